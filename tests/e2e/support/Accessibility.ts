import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { CheckedWindow, Violation } from './CheckedWindow';
import { measureColours } from './measureColours';
import type { Size } from './sizes';
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

/** No rule is skipped. The rules of colours run separately, with the options `COLOURS`. */
const STRUCTURE = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
};

const COLOURS = { resultTypes: ['violations', 'passes'], runOnly: COLOUR_RULES };

type Theme = 'light' | 'dark';

/**
 * By theme, the looks that this worker has measured. Contrast depends on the look, not on the page, the window or the
 * language. A failed test is repeated in a new worker, which measures everything again.
 */
const MEASURED: Readonly<Record<Theme, Set<number>>> = { light: new Set(), dark: new Set() };

/** Checks one page after the other in a tab, in both themes. */
export class Accessibility {
  constructor(private readonly page: Page) {}

  /**
   * Expects no violation in the page as it is, in a window of this size. The dark theme is measured where a text has a
   * new look in the light theme.
   */
  async expectNoViolation(state: string, size: Size): Promise<void> {
    await this.showTheme('light');
    expectNone(await this.structure(), `${state} on a ${size}`);
    const known = MEASURED.light.size;
    expectNone(await this.colours('light'), `${state} on a ${size}, light`);
    if (MEASURED.light.size === known) return;
    await this.showTheme('dark');
    expectNone(await this.colours('dark'), `${state} on a ${size}, dark`);
  }

  private async showTheme(colorScheme: Theme): Promise<void> {
    await this.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await finishAnimations(this.page);
  }

  /** Injects axe first if the document is new. */
  private async structure(): Promise<readonly Violation[]> {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(AXE_SOURCE);
    return this.page.evaluate(async (options) => {
      const { axe }: Window & CheckedWindow = window;
      if (axe === undefined) throw new Error('axe is not injected into this page.');
      return (await axe.run(document, options)).violations;
    }, STRUCTURE);
  }

  private async colours(theme: Theme): Promise<readonly Violation[]> {
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
