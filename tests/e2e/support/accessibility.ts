import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { standStill } from './standStill';

interface Violation {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly failureSummary?: string | undefined;
  }[];
}

/** What the checker leaves in a document it has been in. */
interface CheckedWindow {
  readonly axe?: {
    run(context: Document, options: object): Promise<{ readonly violations: readonly Violation[] }>;
  };
}

/** No rule is off. */
const OPTIONS = { resultTypes: ['violations' as const] };

/** In the light and in the dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await standStill(page);
    const found = (await violationsOf(page)).flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Bringing the checker into a document takes longer than checking it, so it is done once for each. */
async function violationsOf(page: Page): Promise<readonly Violation[]> {
  const again = await page.evaluate(async (options) => {
    const { axe }: Window & CheckedWindow = window;
    return (await axe?.run(document, options))?.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    }));
  }, OPTIONS);
  if (again !== undefined) return again;
  /* Checks the document where it is, ten times faster; what it leaves out are frames of other sites. */
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options(OPTIONS).analyze();
  return violations;
}
