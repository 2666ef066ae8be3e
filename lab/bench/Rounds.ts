/**
 * The number of measurements of a section and its time budget. Rounds that do not fit into the budget are omitted.
 */
export interface Rounds {
  readonly runs: number;
  /** In milliseconds. */
  readonly budget: number;
}

/** More failed visits than this are an error. On a busy machine single visits fail. */
const MAX_FAILED_VISITS = 3;

/**
 * Measures all subjects in turn, round after round, so that the load of the machine affects all of them alike. Every
 * second round runs backwards. The first round is always completed.
 *
 * @returns The number of completed rounds.
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
        if (lost > MAX_FAILED_VISITS) throw error;
        console.error(error);
      }
  }
  return runs;
}
