import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { MATH } from '../../../tests/e2e/support/businesses';
import { ACCEPTED_CARD, BILLING, BILLING_FIELDS } from '../../../tests/e2e/support/payment';
import { everywhere, expect, test } from '../../../tests/e2e/support/test';

/** The maximum number of key presses to reach a control. */
const FARTHEST = 80;
const PICTURES = fileURLToPath(new URL('../../../trust-results/heard/stops/', import.meta.url));

everywhere((language, size) => {
  test('the whole main job by keyboard alone', async ({ amin, page, world }) => {
    const { shell, home, signInPage, dashboard, business, wizard } = amin;
    const stops = new Stops(page, `${PICTURES}${language}-${size}`);
    await world.setUp();

    await test.step('signing in', async () => {
      await amin.open('/?demo.strip=hidden');
      await home.expectShown();
      await stops.enter(home.getStarted);
      await signInPage.expectShown();
      await stops.enter(signInPage.account('noor-haddad'));
      await dashboard.expectShown();
    });

    await test.step('the business', async () => {
      await stops.enter(dashboard.link(MATH));
      await business.expectShown(MATH);
      await expect(shell.heading).toBeFocused();
      await stops.enter(business.getStarted);
      await wizard.expectFor(MATH);
    });

    await test.step('plan and add-ons', async () => {
      await stops.arrow(wizard.cycle('monthly'), wizard.cycle('annual'));
      await stops.arrow(wizard.plan('professional'), wizard.plan('premium'));
      await stops.enter(wizard.nextButton);
      await wizard.expectStep('add-ons');
      await expect(wizard.step('add-ons')).toBeFocused();
      await stops.tab(wizard.addOn('featuredPlacement'));
      await page.keyboard.press('Space');
      await expect(wizard.addOn('featuredPlacement')).toBeChecked();
      await stops.enter(wizard.nextButton);
    });

    await test.step('review and payment', async () => {
      await wizard.expectStep('review');
      await stops.enter(wizard.toPaymentButton);
      await wizard.expectStep('payment');
      await stops.type(wizard.cardField('number'), ACCEPTED_CARD.number);
      await stops.type(wizard.cardField('expiry'), ACCEPTED_CARD.expiry);
      await stops.type(wizard.cardField('code'), ACCEPTED_CARD.code);
      await stops.enter(wizard.changeBillingButton);
      await expect(wizard.billingField('firstName')).toBeFocused();
      for (const field of BILLING_FIELDS) await stops.type(wizard.billingField(field), BILLING[field]);
      await stops.enter(wizard.payButton());
      await expect(wizard.done()).toBeFocused();
    });

    await test.step('live', async () => {
      await stops.enter(wizard.activateButton);
      await expect(wizard.visible).toBeFocused();
      await stops.enter(wizard.toBusinessLink);
      await business.expectShown(MATH);
      await business.expectStatus('active');
    });

    expect(stops.hidden).toEqual([]);
    expect(stops.count).toBeGreaterThan(MIN_STOPS);
  });
});

/** Fewer stops mean that the job was not done by Tab. */
const MIN_STOPS = 45;

/** Goes from control to control. Each stop has to be seen, and has its picture. */
class Stops {
  count = 0;
  /** What cannot be seen, with the number of its picture. */
  readonly hidden: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly folder: string,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  async tab(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let step = 0; step < FARTHEST; step += 1) {
      if (await hasFocus(target)) return;
      await this.page.keyboard.press('Tab');
      await this.#stop();
    }
    throw new Error(`Tab does not lead to ${target.toString()}`);
  }

  async enter(target: Locator): Promise<void> {
    await this.tab(target);
    await this.page.keyboard.press('Enter');
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tab(target);
    /* Some fields are filled in already. */
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  async arrow(from: Locator, target: Locator): Promise<void> {
    await this.tab(from);
    for (let step = 0; step < FARTHEST; step += 1) {
      if (await hasFocus(target)) return expect(target).toBeChecked();
      await this.page.keyboard.press('ArrowDown');
      await this.#stop();
    }
    throw new Error(`The arrow keys do not lead to ${target.toString()}`);
  }

  async #stop(): Promise<void> {
    this.count += 1;
    const number = String(this.count).padStart(3, '0');
    const problem = await this.page.evaluate(findFocusProblem);
    if (problem !== undefined) this.hidden.push(`${number}: ${problem}`);
    await this.page.screenshot({ path: `${this.folder}/${number}.jpg`, type: 'jpeg', quality: 40 });
  }
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Why the focus cannot be seen: no indicator, outside the window, or under something that stays in place. */
async function findFocusProblem(): Promise<string | undefined> {
  /* Scrolling and styles follow in the next frames. */
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return undefined;
  const name = `${focused.tagName.toLowerCase()} “${(focused.getAttribute('aria-label') ?? focused.closest('label')?.textContent ?? focused.textContent).trim().slice(0, 40)}”`;
  if (!focused.matches(':focus-visible')) return `${name} has no :focus-visible`;
  /* The card of a radio, a checkbox or a link carries the ring for it. */
  const ringed: Element[] = [];
  for (
    let element: Element | null = focused;
    element !== null && element !== document.body;
    element = element.parentElement
  )
    if (hasRing(element)) ringed.push(element);
  const [seen] = ringed;
  if (seen === undefined) return `${name} shows no indicator`;
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 2);
  const heights = [top + 3, (top + bottom) / 2, bottom - 3];
  const covers = heights.map((y) => {
    if (y < 0 || y >= innerHeight) return 'is out of the window';
    const hit = document.elementFromPoint(x, y);
    for (let above = hit; above !== null; above = above.parentElement) {
      if (above.contains(seen)) return undefined;
      const { position } = getComputedStyle(above);
      if (position === 'sticky' || position === 'fixed') return `is under ${above.tagName.toLowerCase()}`;
    }
    return undefined;
  });
  /* Of a control taller than half the window only a part has to be seen. */
  const isTall = bottom - top > innerHeight / 2;
  const cover = covers.find((found) => found !== undefined);
  return cover === undefined || (isTall && covers.includes(undefined)) ? undefined : `${name} ${cover}`;

  function hasRing(element: Element): boolean {
    return [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
  }
}
