import type { Page } from '@playwright/test';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '../../../src/domain/shared/language';
import { Accessibility } from '../support/Accessibility';
import { arrive } from '../support/arrive';
import { brokenWords } from '../support/brokenWords';
import { coveredFocus } from '../support/coveredFocus';
import { misfits } from '../support/fit';
import { ignorePrint, PAPER } from '../support/printing';
import { SIZES, type Size } from '../support/sizes';
import { ENLARGED_PHONES, SMALL_WINDOWS, type SmallWindow } from '../support/smallWindows';
import { finishAnimations } from '../support/finishAnimations';
import { STATES } from '../support/states';
import type { LinkedState } from '../support/states/LinkedState';
import { expect, oncePerLanguageOnTheDesktop, test } from '../support/test';
import { halfOf, rotationTurn } from '../support/rotationTurn';
import { setTextSize } from '../support/textSize';

/** The number of states that one test checks in one tab. */
const STATES_PER_TEST = 8;

/**
 * `npm test` checks every eighteenth state in one language, one size, half of the small windows and half of the phones with
 * enlarged text, which the turn selects.
 * `npm run test:accessibility` checks each state in all of them.
 */
const TURN = rotationTurn();
const NEIGHBOURS = 18;

/** Neighbours in the list are states of the same screen, so that each turn checks most screens. */
const isChecked = (state: LinkedState): boolean =>
  TURN === 'all' || STATES.indexOf(state) % NEIGHBOURS === TURN % NEIGHBOURS;

/**
 * Selects the language, the size and the windows of a state. It grows by one with each turn that checks the state, and
 * from one group of neighbours to the next.
 */
const rotationOf = (state: LinkedState, turn: number): number =>
  Math.floor(STATES.indexOf(state) / NEIGHBOURS) + Math.floor(turn / NEIGHBOURS);

function testsIn(language: CompleteLanguage): readonly (readonly LinkedState[])[] {
  const states = STATES.filter((state) => isChecked(state) && isInTurn(language, state));
  return Array.from({ length: Math.ceil(states.length / STATES_PER_TEST) }, (_, index) =>
    states.slice(index * STATES_PER_TEST, (index + 1) * STATES_PER_TEST),
  );
}

function isInTurn(language: CompleteLanguage, state: LinkedState): boolean {
  return (
    TURN === 'all' || COMPLETE_LANGUAGES[rotationOf(state, TURN) % COMPLETE_LANGUAGES.length] === language
  );
}

oncePerLanguageOnTheDesktop((language) => {
  test.describe('every state is accessible and fits', () => {
    /* States with an error on purpose report it. */
    test.use({ expectedReport: /\[amin\] |The demo threw|Failed to execute '\w+' on 'Node'/u });

    for (const states of testsIn(language))
      test(states.map(({ name }) => name).join(', '), async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await ignorePrint(page);
        const accessibility = new Accessibility(page);
        for (const state of states)
          await test.step(state.name, async () => {
            await open(page, state);
            for (const size of sizesOf(state)) {
              await page.setViewportSize(SIZES[size].viewport);
              await accessibility.expectNoViolation(state, size);
            }
            await expectToFit(page, state);
          });
      });
  });
});

/** Each state opens in a fresh demo world without latency. */
async function open(page: Page, state: LinkedState): Promise<void> {
  const [first = 'desktop'] = sizesOf(state);
  await page.setViewportSize(SIZES[first].viewport);
  const { path } = state;
  /* The previous state may have been printed. */
  await page.emulateMedia({ media: null });
  await page.goto(
    path.includes('demo.') ? path.replace('demo.', 'demo.start-over&demo.latency=20&demo.') : path,
  );
  await arrive(page, state);
}

function sizesOf(state: LinkedState): readonly Size[] {
  if (state.size !== undefined) return [state.size];
  if (TURN === 'all') return ['desktop', 'phone'];
  return [rotationOf(state, TURN) % 2 === 0 ? 'desktop' : 'phone'];
}

/**
 * Checks that no text is cut off, nothing scrolls sideways, no word breaks on a phone with enlarged text, no focused element
 * is covered, and no link gives a new tab access to this one (threats T15).
 */
async function expectToFit(page: Page, state: LinkedState): Promise<void> {
  const { name } = state;
  await expect.soft(page.locator('[target="_blank"]:not([rel~="noopener"])'), name).toHaveCount(0);
  const session = await page.context().newCDPSession(page);
  for (const { name: where, viewport, textSize } of windowsOf(state)) {
    await page.setViewportSize(viewport);
    await setTextSize(session, textSize);
    await finishAnimations(page);
    expect.soft(await misfits(page), `${name}, ${where}`).toEqual([]);
    expect.soft(await coveredFocus(page), `${name}, focus in ${where}`).toEqual([]);
  }
  for (const { name: where, viewport, textSize } of phonesOf(state)) {
    await page.setViewportSize(viewport);
    await setTextSize(session, textSize);
    await finishAnimations(page);
    expect.soft(await misfits(page), `${name}, ${where}`).toEqual([]);
    expect.soft(await brokenWords(page), `${name}, broken words with ${where}`).toEqual([]);
  }
  await setTextSize(session, 1);
  await session.detach();
}

/** Each turn checks a state in half of the windows. */
function windowsOf(state: LinkedState): readonly SmallWindow[] {
  const { size, isPrinted } = state;
  if (isPrinted === true) return [{ name: 'the width of paper', viewport: PAPER, textSize: 1 }];
  if (size !== undefined) return SMALL_WINDOWS.filter(({ viewport }) => size === sizeOf(viewport));
  return halfOf(SMALL_WINDOWS, turnOf(state));
}

/** Each turn checks a state on half of the phones. */
function phonesOf(state: LinkedState): readonly SmallWindow[] {
  const { size, isPrinted } = state;
  return isPrinted === true || size === 'desktop' ? [] : halfOf(ENLARGED_PHONES, turnOf(state));
}

function turnOf(state: LinkedState): typeof TURN {
  return TURN === 'all' ? TURN : rotationOf(state, TURN);
}

function sizeOf({ width }: { readonly width: number }): Size {
  return width < SIZES.desktop.viewport.width ? 'phone' : 'desktop';
}
