import { ConsoleDiagnostics } from '@/adapters/browser/ConsoleDiagnostics';
import { ErrorReporter } from '@/adapters/browser/ErrorReporter';
import { SystemClock } from '@/adapters/browser/SystemClock';
import { CollectorDiagnostics } from '@/adapters/collector/CollectorDiagnostics';
import { jsonLines } from '@/adapters/collector/jsonLines';
import { otlpLogs, otlpTraces } from '@/adapters/collector/otlp';
import type { ReportFormat } from '@/adapters/collector/ReportFormat';
import { ScrubbedDiagnostics } from '@/application/diagnostics/ScrubbedDiagnostics';
import { parsePathname } from '@/ui/shell/url/languageUrl';
import { routeOf } from '@/ui/shell/routePaths';
import { whenActivated } from './startup/document';
import type { Collector } from './variants/variants';

/**
 * Creates the reporter, which writes to the console and sends to the collector. Waits until a prerendered document
 * (speculation rules) is activated.
 * @param collector Without it nothing is sent.
 */
export async function openDiagnostics(
  browser: Window & Pick<typeof globalThis, 'console'>,
  collector: Collector | undefined,
): Promise<ErrorReporter> {
  await whenActivated(browser.document);
  const { document, location } = browser;
  const console = new ConsoleDiagnostics(browser.console);
  const collectors = (collector === undefined ? [] : endpointsOf(collector)).map(
    ({ url, format }) =>
      new CollectorDiagnostics(url, format, browser, new SystemClock(browser), () => ({
        version: document.body.dataset['version'] ?? 'unknown',
        language: document.documentElement.lang,
        route: routeOf(parsePathname(location.pathname).path) ?? 'unknown',
      })),
  );
  return new ErrorReporter(new ScrubbedDiagnostics([console, ...collectors]), location.origin);
}

/** The end of the URL that OTLP/HTTP specifies for log records. */
const LOGS = /\/v1\/logs$/u;

/** With OTLP, spans go to the URL beside that of the log records. Without such a URL none are sent. */
function endpointsOf({ url, format }: Collector): readonly { url: string; format: ReportFormat }[] {
  if (format === 'lines') return [{ url, format: jsonLines }];
  const traces = LOGS.test(url) ? [{ url: url.replace(LOGS, '/v1/traces'), format: otlpTraces }] : [];
  return [{ url, format: otlpLogs }, ...traces];
}
