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

const JSON_TYPES = ['application/csp-report', 'application/reports+json'];

const MAX_REPORTS = 1000;

export interface Collected {
  readonly events: readonly CollectedEvent[];
  /** Reports that browsers send by themselves, unchanged. */
  readonly browserReports: readonly unknown[];
  readonly requests: number;
}

/** The reports since the start or the last reset. */
export class CollectedReports {
  #events: CollectedEvent[] = [];
  #browserReports: unknown[] = [];
  #requests = 0;

  get all(): Collected {
    return { events: this.#events, browserReports: this.#browserReports, requests: this.#requests };
  }

  /** Stores a report. Returns false for an invalid one. */
  take(contentType: string, body: string): boolean {
    this.#requests += 1;
    const type = contentType.split(';')[0]?.trim() ?? '';
    try {
      if (type === 'text/plain') this.#takeLines(body);
      else if (JSON_TYPES.includes(type)) this.#browserReports.push(JSON.parse(body));
      else return false;
    } catch {
      return false;
    }
    return true;
  }

  reset(): void {
    this.#events = [];
    this.#browserReports = [];
    this.#requests = 0;
  }

  #takeLines(body: string): void {
    const lines = body.split('\n').filter((line) => line !== '');
    const events = lines.map((line) => v.parse(EVENT, JSON.parse(line)));
    this.#events = [...this.#events, ...events].slice(-MAX_REPORTS);
  }
}
