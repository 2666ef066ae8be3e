/** One table of the report. */
export interface Table {
  readonly title: string;
  /** The meaning of its numbers. */
  readonly note: string;
  /** The first row contains the column headings. */
  readonly rows: readonly (readonly string[])[];
}

/** A goal, the measured value, and whether it is met. */
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

/** A goal that a number does not exceed a limit. */
export function atMost(
  id: string,
  goal: string,
  { value, limit, text }: { value: number | undefined; limit: number; text: string },
): Verdict {
  return { id, goal, measured: text, isMet: value === undefined ? undefined : value <= limit };
}
