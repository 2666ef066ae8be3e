/** A mutant that no test can kill, because nothing that can be observed changes. */
interface Explained {
  /** Below `src`. */
  readonly file: string;
  /** The code that is replaced, up to the end of its line. */
  readonly code: string;
  readonly replacement: string;
  readonly reason: string;
}

export const EXPLAINED: readonly Explained[] = [];
