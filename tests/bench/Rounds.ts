/** How often a section measures, and how long it may: what is left when the time is over is left out. */
export interface Rounds {
  readonly runs: number;
  /** Milliseconds. */
  readonly budget: number;
}

/** A busy machine loses a visit now and then; more than these mean that something is wrong. */
const TOO_MANY = 3;

/**
 * Lets everything have its turn, round after round, so that a busy minute of the machine meets all alike. Every other
 * round goes backwards. The first round is always finished.
 * @returns how many rounds were made.
 */
export async function interleave<T>(
  { runs, budget }: Rounds,
  items: readonly T[],
  measure: (item: T, round: number) => Promise<void>,
): Promise<number> {
  const end = performance.now() + budget;
  let lost = 0;
  for (let round = 0; round < runs; round += 1) {
    if (round > 0 && performance.now() > end) return round;
    for (const item of round % 2 === 0 ? items : items.toReversed())
      try {
        await measure(item, round);
      } catch (error) {
        lost += 1;
        if (lost > TOO_MANY) throw error;
        console.error(error);
      }
  }
  return runs;
}
