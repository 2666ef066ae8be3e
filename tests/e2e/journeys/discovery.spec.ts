import type { Page } from '@playwright/test';
import { MATH, PLUMBING } from '../support/businesses';
import { expect, test } from '../support/test';
import { readDocument } from '../support/writtenDocument';

/** A file a page asked for, and whether that was before its load event. */
interface Asked {
  readonly file: string;
  readonly isEarly: boolean;
}

function askedFor(page: Page): Promise<readonly Asked[]> {
  return page.evaluate(() => {
    const loadedAt = Number(performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart);
    const files = performance.getEntriesByType('resource');
    return files.map(({ name, startTime }) => ({
      file: new URL(name).pathname,
      isEarly: startTime < loadedAt,
    }));
  });
}

const isScript = ({ file }: Asked): boolean => file.endsWith('.js');

/** What belongs to the demo alone and comes beside the product. */
const OF_THE_DEMO = /^\/assets\/(?:Demo|loadDemo|createWorldStage|playScenario)/u;

for (const address of ['/', '/he/about', '/ar/terms', '/pricing'])
  test(`${address} asks for no script before it is there, and for little else`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' });
    await expect.poll(async () => (await askedFor(page)).filter(isScript).length).toBeGreaterThan(3);
    const early = (await askedFor(page)).filter(({ isEarly }) => isEarly);
    expect(early.filter(isScript)).toEqual([]);
    /* With the document itself, no more than six. */
    expect(early.length).toBeLessThanOrEqual(5);
  });

const SCREENS = [
  { address: '/dashboard', shown: `main a[href="/dashboard/business/${MATH.id}"]` },
  {
    address: `/dashboard/business/${PLUMBING.id}`,
    shown: `main a[href="/dashboard/business/${PLUMBING.id}/subscription"]`,
  },
  { address: `/dashboard/business/${MATH.id}/subscription`, shown: 'main [role="radiogroup"]' },
];

for (const { address, shown } of SCREENS)
  test(`${address} names every script it starts with in its document`, async ({ page, request, world }) => {
    const named = (await readDocument(request, address)).loadedIn('en');
    await world.begin({ signedInAs: 'noor-haddad', latency: 0 });
    await page.addInitScript((wanted) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector(wanted) === null) return;
        observer.disconnect();
        performance.mark('shown');
      }).observe(document, { childList: true, subtree: true });
    }, shown);
    await page.goto(address);
    await expect(page.locator(shown).first()).toBeVisible();
    const until = await page.evaluate(() => {
      const shownAt = performance.getEntriesByName('shown')[0]?.startTime ?? 0;
      const files = performance.getEntriesByType('resource');
      const arrived = files.filter((entry) => Number(entry.toJSON().responseEnd) < shownAt);
      return arrived.map(({ name }) => new URL(name).pathname);
    });
    const scripts = until.filter((file) => file.endsWith('.js') && !OF_THE_DEMO.test(file));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((file) => !named.includes(file))).toEqual([]);
  });
