import type { Locator } from '@playwright/test';
import { PLUMBING } from '../support/businesses';
import { firstUse } from '../support/firstUse';
import { expect, inLtrOrRtl, inLtrOrRtlOnTheDesktop, inOneLanguage, test } from '../support/test';

/** The round trip starts and ends at the home page. */
const LINKS = ['pricing', 'features', 'about', 'contact', 'home'] as const;

async function distanceFromTop(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? Number.NaN;
}

/** The side on which a line of text ends: the right one, or the left one in Hebrew and Arabic. */
async function inlineEndOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return getComputedStyle(element).direction === 'rtl' ? left : right;
  });
}

inOneLanguage('phone', () => {
  test('the header stays in view, marks the link of the current page, and every navigation scrolls to the top', async ({
    amin,
    page,
  }) => {
    const { shell, home } = amin;
    await page.addInitScript(() => {
      document.addEventListener('amin:hydrated', () =>
        document.documentElement.setAttribute('data-hydrated', ''),
      );
    });
    await amin.open('/');
    await home.expectShown();
    await shell.footer.scrollIntoViewIfNeeded();
    /* Until the page is hydrated, a link loads another document. */
    await firstUse(page);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await expect(shell.logInButton).toBeInViewport();
    expect(await distanceFromTop(shell.header)).toBe(0);

    for (const link of LINKS) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await shell.follow(link);
      await amin.expectAt(link === 'home' ? '/' : `/${link}`);
      await expect(shell.heading).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      if (amin.setting.size === 'phone') await shell.openMenu();
      for (const other of LINKS) {
        const current = other === link ? 'page' : '';
        await expect
          .poll(async () => (await shell.navigationLink(other).getAttribute('aria-current')) ?? '')
          .toBe(current);
      }
      if (amin.setting.size === 'phone') await shell.closeMenuButton.click();
    }

    await page.goBack();
    await expect(shell.heading).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.evaluate(() => scrollTo(0, 300));
    await page.reload();
    await expect(shell.heading).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });
});

inLtrOrRtl('desktop', () => {
  test('links to a section scroll to it', async ({ amin, words, page }) => {
    const { home, shell } = amin;
    await amin.open('/');
    await home.learnMore.click();
    await expect(home.benefits).toBeInViewport();
    await expect.poll(() => distanceFromTop(home.benefits)).toBeLessThan(400);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await shell.footer.getByRole('link', { name: words('shell.footer.security'), exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/\/privacy#security$/u);
    await expect(page.getByRole('heading', { name: words('privacy.title') })).toHaveCount(1);
    await expect(page.locator('#security')).toBeFocused();
    await expect(page.locator('#security')).toBeInViewport();
  });
});

inLtrOrRtlOnTheDesktop(() => {
  test('the account menu opens at the inline end of its button, and closes on Escape, on a choice and on a click outside', async ({
    amin,
    world,
    page,
  }) => {
    const { shell, dashboard, profile } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });
    await amin.open('/dashboard');
    await dashboard.expectShown();

    await shell.accountButton.click();
    await expect(shell.accountItem('dashboard')).toBeVisible();
    await expect
      .poll(async () =>
        Math.abs((await inlineEndOf(shell.accountButton)) - (await inlineEndOf(shell.accountMenu))),
      )
      .toBeLessThan(2);
    await expect(page.getByText('noor@example.com')).toBeVisible();
    await expect(page.getByText(amin.setting.words('shell.account.role'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shell.accountMenu).toHaveCount(0);
    await expect(shell.accountButton).toBeFocused();

    await shell.accountButton.click();
    await expect(shell.accountMenu).toBeVisible();
    await page.mouse.click(640, 700);
    await expect(shell.accountMenu).toHaveCount(0);
    await expect(shell.accountButton).toBeFocused();
    await amin.expectAt('/dashboard');

    await shell.accountButton.click();
    await shell.accountItem('profile').click();
    await profile.expectShown('view');
    await shell.accountButton.click();
    await shell.accountItem('dashboard').click();
    await dashboard.expectShown();
  });

  test('a dialog closes on Escape and on a click outside, and gives the focus back', async ({
    amin,
    world,
    page,
  }) => {
    const { business } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });
    await business.open(PLUMBING);
    const button = business.button('deactivate');
    const question = business.question('deactivate');

    await button.click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click();
    await expect(question).toBeVisible();
    /* For half a second the dialog ignores clicks, because they can belong to the double click that opened it. */
    const shownAt = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() - since > 600, shownAt);
    /* A double click outside only closes the dialog. Nothing behind it gets the second click or the focus. */
    await page.mouse.dblclick(20, 400);
    await expect(question).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.dblclick();
    await expect(question).toBeVisible();
    await business.withdrawButton('deactivate').click();
    await expect(question).toHaveCount(0);
    await business.expectStatus('active');
  });
});
