import type { Page } from '@playwright/test';
import type { Amin } from '../../../tests/e2e/pages/Amin';
import { MATH, PLUMBING } from '../../../tests/e2e/support/businesses';
import { ReleasedSite } from '../../../tests/e2e/support/ReleasedSite';
import { picturesLoaded } from '../../../tests/e2e/support/picturesLoaded';
import { updateActivates, updateWaits } from '../../../tests/e2e/support/serviceWorkerUpdate';
import { expect, test } from '../../../tests/e2e/support/test';
import { Measurements } from './Measurements';

const DASHBOARD = '/dashboard?demo.owner=noor-haddad&demo.latency=0&demo.strip=hidden';

const NAVIGATIONS = 500;
const ENTRIES = 100;
const STEPS = 1_000;
const RELEASES = 20;
const MINUTES = 120;

/** Every page is visited at least this often before the first sample, so that its code and its answers are there. */
const WARM_UP = 10;

/** The heading is there before the scripts, and the list after the session is stored. */
async function openDashboard(amin: Amin): Promise<void> {
  await amin.open(DASHBOARD);
  await expect(amin.dashboard.link(MATH)).toBeVisible();
}

/**
 * Resolves when the page has what it loads in idle time. The region for toasts is the last of it. It adds over a
 * hundred listeners to the body, so that a first sample without it would look like growth.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('body > [role="status"]')).toBeAttached();
}

test(`${String(NAVIGATIONS)} navigations`, async ({ amin, page }) => {
  const measurements = new Measurements('navigations');
  await openDashboard(amin);
  /* Before the code of the next page is there, a link opens a document. */
  await settled(page);
  await navigate(page, 10 * WARM_UP);
  for (let done = 0; done <= NAVIGATIONS; done += 100) {
    if (done > 0) await navigate(page, 100);
    await measurements.take(page, done);
  }
  measurements.expectFlat();
});

/** Goes round four pages by the links of the application, an even number of times, and ends on the dashboard. */
async function navigate(page: Page, times: number): Promise<void> {
  await page.evaluate(
    async ({ count, ids }) => {
      const present = async (selector: string): Promise<HTMLElement> => {
        for (;;) {
          const found = document.querySelector<HTMLElement>(selector);
          if (found !== null) return found;
          await new Promise((next) => {
            setTimeout(next, 5);
          });
        }
      };
      const arrived = async (path: string): Promise<void> => {
        while (location.pathname !== path)
          await new Promise((next) => {
            setTimeout(next, 5);
          });
        await present('main h1');
        /* The list takes over its links in an effect, after the paint. */
        await new Promise((next) => {
          requestAnimationFrame(() => setTimeout(next, 20));
        });
      };
      for (let done = 0; done < count; done += 2) {
        const path = `/dashboard/business/${ids[(done / 2) % ids.length] ?? ''}`;
        (await present(`main h2 a[href="${path}"]`)).click();
        await arrived(path);
        (await present('main nav a[href="/dashboard"]')).click();
        await present('main li h2');
        await arrived('/dashboard');
      }
    },
    { count: times, ids: [MATH.id, PLUMBING.id] },
  );
}

test(`${String(ENTRIES)} entries into the wizard`, async ({ amin, page }) => {
  const measurements = new Measurements('wizard-entries');
  await openDashboard(amin);
  /* A document after the first sample has 2.3 MB more in its heap, however many came before. */
  await new Measurements('warm-up').take(page, 0);
  for (let entry = 0; entry < WARM_UP; entry += 1) await enterAndLeave();
  for (let done = 0; done <= ENTRIES; done += 1) {
    if (done > 0) await enterAndLeave();
    if (done % 20 > 0) continue;
    await settled(page);
    await measurements.take(page, done);
  }
  measurements.expectFlat();

  async function enterAndLeave(): Promise<void> {
    await page.goto(`/dashboard/business/${MATH.id}`);
    await amin.business.getStarted.press('Enter');
    await amin.wizard.expectStep('plan');
    await page.goBack();
    await amin.business.expectShown(MATH);
  }
});

test(`${String(STEPS)} steps of the wizard`, async ({ amin, page, words }) => {
  const measurements = new Measurements('wizard-steps');
  await openDashboard(amin);
  await page.goto(`/dashboard/business/${MATH.id}/subscription`);
  await amin.wizard.expectStep('plan');
  await settled(page);
  const step = async (times: number): Promise<void> =>
    page.evaluate(
      async ({ count, next, previous }) => {
        const button = (name: string): HTMLElement | undefined =>
          Array.from(document.querySelectorAll<HTMLElement>('button')).find(
            ({ textContent }) => textContent.trim() === name,
          );
        const stepOf = (): string => new URL(location.href).searchParams.get('step') ?? 'plan';
        for (let done = 0; done < count; done += 1) {
          const before = stepOf();
          (before === 'plan' ? button(next) : button(previous))?.click();
          while (stepOf() === before)
            await new Promise((wait) => {
              setTimeout(wait, 5);
            });
        }
      },
      {
        count: times,
        next: words('subscription.wizard.bar.next'),
        previous: words('subscription.wizard.bar.previous'),
      },
    );
  /* Until then V8 compiles what runs often, and its code is in the heap: 0.7 MB from step 200 to 600, 0.1 MB to 1,000. */
  await step(60 * WARM_UP);
  for (let done = 0; done <= STEPS; done += 200) {
    if (done > 0) await step(200);
    await measurements.take(page, done);
  }
  measurements.expectFlat();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(`${String(RELEASES)} releases`, async ({ amin, baseURL, context, page: firstPage }) => {
    const measurements = new Measurements('releases');
    const site = new ReleasedSite(baseURL ?? '');
    const origin = await site.open();
    let page = firstPage;
    await page.goto(`${origin}${DASHBOARD}`);
    await expect(amin.dashboard.link(MATH)).toBeVisible();
    await whenControlled(page);
    for (let done = 0; done <= RELEASES; done += 1) {
      if (done > 0) {
        /* The site serves the pictures of its last release only. */
        await picturesLoaded(page);
        site.release();
        await updateWaits(page);
        /* The release takes over when no page of the one before is open. */
        await page.close();
        page = await context.newPage();
        await updateActivates(page);
        await page.goto(`${origin}${DASHBOARD}`);
        await expect(amin.inTab(page).dashboard.link(MATH)).toBeVisible();
        await expect.poll(async () => isUpToDate(page, site)).toBe(true);
      }
      if (done % 4 === 0) await measurements.take(page, done);
    }
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      1,
    );
    site.close();
    measurements.expectFlat();
  });
});

/** The precache is complete, and the page is controlled by its service worker. */
async function whenControlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  });
}

/** Whether the caches hold the scripts of the latest release and of no other. */
async function isUpToDate(page: Page, site: ReleasedSite): Promise<boolean> {
  const urls = await page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return cached.flat().map(({ url }) => url);
  });
  const scripts = urls.filter((url) => url.endsWith('.js'));
  return scripts.length > 0 && scripts.every((url) => site.isNew(url));
}

test(`${String(MINUTES)} minutes on a page`, async ({ amin, page }) => {
  const measurements = new Measurements('two-hours');
  await page.clock.install();
  await amin.open(
    `/dashboard/business/${PLUMBING.id}?demo.owner=noor-haddad&demo.latency=0&demo.strip=hidden`,
  );
  await amin.business.expectShown(PLUMBING);
  /* The page loads more when it is idle, and shows it. */
  await page.clock.runFor('05:00');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor('05:00');
  for (let minutes = 0; minutes <= MINUTES; minutes += 5) {
    if (minutes > 0) await page.clock.runFor('05:00');
    if (minutes % 20 === 0) await measurements.take(page, minutes);
  }
  await amin.business.expectShown(PLUMBING);
  measurements.expectFlat();
});
