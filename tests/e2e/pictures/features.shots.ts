import type { Locator, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FEATURE_PICTURES, type FeaturePictureName } from '../../../src/ui/site/features/featurePictures';
import { PLUMBING } from '../support/businesses';
import { STATES } from '../support/states';
import { test } from '../support/test';
import type { Words } from '../support/words';
import { settle } from './settle';
import { withoutStrip } from './withoutStrip';

interface Shot {
  /** The name of a state of the demo (tests/e2e/support/states). */
  readonly state: string;
  readonly part: (page: Page, words: Words) => Locator;
  /** The width of the window, so that the part has the width of the picture or less. */
  readonly window: number;
}

const CARD: Shot = {
  state: 'dashboard',
  window: 1280,
  part: (page) => page.locator(`main li:has(a[href$="${PLUMBING.id}"])`).first(),
};

/** What is in each picture of the features page. */
const SHOTS: Readonly<Record<FeaturePictureName, Shot>> = {
  'card-en': CARD,
  'card-he': CARD,
  'card-ar': CARD,
  unconfirmed: {
    state: 'wizard-unconfirmed',
    window: 560,
    part: (page, words) =>
      page
        .getByRole('heading', { name: words('subscription.wizard.unconfirmed.title') })
        .locator('xpath=../..'),
  },
  restored: {
    state: 'wizard-plan-restored',
    window: 520,
    part: (page) => page.locator('main nav, main ol').first(),
  },
  visible: {
    state: 'business-active',
    window: 390,
    part: (page, words) => page.getByRole('region', { name: words('detail.management.title') }),
  },
  subscription: {
    state: 'business-active',
    window: 390,
    part: (page, words) => page.getByRole('region', { name: words('subscription.section.title') }),
  },
  hours: {
    state: 'business-active',
    window: 390,
    part: (page, words) => page.getByRole('region', { name: words('detail.hours.title') }),
  },
};

const THEMES = ['light', 'dark'] as const;

const isPicture = (name: string): name is FeaturePictureName => Object.hasOwn(FEATURE_PICTURES, name);

for (const name of Object.keys(FEATURE_PICTURES).filter(isPicture)) {
  const { language, width, height } = FEATURE_PICTURES[name];
  test.describe(`[feature pictures] in ${language}`, () => {
    test.use({ language, size: 'desktop', expectedReport: /^warning: \[amin\]/u });

    test(name, async ({ page, amin }) => {
      const shot = SHOTS[name];
      const linked = STATES.find((state) => state.name === shot.state);
      if (linked === undefined)
        throw new Error(`No state is named ${shot.state}. See tests/e2e/support/states.`);
      await page.setViewportSize({ width: shot.window, height: 900 });
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await amin.open(withoutStrip(linked.path));
        await settle(page, linked);
        const part = shot.part(page, amin.setting.words);
        await takePart(page, part, { width, height }, `src/ui/site/features/pictures/${name}-${theme}.webp`);
      }
    });
  });
}

/** Takes the upper part of an element as WebP, with twice the pixels. */
async function takePart(
  page: Page,
  part: Locator,
  { width, height }: { readonly width: number; readonly height: number },
  path: string,
): Promise<void> {
  const box = await part.evaluate((element) => {
    const { left, top, width: full } = element.getBoundingClientRect();
    return { left: left + scrollX, top: top + scrollY, full };
  });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 72,
    captureBeyondViewport: true,
    clip: { x: box.left + (box.full - width) / 2, y: box.top, width, height, scale: 2 },
  });
  await session.detach();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(data, 'base64'));
}
