// A document for tests that render: import it before anything that draws. It comes with `npm ci`; the packages from
// Maven bring none. (No top-level await here nor in what it imports: lit would not wait for it.)
import {Window} from 'happy-dom';

const FAMILIES = /^(HTML|SVG|Document|CSS|Shadow|Mutation|Resize|Custom|Element$|Node|Comment$|Text$|\w*Event$)/;
const MORE = ['document', 'customElements', 'localStorage', 'location', 'matchMedia', 'getComputedStyle'];

const page = new Window({url: 'https://magie.test/', width: 1280, height: 800}) as unknown as Record<string, unknown>;
const names = Object.getOwnPropertyNames(page).filter((name) => FAMILIES.test(name));
for (const name of [...names, ...MORE]) {
  const found = page[name];
  const value: unknown = MORE.includes(name) && typeof found === 'function' ? found.bind(page) : found;
  Object.defineProperty(globalThis, name, {configurable: true, writable: true, value});
}
Object.defineProperty(globalThis, 'window', {configurable: true, writable: true, value: page});
