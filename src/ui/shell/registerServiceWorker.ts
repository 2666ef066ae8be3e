import type { ServiceWorkers } from './fillPrecache';
import { BASE_URL } from './publicPages';
import { prefersReducedData } from './prefersReducedData';
import { withoutReloadOnFailure } from './loading/withoutReloadOnFailure';
import { whenNetworkIdle } from './whenNetworkIdle';

/** Its folder is the scope of the service worker. */
const SCRIPT = `${BASE_URL}sw.js`;

/** Milliseconds in which no resource finishes loading. They let the page's own prefetches finish first. */
const PAUSE = 2000;

interface ScriptUrlPolicies {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

type RegisteringServiceWorkers = Pick<ServiceWorkerContainer, 'register'> & ServiceWorkers;

/** The browser features in use. Some browsers lack them. */
export interface ServiceWorkerBrowser {
  readonly document: Pick<Document, 'readyState'>;
  readonly navigator: {
    readonly serviceWorker?: RegisteringServiceWorkers | undefined;
  };
  readonly trustedTypes?: ScriptUrlPolicies | undefined;
  addEventListener(type: 'load', listener: () => void, options: { readonly once: true }): void;
}

/**
 * Registers the service worker, which caches the application's files, so that the next visit starts from the cache and
 * works offline. It registers once the page has loaded and the network is idle, and its installation loads the documents
 * and the scripts that they start with; `fillPrecache` adds the other files. It does not register under Save-Data.
 * The caller leaves visitors out, because they download nothing of the product. A failed registration does not affect
 * the page.
 * @param pause Milliseconds without a finished resource before it registers.
 */
export function registerServiceWorker(browser: ServiceWorkerBrowser, pause = PAUSE): void {
  const { serviceWorker } = browser.navigator;
  if (serviceWorker === undefined || prefersReducedData()) return;
  const register = (): void => {
    whenNetworkIdle(() => void install(serviceWorker, scriptUrl(browser)).catch(() => undefined), pause);
  };
  if (browser.document.readyState === 'complete') register();
  else browser.addEventListener('load', register, { once: true });
}

async function install(serviceWorker: RegisteringServiceWorkers, script: string): Promise<void> {
  await serviceWorker.register(script, { updateViaCache: 'none' });
  const { fillPrecache } = await withoutReloadOnFailure(async () => import('./fillPrecache'));
  await fillPrecache(serviceWorker);
}

/** Under Trusted Types the URL has to come from a policy. This policy creates no other URL. */
function scriptUrl({ trustedTypes }: ServiceWorkerBrowser): string {
  if (trustedTypes === undefined) return SCRIPT;
  return trustedTypes.createPolicy('amin-device', { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT);
}
