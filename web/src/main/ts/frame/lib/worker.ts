const ADDRESS = '/worker.js';

interface Policies {
  createPolicy(name: string, rules: {createScriptURL(url: string): string}): {createScriptURL(url: string): string};
}

/** The content security policy lets nothing but this one address become a script of its own. */
function trusted(address: string): string {
  const policies = (window as {trustedTypes?: Policies}).trustedTypes;
  return policies?.createPolicy('magie', {createScriptURL: () => ADDRESS}).createScriptURL(address) ?? address;
}

/** What this page has loaded, so that a worker, also a newer one, keeps all of it. */
function tell(worker: ServiceWorker | null): void {
  worker?.postMessage(performance.getEntriesByType('resource').map((loaded) => loaded.name));
}

/**
 * Lets the browser keep the files of the page and install it; without TLS, but on this machine, it does not.
 *
 * @param rest loads what the page will need later
 */
export async function keepPage(rest: () => Promise<void>): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  try {
    const {serviceWorker} = navigator;
    serviceWorker.addEventListener('controllerchange', () => tell(serviceWorker.controller));
    await serviceWorker.register(trusted(ADDRESS), {updateViaCache: 'none'});
    const {active} = await serviceWorker.ready;
    tell(active);
    await rest();
    tell(serviceWorker.controller ?? active);
  } catch {
    // Private windows and full disks keep nothing, and everything else works.
  }
}
