import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { standStill } from './standStill';

/** No rule of the checker is off, in the light and in the dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await standStill(page);
    const { violations } = await new AxeBuilder({ page })
      /* Checks the document where it is, ten times faster; what it leaves out are frames of other sites. */
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}
