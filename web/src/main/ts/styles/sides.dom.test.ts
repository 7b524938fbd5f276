// No document is needed here but the files themselves, which only tests that render may read.
import {equal, test} from '../testing.ts';

interface Files {
  readdirSync(folder: URL): string[];
  readFileSync(file: URL, encoding: string): string;
}

const NODE = 'node:fs';
const files = (await import(NODE)) as Files;

/** Declarations that mean another side in a language that is read from right to left. */
function physical(css: string): string[] {
  const sided = css.match(/(?<![\w-])(?:(?:padding|margin|border|inset)-)?(?:left|right)(?:-\w+)?:[^;]*;/g) ?? [];
  const uneven = [...css.matchAll(/(?<![\w-])(?:padding|margin|inset|border-width):\s*(\S+) (\S+) (\S+) (\S+);/g)]
    .filter(([, , right, , left]) => right !== left)
    .map(([declaration]) => declaration);
  return [...sided, ...uneven];
}

test('what stands at one side stands at the other one in Arabic', () => {
  const folder = new URL('./', import.meta.url);
  const found = files
    .readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) =>
      physical(files.readFileSync(new URL(name, folder), 'utf8')).map((declaration) => `${name}: ${declaration}`),
    );
  equal(found, []);
});

test('a side of its own is found however it is written', () => {
  equal(physical('a { padding: 1px 2px 3px 4px; margin-left: 1px; left: 0; }').length, 3);
  equal(physical('a { padding: 1px 2px 3px 2px; margin-inline: 1px 2px; text-align: left; }'), []);
});
