import { randomHex } from '@/domain/shared/randomHex';
import type { Report, ReportFormat, Reports } from './ReportFormat';

/* The JSON encoding of OTLP 1.5 (docs/diagnostics.md). Its content type needs a preflight request. */

const SEVERITY_NUMBER_ERROR = 17;
const SPAN_KIND_CLIENT = 3;
const STATUS_CODE_ERROR = 2;

/** Log records, of events without a span. */
export const otlpLogs: ReportFormat = {
  contentType: 'application/json',
  mode: 'cors',
  accepts: ({ span }) => span === undefined,
  encode: (reports) =>
    JSON.stringify({
      resourceLogs: [{ resource: resourceOf(reports), scopeLogs: [{ logRecords: reports.map(recordOf) }] }],
    }),
};

/** Each span has its own trace id, because requests to the API carry no `traceparent`. */
export const otlpTraces: ReportFormat = {
  contentType: 'application/json',
  mode: 'cors',
  accepts: ({ span }) => span !== undefined,
  encode: (reports) =>
    JSON.stringify({
      resourceSpans: [{ resource: resourceOf(reports), scopeSpans: [{ spans: reports.flatMap(spansOf) }] }],
    }),
};

const attributes = (values: Readonly<Record<string, string>>): object[] =>
  Object.entries(values).map(([key, stringValue]) => ({ key, value: { stringValue } }));

const resourceOf = ([{ version }]: Reports): object => ({
  attributes: attributes({ 'service.name': 'amin', 'service.version': version }),
});

/** OTLP requires an integer, and the duration of a span may have a fraction. */
const nanoseconds = (milliseconds: number): string => `${String(Math.round(milliseconds))}000000`;

function recordOf({ event, detail, frames, language, route, at }: Report): object {
  return {
    timeUnixNano: nanoseconds(at),
    severityNumber: SEVERITY_NUMBER_ERROR,
    eventName: event,
    body: { stringValue: detail },
    attributes: attributes({
      'app.language': language,
      'app.route': route,
      ...(frames !== undefined && { 'exception.stacktrace': frames.join('\n') }),
    }),
  };
}

function spansOf({ detail, span, language, route, at }: Report): object[] {
  if (span === undefined) return [];
  return [
    {
      traceId: randomHex(crypto, 16),
      spanId: randomHex(crypto, 8),
      name: span.name,
      kind: SPAN_KIND_CLIENT,
      startTimeUnixNano: nanoseconds(at - span.duration),
      endTimeUnixNano: nanoseconds(at),
      status: { code: STATUS_CODE_ERROR, message: detail },
      attributes: attributes({ 'app.language': language, 'app.route': route }),
    },
  ];
}
