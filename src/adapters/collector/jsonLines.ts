import type { ReportFormat } from './ReportFormat';

/** A line of JSON for each report (docs/diagnostics.md). */
export const jsonLines: ReportFormat = {
  contentType: 'text/plain',
  mode: 'no-cors',
  accepts: ({ span }) => span === undefined,
  encode: (reports) =>
    reports
      .map(
        ({ frames, at, ...report }) =>
          `${JSON.stringify({ ...report, places: frames, at: new Date(at).toISOString() })}\n`,
      )
      .join(''),
};
