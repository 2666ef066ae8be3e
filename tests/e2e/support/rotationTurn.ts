import { commitNumber } from '../../support/commitNumber';

/** A sixth of the states, in three languages and two sizes. */
const TURNS = 36;

/** A number from 0 to 35, or `all`. */
export type TestTurn = number | 'all';

/**
 * Selects what the tests in rotation check: the states, the language and size of each, and the identity provider of the
 * live product. The commit decides it, so that every run of a commit tests the same, and all turns together cover
 * everything. The variable `TEST_TURN` overrides it: `all` runs everything. Without a repository the turn is 0.
 */
export function rotationTurn(): TestTurn {
  const wanted = process.env['TEST_TURN'];
  if (wanted === 'all') return wanted;
  const turn = wanted === undefined ? commitNumber() % TURNS : Number(wanted);
  if (!Number.isInteger(turn) || turn < 0 || turn >= TURNS)
    throw new Error(
      `TEST_TURN is ${String(wanted)}. Set it to all, or to a number from 0 to ${String(TURNS - 1)}.`,
    );
  process.env['TEST_TURN'] = String(turn);
  if (wanted === undefined)
    console.log(
      `TEST_TURN=${String(turn)} selects states, languages and sizes. TEST_TURN=all runs all of them.`,
    );
  return turn;
}
