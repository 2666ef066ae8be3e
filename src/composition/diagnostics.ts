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

declare global {
  interface ImportMetaEnv {
    /** With its type the build replaces it alone, and not by an object of all settings. */
    readonly VITE_DIAGNOSTICS_FORMAT?: string;
  }
}

/**
 * Creates the reporter, which writes to the console and sends to the collector. A prerendering document (speculation
 * rules) reports when it is activated.
 * @param url The URL of the collector. Without it nothing is sent.
 * @param format How reports are sent. Read here, so that visitors do not download it.
 */
export async function openDiagnostics(
  browser: Window & Pick<typeof globalThis, 'console'>,
  url: string | undefined,
  format = import.meta.env.VITE_DIAGNOSTICS_FORMAT,
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
            format === 'otlp' ? otlpLogs : jsonLines,
            {
              document,
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
