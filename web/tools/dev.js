// `npm run dev`: bundles the page again whenever a source changes and reloads it in the browser. Everything that isn't
// the page (the API, its WebSockets, icons) comes from a running server:
//
//     npm run dev                                     the server at http://localhost:8080
//     npm run dev -- --server http://host:9000        another one
//     npm run dev -- --port 3000                      another port for the page
import {context} from 'esbuild';
import {readFile} from 'node:fs/promises';
import {createServer, request as httpRequest} from 'node:http';
import {request as httpsRequest} from 'node:https';
import {dirname, extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const {values} = parseArgs({
  options: {server: {type: 'string', default: 'http://localhost:8080'}, port: {type: 'string', default: '8081'}},
});
const server = new URL(values.server);
const send = server.protocol === 'https:' ? httpsRequest : httpRequest;
const TYPES = {'.js': 'text/javascript', '.css': 'text/css', '.map': 'application/json'};
const RELOAD = '/dev-reload.js';
const EVENTS = '/dev-events';

/** The files of the bundle by their paths, as esbuild last wrote them. */
let bundle = new Map();
/** The browsers that wait to be told of a change. */
const watching = new Set();

const serving = {
  name: 'serving',
  setup(build) {
    build.onEnd(({outputFiles = [], errors}) => {
      if (errors.length === 0) {
        bundle = new Map(outputFiles.map((file) => [file.path.slice(web.length), file.contents]));
        watching.forEach((response) => response.write('data: changed\n\n'));
      }
    });
  },
};

/** Headers as the server expects them from its own pages. */
function forwarded(headers) {
  return {...headers, host: server.host, ...(headers.origin ? {origin: server.origin} : {})};
}

function ask(incoming) {
  const {method, url, headers} = incoming;
  return send(new URL(url, server), {method, headers: forwarded(headers)});
}

function noServer(response) {
  response.writeHead(502, {'Content-Type': 'text/plain'});
  response.end(`There is no server at ${server.origin}: start one with ./magie, or name it with --server.\n`);
}

function proxy(incoming, response) {
  const outgoing = ask(incoming);
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => noServer(response));
  incoming.pipe(outgoing);
}

/** Our own index.html, with the server's content security policy, so that a breach shows at once. */
function page(incoming, response) {
  const outgoing = ask(incoming);
  outgoing.on('error', () => noServer(response));
  outgoing.on('response', async (answer) => {
    answer.resume();
    const html = await readFile(join(web, 'src/main/resources/web/index.html'), 'utf8');
    const {'set-cookie': cookie, 'content-security-policy': policy} = answer.headers;
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(cookie ? {'Set-Cookie': cookie} : {}),
      ...(policy ? {'Content-Security-Policy': policy} : {}),
    });
    response.end(html.replace('</head>', `  <script type="module" src="${RELOAD}"></script>\n</head>`));
  });
  outgoing.end();
}

function events(response) {
  response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'});
  response.write('\n');
  watching.add(response);
  response.on('close', () => watching.delete(response));
}

const dev = createServer((incoming, response) => {
  const {pathname} = new URL(incoming.url, 'http://localhost');
  const file = bundle.get(pathname);
  if (file) {
    response.writeHead(200, {'Content-Type': TYPES[extname(pathname)] ?? 'text/plain', 'Cache-Control': 'no-store'});
    response.end(file);
  } else if (pathname === RELOAD) {
    response.writeHead(200, {'Content-Type': 'text/javascript', 'Cache-Control': 'no-store'});
    response.end(`new EventSource('${EVENTS}').onmessage = () => location.reload();\n`);
  } else if (pathname === EVENTS) {
    events(response);
  } else if (pathname === '/worker.js') {
    response.writeHead(404).end(); // it would keep the files of the last build
  } else if (incoming.headers.accept?.includes('text/html') && !pathname.startsWith('/api/')) {
    page(incoming, response);
  } else {
    proxy(incoming, response);
  }
});

dev.on('upgrade', (incoming, socket, head) => {
  const outgoing = ask(incoming);
  outgoing.on('upgrade', (answer, far, rest) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(rest);
    far.write(head);
    far.pipe(socket).pipe(far);
    far.on('error', () => socket.destroy());
    socket.on('error', () => far.destroy());
  });
  outgoing.on('response', (answer) => socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`));
  outgoing.on('error', () => socket.destroy());
  outgoing.end();
});

const watched = await context({
  entryPoints: [join(web, 'src/main/ts/app.ts')],
  bundle: true,
  format: 'esm',
  splitting: true,
  sourcemap: true,
  target: 'es2022',
  outdir: web,
  write: false,
  logLevel: 'info',
  plugins: [serving],
});
await watched.watch();
dev.listen(Number(values.port), 'localhost', () => {
  console.log(`The page is at http://localhost:${values.port}, its server at ${server.origin}.`);
});
