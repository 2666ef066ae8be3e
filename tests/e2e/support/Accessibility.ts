import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { CheckedWindow, Violation } from './CheckedWindow';
import { measureColours } from './measureColours';
import type { Size } from './sizes';
import type { LinkedState } from './states/LinkedState';
import { finishAnimations } from './finishAnimations';

/** The source of axe. The fixture of its Playwright package injects it twice into a document. */
const AXE_SOURCE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** The rules whose result depends on the theme. All others have the same result in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules that do not apply to a printed page. They run for every page on the screen. */
const SCREEN_RULES = ['landmark-one-main', 'region'];

/** All rules but these. The rules of colours run separately, with the options `COLOURS`. */
const structureWithout = (rules: readonly string[]) => ({
  resultTypes: ['violations'],
  rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
});
const STRUCTURE = structureWithout(COLOUR_RULES);
const STRUCTURE_ON_PAPER = structureWithout([...COLOUR_RULES, ...SCREEN_RULES]);

const COLOURS = { resultTypes: ['violations', 'passes'], runOnly: COLOUR_RULES };

type Theme = 'light' | 'dark';

type CheckedState = Pick<LinkedState, 'name' | 'isPrinted'>;

/**
 * By theme, the looks that this worker has measured. Contrast depends on the look, not on the page, the window or the
 * language. A failed test is repeated in a new worker, which measures everything again.
 */
const MEASURED: Readonly<Record<Theme, Set<number>>> = { light: new Set(), dark: new Set() };

/** Checks one page after the other in a tab, in both themes. */
export class Accessibility {
  constructor(private readonly page: Page) {}

  /**
   * Expects no violation in the page as it is, in a window of this size. Measures the dark theme only if the light theme
   * had a look that was not measured before (measureColours.ts).
   */
  async expectNoViolation({ name, isPrinted }: CheckedState, size: Size): Promise<void> {
    await this.#showTheme('light');
    const structure = isPrinted === true ? STRUCTURE_ON_PAPER : STRUCTURE;
    expectNone(await this.#checkStructure(structure), `${name} on a ${size}`);
    const known = MEASURED.light.size;
    expectNone(await this.#checkNewLooks('light'), `${name} on a ${size}, light`);
    if (MEASURED.light.size === known) return;
    await this.#showTheme('dark');
    expectNone(await this.#checkNewLooks('dark'), `${name} on a ${size}, dark`);
  }

  async #showTheme(colorScheme: Theme): Promise<void> {
    await this.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await finishAnimations(this.page);
  }

  /** Injects axe first if the document is new. */
  async #checkStructure(structure: typeof STRUCTURE): Promise<readonly Violation[]> {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(AXE_SOURCE);
    return this.page.evaluate(async (options) => {
      const { axe }: Window & CheckedWindow = window;
      if (axe === undefined) throw new Error('axe is not injected into this page.');
      return (await axe.run(document, options)).violations;
    }, structure);
  }

  async #checkNewLooks(theme: Theme): Promise<readonly Violation[]> {
    const measured = MEASURED[theme];
    const { looks, violations } = await this.page.evaluate(measureColours, {
      measured: [...measured],
      options: COLOURS,
    });
    for (const look of looks) measured.add(look);
    return violations;
  }
}

function expectNone(violations: readonly Violation[], where: string): void {
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect.soft(found, where).toEqual([]);
}
