/** Mutants that no test can kill, because nothing that can be observed changes, by the path of their file below `src`. */
export type ExplainedMutants = Readonly<Record<string, readonly Explanation[]>>;

export interface Explanation {
  readonly reason: string;
  /**
   * The replaced code, up to the end of its first line, and the replacement. The third text is a part of the line, for
   * code that occurs more than once.
   */
  readonly mutants: readonly (readonly [code: string, replacement: string, within?: string])[];
}
