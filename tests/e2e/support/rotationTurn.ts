import { COMPLETE_LANGUAGES, type CompleteLanguage } from '../../../src/domain/shared/language';
import { commitNumber } from '../../support/commitNumber';

/** Each turn checks an eighteenth of the states, each in one of three languages and two sizes. */
const TURNS = 108;

/** A number from 0 to 107, or `all`. */
type TestTurn = number | 'all';

/**
 * Selects what the tests in rotation check: the states, the language and size of each, the identity provider of the
 * live product, and the libraries that the tests of the identity port use. The commit decides it, so that every run of a
 * commit tests the same, and all turns together cover everything. The variable `TEST_TURN` overrides it: `all` runs
 * everything. Without a repository the turn is 0.
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

/** Whether the turn selects this language for the case at this position of a list. Neighbours have different languages. */
export function isLanguageOfTurn(language: CompleteLanguage, position = 0): boolean {
  const turn = rotationTurn();
  return turn === 'all' || COMPLETE_LANGUAGES[(turn + position) % COMPLETE_LANGUAGES.length] === language;
}

/** The half of a list that the turn selects. It changes once every language has had a turn with it. */
export function halfOf<Item>(items: readonly Item[], turn = rotationTurn()): readonly Item[] {
  if (turn === 'all') return items;
  const half = Math.floor(turn / COMPLETE_LANGUAGES.length) % 2;
  return items.filter((_, index) => index % 2 === half);
}

/**
 * Whether the turn runs a journey of the demo that the live product has too and runs in every turn. Two turns of four,
 * because `turn % 2` selects the direction.
 */
export function isDemoOfTurn(): boolean {
  const turn = rotationTurn();
  return turn === 'all' || Math.floor(turn / 2) % 2 === 0;
}
