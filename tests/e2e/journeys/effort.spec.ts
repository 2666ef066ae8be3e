import type { Page } from '@playwright/test';
import { BusinessPage } from '../pages/BusinessPage';
import { DIVING, MATH } from '../support/businesses';
import { ACCEPTED_CARD, BILLING } from '../support/payment';
import { expect, test } from '../support/test';

/** The presses besides those in fields, and the fields that were typed into, over all documents of the tab. */
interface Effort {
  readonly taps: number;
  readonly fields: readonly string[];
}

const KEY = 'test.effort';

/** Counts in every document of the tab. A press is a trusted pointer event, so that calls of the app do not count. */
async function countEffort(page: Page): Promise<{ taken: () => Promise<Effort> }> {
  await page.addInitScript((key) => {
    const load = (): Effort => JSON.parse(sessionStorage.getItem(key) ?? '{"taps":0,"fields":[]}') as Effort;
    const save = (effort: Effort): void => sessionStorage.setItem(key, JSON.stringify(effort));
    const isField = (target: EventTarget | null): boolean =>
      target instanceof Element &&
      target.closest('input:not([type="radio"], [type="checkbox"]), select') !== null;
    addEventListener(
      'pointerdown',
      ({ isTrusted, target }) => {
        const { taps, fields } = load();
        if (isTrusted && !isField(target)) save({ taps: taps + 1, fields });
      },
      true,
    );
    addEventListener(
      'input',
      ({ target }) => {
        const { taps, fields } = load();
        const name =
          target instanceof HTMLInputElement ? target.labels?.[0]?.textContent || target.ariaLabel : '';
        if (isField(target)) save({ taps, fields: [...new Set([...fields, name ?? ''])] });
      },
      true,
    );
  }, KEY);
  return {
    taken: async () =>
      page.evaluate(
        (key) => JSON.parse(sessionStorage.getItem(key) ?? '{"taps":0,"fields":[]}') as Effort,
        KEY,
      ),
  };
}

test.describe('in he on a phone', () => {
  test.use({ language: 'he', size: 'phone' });

  test('the main job takes at most 9 taps and 6 fields, and the next order only the fields of the card', async ({
    amin,
    page,
  }) => {
    const { home, signInPage, dashboard, business, wizard } = amin;
    const effort = await countEffort(page);

    const order = async (billing: Partial<typeof BILLING>): Promise<void> => {
      await business.getStarted.click();
      await wizard.expectStep('plan');
      await wizard.nextButton.click();
      await wizard.expectStep('add-ons');
      await wizard.nextButton.click();
      await wizard.expectStep('review');
      await wizard.toPaymentButton.click();
      await wizard.expectStep('payment');
      await wizard.typeCard(ACCEPTED_CARD);
      for (const [field, value] of Object.entries(billing) as [keyof typeof BILLING, string][])
        await wizard.billingField(field).fill(value);
      await wizard.payButton().click();
      await expect(wizard.done()).toBeVisible();
    };

    await test.step('from the home page to a business that customers can find', async () => {
      await amin.open('/');
      await home.getStarted.click();
      await signInPage.account('noor-haddad').click();
      await dashboard.expectShown();
      await dashboard.link(MATH).click();
      await business.expectShown(MATH);
      const { company, taxRegistrationNumber, zip } = BILLING;
      await order({ company, taxRegistrationNumber, zip });
      await wizard.activateButton.click();
      await expect(wizard.visible).toBeVisible();
      const { taps, fields } = await effort.taken();
      expect(taps).toBeLessThanOrEqual(9);
      expect(fields).toHaveLength(6);
    });

    await test.step('the next business is paid for with the same billing address', async () => {
      const before = await effort.taken();
      await page.goto(BusinessPage.pathOf(DIVING));
      await business.expectShown(DIVING);
      await order({});
      const after = await effort.taken();
      expect(after.taps - before.taps).toBeLessThanOrEqual(5);
      expect(after.fields).toEqual(before.fields);
    });
  });
});
