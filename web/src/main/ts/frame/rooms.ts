import type {Route} from './lib/route.ts';

/** What is loaded when it is first looked at; the first page needs none of it. */
const ROOMS: Partial<Record<Route['page'], () => Promise<unknown>>> = {
  setup: () => import('./setup/setup-page.ts'),
  table: () => import('./table/table-page.ts'),
  dice: () => import('./table/table-page.ts'),
  replay: () => import('./replay/replay-page.ts'),
  unpack: () => import('./packing/unpack-page.ts'),
};

/** Everything that a page needs is there. */
export async function room(page: Route['page']): Promise<void> {
  await ROOMS[page]?.();
}

/** Loads all of them once the page has nothing else to do, so that they are there without a server too. */
export async function everyRoom(): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), {timeout: 5000});
    } else {
      setTimeout(resolve, 2000); // Safari
    }
  });
  await Promise.allSettled(Object.values(ROOMS).map((load) => load()));
}
