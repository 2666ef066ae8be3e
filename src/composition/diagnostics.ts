import { ConsoleDiagnostics } from '@/adapters/browser/ConsoleDiagnostics';
import { ErrorReporter } from '@/adapters/browser/ErrorReporter';
import { SystemClock } from '@/adapters/browser/SystemClock';
import { CollectorDiagnostics } from '@/adapters/collector/CollectorDiagnostics';
import { jsonLines } from '@/adapters/collector/jsonLines';
import { otlpLogs } from '@/adapters/collector/otlpLogs';
import { ScrubbedDiagnostics } from '@/application/diagnostics/ScrubbedDiagnostics';
import { parsePathname } from '@/ui/shell/url/languageUrl';
import { routeOf } from '@/ui/shell/routePaths';
import { whenActivated } from './startup/document';
import type { Collector } from './startup/session';

/**
 * Creates the reporter, which writes to the console and sends to the collector. Waits until a prerendered document
 * (speculation rules) is activated.
 * @param to Without it nothing is sent.
 */
export async function openDiagnostics(
  browser: Window & Pick<typeof globalThis, 'console'>,
  to: Collector | undefined,
): Promise<ErrorReporter> {
  await whenActivated(browser.document);
  const { document, location } = browser;
  const console = new ConsoleDiagnostics(browser.console);
  const collector =
    to === undefined
      ? []
      : [
          new CollectorDiagnostics(
            to.url,
            to.format === 'otlp' ? otlpLogs : jsonLines,
            {
              document,
              fetch: async (url, request) => browser.fetch(url, request),
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
