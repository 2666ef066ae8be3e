import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { THEMES } from '../../src/application/ports/PreferenceStore';
import { LANGUAGES } from '../../src/domain/shared/language';
import type { Violation } from '../../tests/e2e/support/CheckedWindow';
import { SIZES } from '../../tests/e2e/support/sizes';
import type { Globals } from './Globals';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** What Storybook says of a story once it is rendered and its addon has checked it with axe. */
interface Finished {
  readonly status: 'success' | 'error';
  readonly reporters: readonly { readonly result: { readonly violations?: readonly Violation[] } }[];
}

interface GalleryWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    once(event: 'storyFinished', listener: (finished: Finished) => void): void;
    emit(event: 'updateGlobals', data: { readonly globals: Globals }): void;
    last(event: 'storyFinished'): unknown;
  };
}

const { entries }: { readonly entries: Readonly<Record<string, Story>> } = JSON.parse(
  readFileSync('node_modules/.cache/gallery/index.json', 'utf8'),
);

const SETTINGS: readonly Globals[] = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) => (['100', '200'] as const).map((textSize) => ({ language, theme, textSize }))),
);

test.use(SIZES.phone);

for (const { id, title, name } of Object.values(entries))
  test(`${title}: ${name}`, async ({ page }) => {
    await page.goto(`/iframe.html?id=${id}`);
    await page.waitForFunction(
      () => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel }: Window & GalleryWindow = window;
        return channel?.last('storyFinished') !== undefined;
      },
      undefined,
      /* Axe needs longer on a busy machine. The test itself has a timeout. */
      { timeout: 0 },
    );
    for (const settings of SETTINGS) {
      const { status, reporters } = await show(page, settings);
      const where = Object.values(settings).join(', ');
      expect.soft(status, where).toBe('success');
      expect.soft(reporters.length, `${where}: reports of axe`).toBe(1);
      expect.soft(reporters.flatMap(violationsOf), where).toEqual([]);
    }
  });

/** Sets the toolbar of the gallery. */
async function show(page: Page, globals: Globals): Promise<Finished> {
  return page.evaluate(
    async (settings) =>
      new Promise<Finished>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel }: Window & GalleryWindow = window;
        channel?.once('storyFinished', resolve);
        channel?.emit('updateGlobals', { globals: settings });
      }),
    globals,
  );
}

function violationsOf({ result }: Finished['reporters'][number]): readonly string[] {
  if (result.violations === undefined) return ['axe failed'];
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
