import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';

const SCRIPT = '/sw.js';

/** Milliseconds: what the page itself fetches ahead of its next steps goes first. */
const PAUSE = 2000;

interface ScriptAddressPolicies {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(address: string): string };
}

/** What of a browser this needs; none of it is in every browser. */
export interface ServiceWorkerBrowser {
  readonly document: Pick<Document, 'readyState'>;
  readonly navigator: {
    readonly serviceWorker?: Pick<ServiceWorkerContainer, 'register'> | undefined;
    readonly connection?: { readonly saveData?: boolean | undefined } | undefined;
  };
  readonly trustedTypes?: ScriptAddressPolicies | undefined;
  addEventListener(type: 'load', listener: () => void, options: { readonly once: true }): void;
}

/**
 * Registers the service worker, which caches the application's files, so that the next visit starts from the cache and
 * works offline. It registers once the page has loaded and the network is idle. It does not register under Save-Data.
 * The caller leaves visitors out, because they download nothing of the product. A failed registration does not affect
 * the page.
 * @param pause Milliseconds without a finished resource before it registers.
 */
export function registerServiceWorker(browser: ServiceWorkerBrowser, pause = PAUSE): void {
  const { serviceWorker, connection } = browser.navigator;
  if (serviceWorker === undefined || connection?.saveData === true) return;
  const register = (): void => {
    whenNetworkIdle(
      () => void serviceWorker.register(address(browser), { updateViaCache: 'none' }).catch(() => undefined),
      pause,
    );
  };
  if (browser.document.readyState === 'complete') register();
  else browser.addEventListener('load', register, { once: true });
}

/** Where scripts have to come from a policy, this one admits the one address there is. */
function address({ trustedTypes }: ServiceWorkerBrowser): string {
  if (trustedTypes === undefined) return SCRIPT;
  return trustedTypes.createPolicy('amin-device', { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT);
}
