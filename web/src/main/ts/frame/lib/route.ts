/** Where we are. Setting up a game has its address, so that the back button works. */
export type Route =
  | {page: 'home'}
  | {page: 'setup'; game: string; mode: SetupMode}
  | {page: 'table' | 'replay' | 'dice'; table: string}
  | {page: 'unpack'; pack: string}
  | {page: 'nowhere'};

export type SetupMode = 'friends' | 'device' | 'bots';

export function routeOf(url: URL): Route {
  const table = /^\/t\/([A-Za-z0-9_-]{1,64})$/.exec(url.pathname)?.[1];
  if (table !== undefined) {
    const look = url.searchParams.get('look');
    return {page: look === 'replay' || look === 'dice' ? look : 'table', table};
  }
  const pack = /^\/u\/([0-9a-f]{32})$/.exec(url.pathname)?.[1];
  if (pack !== undefined) {
    return {page: 'unpack', pack};
  }
  if (url.pathname !== '/') {
    return {page: 'nowhere'};
  }
  if (url.searchParams.has('unpack')) {
    return {page: 'unpack', pack: ''};
  }
  const game = url.searchParams.get('new');
  const mode = url.searchParams.get('for');
  if (game !== null && /^[a-z]{1,20}$/.test(game)) {
    return {page: 'setup', game, mode: mode === 'device' || mode === 'bots' ? mode : 'friends'};
  }
  return {page: 'home'};
}

export function go(path: string): void {
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Lets a link work without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (
    link &&
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey
  ) {
    event.preventDefault();
    go(link.pathname + link.search);
  }
}
