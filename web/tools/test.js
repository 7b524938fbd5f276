// Runs the tests: `npm test`, or `npm test -- auction` for the files whose path contains "auction".
// All files in one process: starting Node once for each takes longer than the tests.
import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = join(web, 'src/main/ts');
const wanted = process.argv.slice(2);
const files = readdirSync(sources, {recursive: true})
  .filter((path) => path.endsWith('.test.ts') && (wanted.length === 0 || wanted.some((part) => path.includes(part))))
  .map((path) => pathToFileURL(join(sources, path)).href)
  .sort();
if (files.length === 0) {
  console.error(`No test has ${wanted.join(' or ')} in its path.`);
  process.exit(2);
}
// Tests that render have a document, the others must do without: two processes.
const groups = [
  files.filter((file) => !file.endsWith('.dom.test.ts')),
  files.filter((file) => file.endsWith('.dom.test.ts')),
];
const failed = groups
  .filter((group) => group.length > 0)
  .map((group) => {
    const code = group.map((file) => `await import(${JSON.stringify(file)});`).join('\n');
    const flags = ['--conditions=browser', '--import=tsx', '--test-reporter=spec', '--input-type=module'];
    return spawnSync(process.execPath, [...flags, '--eval', code], {cwd: web, stdio: 'inherit'}).status;
  })
  .filter((status) => status !== 0);
process.exit(failed.length === 0 ? 0 : 1);
