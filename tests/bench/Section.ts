/** One table of the report. */
export interface Table {
  readonly title: string;
  /** What its numbers mean. */
  readonly note: string;
  /** The first row names the columns. */
  readonly rows: readonly (readonly string[])[];
}

/** A goal, what came out, and whether that is enough. */
export interface Verdict {
  readonly id: string;
  readonly goal: string;
  readonly measured: string;
  readonly isMet: boolean | undefined;
}

export interface SectionResult {
  readonly tables: readonly Table[];
  readonly verdicts: readonly Verdict[];
}

export const milliseconds = (value: number | undefined): string =>
  value === undefined ? '' : value.toFixed(0);

export const ratio = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(2));

export const kilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? '' : (bytes / 1000).toFixed(1);

/** The goal that a number stays at or below a limit. */
export function atMost(
  id: string,
  goal: string,
  { value, limit, text }: { value: number | undefined; limit: number; text: string },
): Verdict {
  return { id, goal, measured: text, isMet: value === undefined ? undefined : value <= limit };
}
