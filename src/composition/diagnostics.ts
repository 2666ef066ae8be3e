import { ConsoleDiagnostics } from '@/adapters/browser/ConsoleDiagnostics';
import { ErrorReporter } from '@/adapters/browser/ErrorReporter';
import { SystemClock } from '@/adapters/browser/SystemClock';
import { CollectorDiagnostics } from '@/adapters/collector/CollectorDiagnostics';
import { ScrubbedDiagnostics } from '@/application/diagnostics/ScrubbedDiagnostics';
import { parsePathname } from '@/ui/shell/url/languageUrl';
import { routeOf } from '@/ui/shell/routePaths';
import { whenActivated } from './startup/document';

/**
 * Creates the reporter, which writes to the console and sends to the collector. A prerendering document (speculation
 * rules) reports when it is activated.
 * @param url The URL of the collector. Without it nothing is sent.
 */
export async function openDiagnostics(
  browser: Window & Pick<typeof globalThis, 'console'>,
  url: string | undefined,
): Promise<ErrorReporter> {
  await whenActivated(browser.document);
  const { document, location } = browser;
  const console = new ConsoleDiagnostics(browser.console);
  const collector =
    url === undefined
      ? []
      : [
          new CollectorDiagnostics(
            url,
            {
              document,
              navigator: browser.navigator,
              fetch: async (to, request) => browser.fetch(to, request),
              storage: () => browser.sessionStorage,
              addEventListener: (type, listener) => {
                browser.addEventListener(type, listener);
              },
            },
            new SystemClock(browser),
            () => ({
              version: document.body.dataset['version'] ?? 'unknown',
              language: document.documentElement.lang,
              route: routeOf(parsePathname(location.pathname).path) ?? 'unknown',
            }),
          ),
        ];
  return new ErrorReporter(new ScrubbedDiagnostics([console, ...collector]), location.origin);
}
