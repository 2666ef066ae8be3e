import type { Report, ReportFormat } from './ReportFormat';

/** `SEVERITY_NUMBER_ERROR`. */
const ERROR = 17;

const attributes = (values: Readonly<Record<string, string>>): object[] =>
  Object.entries(values).map(([key, stringValue]) => ({ key, value: { stringValue } }));

/**
 * Log records in the JSON encoding of OTLP 1.5 (docs/diagnostics.md). OTLP has no plain text, so a browser sends a
 * preflight request first.
 */
export const otlpLogs: ReportFormat = {
  contentType: 'application/json',
  mode: 'cors',
  encode: (reports) =>
    JSON.stringify({
      resourceLogs: [
        {
          resource: {
            attributes: attributes({ 'service.name': 'amin', 'service.version': reports[0].version }),
          },
          scopeLogs: [{ logRecords: reports.map(recordOf) }],
        },
      ],
    }),
};

function recordOf({ event, detail, frames, language, route, at }: Report): object {
  return {
    timeUnixNano: `${String(at)}000000`,
    severityNumber: ERROR,
    eventName: event,
    body: { stringValue: detail },
    attributes: attributes({
      'app.language': language,
      'app.route': route,
      ...(frames !== undefined && { 'exception.stacktrace': frames.join('\n') }),
    }),
  };
}
