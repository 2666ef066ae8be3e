import type { DiagnosticEvent } from '@/application/ports/Diagnostics';

/** The fields added to every event. They do not identify the owner. */
export interface ReportContext {
  /** The commit the site was built from. */
  readonly version: string;
  readonly language: string;
  /** The name of the route. The path is not sent, because it contains ids. */
  readonly route: string;
}

export interface Report extends DiagnosticEvent, ReportContext {
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** At least one report of a document. */
export type Reports = readonly [Report, ...Report[]];

/** How reports are written in the body of a request. */
export interface ReportFormat {
  /** Whether the format has a place for the event. */
  readonly accepts: (event: DiagnosticEvent) => boolean;
  readonly contentType: string;
  /** `no-cors` where the type needs no preflight request, and so no CORS headers of the collector. */
  readonly mode: 'cors' | 'no-cors';
  readonly encode: (reports: Reports) => string;
}
