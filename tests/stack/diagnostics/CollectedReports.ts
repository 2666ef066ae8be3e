import * as v from 'valibot';
import { LANGUAGES } from '@/domain/shared/language';

/**
 * An event of the product (docs/diagnostics.md). Unknown fields are refused, because they could contain personal
 * data.
 */
const EVENT = v.strictObject({
  event: v.string(),
  detail: v.string(),
  places: v.optional(v.array(v.string())),
  version: v.string(),
  language: v.picklist(LANGUAGES),
  route: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

export type CollectedEvent = v.InferOutput<typeof EVENT>;

const TEXT = v.strictObject({ stringValue: v.string() });
const ATTRIBUTES = v.array(v.strictObject({ key: v.string(), value: TEXT }));
const NANOSECONDS = v.pipe(v.string(), v.regex(/^\d{19}$/u));
const RECORD = v.strictObject({
  timeUnixNano: NANOSECONDS,
  severityNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
  eventName: v.string(),
  body: TEXT,
  attributes: ATTRIBUTES,
});

/** Log records of OTLP in JSON, with the fields that the product sends. */
const OTLP_LOGS = v.strictObject({
  resourceLogs: v.array(
    v.strictObject({
      resource: v.strictObject({ attributes: ATTRIBUTES }),
      scopeLogs: v.array(v.strictObject({ logRecords: v.array(RECORD) })),
    }),
  ),
});

const hexOf = (length: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\da-f]{${String(length)}}$`, 'u')));
const SPAN = v.strictObject({
  traceId: hexOf(32),
  spanId: hexOf(16),
  name: v.string(),
  kind: v.literal(3),
  startTimeUnixNano: NANOSECONDS,
  endTimeUnixNano: NANOSECONDS,
  status: v.strictObject({ code: v.literal(2), message: v.string() }),
  attributes: ATTRIBUTES,
});

/** Spans of OTLP in JSON, with the fields that the product sends. */
const OTLP_TRACES = v.strictObject({
  resourceSpans: v.array(
    v.strictObject({
      resource: v.strictObject({ attributes: ATTRIBUTES }),
      scopeSpans: v.array(v.strictObject({ spans: v.array(SPAN) })),
    }),
  ),
});

type CollectedSpan = v.InferOutput<typeof SPAN>;

const MAX_REPORTS = 1000;

export interface Collected {
  readonly events: readonly CollectedEvent[];
  readonly spans: readonly CollectedSpan[];
  readonly requests: number;
}

/** The reports since the start or the last reset. */
export class CollectedReports {
  #events: CollectedEvent[] = [];
  #spans: CollectedSpan[] = [];
  #requests = 0;

  get all(): Collected {
    return { events: this.#events, spans: this.#spans, requests: this.#requests };
  }

  /** Adds a report. Returns false for an invalid one. */
  add(contentType: string, body: string): boolean {
    this.#requests += 1;
    const type = contentType.split(';')[0]?.trim() ?? '';
    try {
      if (type === 'text/plain') this.#store(linesIn(body));
      else if (type === 'application/json') this.#storeOtlp(JSON.parse(body));
      else return false;
    } catch {
      return false;
    }
    return true;
  }

  reset(): void {
    this.#events = [];
    this.#spans = [];
    this.#requests = 0;
  }

  #store(events: readonly unknown[]): void {
    this.#events = [...this.#events, ...events.map((event) => v.parse(EVENT, event))].slice(-MAX_REPORTS);
  }

  #storeOtlp(body: unknown): void {
    if (v.is(OTLP_TRACES, body)) this.#spans = [...this.#spans, ...spansIn(body)].slice(-MAX_REPORTS);
    else this.#store(recordsIn(body));
  }
}

const spansIn = ({ resourceSpans }: v.InferOutput<typeof OTLP_TRACES>): readonly CollectedSpan[] =>
  resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));

const linesIn = (body: string): readonly unknown[] =>
  body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** The records with the fields of an event. Other attributes are refused, because they could contain personal data. */
function recordsIn(body: unknown): readonly unknown[] {
  const { resourceLogs } = v.parse(OTLP_LOGS, body);
  return resourceLogs.flatMap(({ resource, scopeLogs }) =>
    scopeLogs.flatMap(({ logRecords }) =>
      logRecords.map(({ timeUnixNano, eventName, body: { stringValue: detail }, attributes }) => {
        const {
          'service.name': _name,
          'service.version': version,
          ...unknownOfResource
        } = valuesOf(resource.attributes);
        const {
          'app.language': language,
          'app.route': route,
          'exception.stacktrace': stack,
          ...unknown
        } = valuesOf(attributes);
        const at = new Date(Number(timeUnixNano.slice(0, -6))).toISOString();
        const places = stack === undefined ? {} : { places: stack.split('\n') };
        return {
          event: eventName,
          detail,
          ...places,
          version,
          language,
          route,
          at,
          ...unknownOfResource,
          ...unknown,
        };
      }),
    ),
  );
}

const valuesOf = (attributes: v.InferOutput<typeof ATTRIBUTES>): Readonly<Record<string, string>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]));
