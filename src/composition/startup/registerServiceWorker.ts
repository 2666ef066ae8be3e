import { whenQuiet } from '@/ui/shell/whenQuiet';

const SCRIPT = '/sw.js';

/** Milliseconds: what the page itself fetches ahead of its next steps goes first. */
const QUIET = 2000;

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
 * Lets the browser keep the product's own files, so that the next visit starts from the device and works without a
 * connection. Only once the page is there and all is quiet; never for a visitor, who is to download nothing of the product,
 * and not where data is to be saved. What fails here changes nothing for the page.
 * @param quiet Milliseconds without anything from the network before it begins.
 */
export function registerServiceWorker(browser: ServiceWorkerBrowser, quiet = QUIET): void {
  const { serviceWorker, connection } = browser.navigator;
  if (serviceWorker === undefined || connection?.saveData === true) return;
  const register = (): void => {
    whenQuiet(
      () => void serviceWorker.register(address(browser), { updateViaCache: 'none' }).catch(() => undefined),
      quiet,
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
