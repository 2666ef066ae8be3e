import type { Page } from '@playwright/test';
import { BusinessPage } from '../pages/BusinessPage';
import { DIVING, MATH } from '../support/businesses';
import { ACCEPTED_CARD, BILLING, type BillingField } from '../support/payment';
import { expect, inOneLanguageOn, test } from '../support/test';

/** The presses outside fields, and the fields that were typed into, in all documents of the tab. */
interface Effort {
  taps: number;
  readonly fields: Set<string>;
}

const TAP = 'effort: tap';
const FIELD = 'effort: field ';

/** Counts in every document of the tab. Only trusted pointer events count, because the app can dispatch others. */
async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { taps: 0, fields: new Set() };
  page.on('console', (message) => {
    if (message.text() === TAP) effort.taps += 1;
    if (message.text().startsWith(FIELD)) effort.fields.add(message.text());
  });
  await page.addInitScript(
    ({ tap, field }) => {
      const isField = (target: EventTarget | null): boolean =>
        target instanceof Element &&
        target.closest('input:not([type="radio"], [type="checkbox"]), select') !== null;
      const onPointerDown = ({ isTrusted, target }: PointerEvent): void => {
        if (isTrusted && !isField(target)) console.debug(tap);
      };
      const onInput = ({ target }: Event): void => {
        if (!(target instanceof HTMLInputElement) || !isField(target)) return;
        console.debug(field + (target.labels?.[0]?.textContent ?? target.ariaLabel ?? ''));
      };
      addEventListener('pointerdown', onPointerDown, true);
      addEventListener('input', onInput, true);
    },
    { tap: TAP, field: FIELD },
  );
  return effort;
}

inOneLanguageOn('phone', () => {
  test('the main job takes at most 8 taps, 6 fields and no scrolling to its start, and the next order only the fields of the card', async ({
    amin,
    page,
    world,
  }) => {
    await world.setUp();
    const { home, signInPage, dashboard, business, wizard } = amin;
    const effort = await countEffort(page);

    const order = async (missing: readonly BillingField[]): Promise<void> => {
      await wizard.expectStep('plan');
      await wizard.nextButton.click();
      await wizard.expectStep('add-ons');
      await wizard.nextButton.click();
      await wizard.expectStep('review');
      await wizard.toPaymentButton.click();
      await wizard.expectStep('payment');
      await wizard.typeCard(ACCEPTED_CARD);
      for (const field of missing) await wizard.billingField(field).fill(BILLING[field]);
      await wizard.payButton().click();
      await expect(wizard.done()).toBeVisible();
    };

    await test.step('from the home page to a business that customers can find', async () => {
      await amin.open('/');
      await home.getStarted.click();
      await signInPage.account('noor-haddad').click();
      await dashboard.expectShown();
      const issue = dashboard.issue(MATH).getByRole('link');
      await expect(dashboard.issue(MATH)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await issue.click();
      await order(['company', 'taxRegistrationNumber', 'zip']);
      await wizard.activateButton.click();
      await expect(wizard.visible).toBeVisible();
      expect(effort.taps).toBeLessThanOrEqual(8);
      expect(effort.taps).toBeGreaterThan(5);
      expect(effort.fields.size).toBe(6);
    });

    await test.step('the next business is paid for with the same billing address', async () => {
      effort.taps = 0;
      effort.fields.clear();
      await page.goto(BusinessPage.pathOf(DIVING));
      await business.expectShown(DIVING);
      await business.getStarted.click();
      await order([]);
      expect(effort.taps).toBeLessThanOrEqual(5);
      expect(effort.fields.size).toBe(3);
    });
  });
});
