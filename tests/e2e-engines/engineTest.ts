import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import type { CompleteLanguage } from '../../src/domain/shared/language';
import { wordsIn, type Words } from '../e2e/support/words';
import type { Engine } from './driver/Engine';
import type { EngineBrowser } from './driver/EnginePage';
import { launchEngine } from './driver/launchEngine';
import { Tab } from './driver/Tab';
import { GatedSite } from './GatedSite';
import { withSteps } from './withSteps';

interface Choices {
  readonly language: CompleteLanguage;
}

interface Fixtures {
  readonly words: Words;
  /** The site that the tab opens. */
  readonly site: GatedSite;
  readonly tab: Tab;
}

interface WorkerFixtures {
  readonly engine: Engine;
  readonly engineBrowser: EngineBrowser;
}

/** Tests that run in any engine. The Playwright project selects the engine. */
export const test = base.extend<Choices & Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await launchEngine(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  language: ['en', { option: true }],
  words: async ({ language }, use) => use(wordsIn(language)),
  site: async ({ baseURL }, use) => {
    const site = new GatedSite(baseURL ?? '');
    await site.open();
    await use(site);
    await site.close();
  },
  tab: async ({ engineBrowser, site }, use, testInfo) => {
    const page = await engineBrowser.newPage();
    /*
     * The second attempt of a failed test takes a picture after each action, for its trace. WebKit paints no empty page,
     * so a picture of one would be awaited in vain.
     */
    const takePicture = async (title: string): Promise<void> => {
      if (testInfo.retry === 0 || (await page.url()) === 'about:blank') return;
      const body = await page.screenshot();
      await testInfo.attach(title, { body, contentType: 'image/png' });
    };
    await use(withSteps(new Tab(withSteps(page, takePicture), site)));
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('screenshot.png');
      await writeFile(path, await page.screenshot());
      await testInfo.attach('screenshot', { path, contentType: 'image/png' });
      console.log(`${engineBrowser.engine} at ${await page.url()}: ${path}`);
    }
    await page.close();
  },
});

export { expect } from '@playwright/test';
