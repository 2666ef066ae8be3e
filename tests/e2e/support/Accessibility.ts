import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { CheckedWindow, Violation } from './CheckedWindow';
import { measureColours } from './measureColours';
import type { Size } from './sizes';
import { standStill } from './standStill';

/** The checker without the package's own way into a document, which brings it there twice. */
const CHECKER = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** The rules whose outcome depends on the theme; all others have one outcome in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** No rule is off: those of colours have a run of their own. */
const STRUCTURE = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
};

const COLOURS = { resultTypes: ['violations', 'passes'], runOnly: COLOUR_RULES };

type Theme = 'light' | 'dark';

/** Looks at one page after the other in a tab, in the light and in the dark. */
export class Accessibility {
  /** By theme, the looks that have been measured: contrast depends on the look, not on the page or the window. */
  readonly #measured = { light: new Set<number>(), dark: new Set<number>() };

  constructor(private readonly page: Page) {}

  /**
   * Nothing is wrong with the page as it stands, in a window of this size. The dark theme is looked at on the desktop,
   * and on the phone where there is text that looks like none on the desktop.
   */
  async expectNothingWrong(what: string, size: Size): Promise<void> {
    await this.stand('light');
    expectNone(await this.structure(), `${what} on a ${size}`);
    const known = this.#measured.light.size;
    expectNone(await this.colours('light'), `${what} on a ${size}, light`);
    if (size === 'phone' && this.#measured.light.size === known) return;
    await this.stand('dark');
    expectNone(await this.colours('dark'), `${what} on a ${size}, dark`);
  }

  private async stand(colorScheme: Theme): Promise<void> {
    await this.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await standStill(this.page);
  }

  /** Brings the checker into the document first, where it is a new one. */
  private async structure(): Promise<readonly Violation[]> {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(CHECKER);
    return this.page.evaluate(async (options) => {
      const { axe }: Window & CheckedWindow = window;
      if (axe === undefined) throw new Error('The checker is not here');
      return (await axe.run(document, options)).violations;
    }, STRUCTURE);
  }

  private async colours(theme: Theme): Promise<readonly Violation[]> {
    const measured = this.#measured[theme];
    const { looks, violations } = await this.page.evaluate(measureColours, {
      measured: [...measured],
      options: COLOURS,
    });
    for (const look of looks) measured.add(look);
    return violations;
  }
}

function expectNone(violations: readonly Violation[], what: string): void {
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect.soft(found, what).toEqual([]);
}
