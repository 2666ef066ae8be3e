import { SIGN_IN_TEXTS } from '../../../demo/signInTexts';
import { DEMO_ACCOUNTS } from '../../../src/adapters/in-memory/identity/demoAccounts';
import { MATH } from '../../e2e/support/businesses';
import { ACCEPTED_CARD, type BillingField } from '../../e2e/support/payment';
import type { KeyUnder } from '../../e2e/support/words';
import { expect, test } from '../engineTest';

const NOOR = DEMO_ACCOUNTS.find(({ id }) => id === 'noor-haddad')?.names.en ?? '';

const BILLING: Readonly<Record<BillingField, string>> = {
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.com',
  phone: '052-123-4567',
  company: 'Math with Noor',
  taxRegistrationNumber: '514000009',
  line1: '12 Herzl',
  city: 'Haifa',
  zip: '3303212',
};

test('an owner logs in, subscribes with a card, and activates the business', async ({ tab, words }) => {
  const wizard = (key: KeyUnder<'subscription.wizard'>): string => words(`subscription.wizard.${key}`);

  await test.step('the owner logs in from the home page and sees the businesses', async () => {
    await tab.open('/?demo.latency=0');
    await tab.click({ role: 'button', name: words('shell.header.logIn'), within: 'header' });
    await tab.expectShown({ role: 'heading', name: SIGN_IN_TEXTS.en.title });
    await tab.click({ role: 'button', beginning: NOOR });
    await tab.expectShown({ role: 'heading', name: words('business.myBusinesses') });
  });

  await test.step('the business has no subscription', async () => {
    await tab.click({
      role: 'link',
      name: `${MATH.names.en} ${words('dashboard.viewDetails')}`,
      within: 'main',
    });
    await tab.expectShown({ role: 'heading', name: MATH.names.en });
    await tab.click({ role: 'link', name: words('subscription.section.getStarted') });
  });

  await test.step('the owner chooses a plan and add-ons and reviews the order', async () => {
    await tab.expectShown({ role: 'heading', name: wizard('title.create') });
    await tab.expectShown({ role: 'heading', name: wizard('plan.heading') });
    await tab.click({ role: 'radio', beginning: words('catalog.plans.premium.name') });
    await tab.expectChecked({ role: 'radio', beginning: words('catalog.plans.premium.name') });
    await tab.click({ role: 'button', name: wizard('bar.next') });
    await tab.expectShown({ role: 'heading', name: wizard('addOns.heading') });
    await tab.click({ role: 'checkbox', beginning: words('catalog.addOns.urgentCallOuts.name') });
    await tab.expectChecked({ role: 'checkbox', beginning: words('catalog.addOns.urgentCallOuts.name') });
    await tab.click({ role: 'button', name: wizard('bar.next') });
    await tab.expectShown({ role: 'heading', name: wizard('review.heading') });
    await tab.click({ role: 'button', name: wizard('bar.toPayment') });
  });

  await test.step('the owner pays with a new card', async () => {
    await tab.expectShown({ role: 'heading', name: wizard('steps.payment') });
    await tab.typeInto({ name: wizard('payment.cardField.number') }, ACCEPTED_CARD.number);
    await tab.typeInto({ name: wizard('payment.cardField.expiry') }, ACCEPTED_CARD.expiry);
    await tab.typeInto({ name: wizard('payment.cardField.securityCode') }, ACCEPTED_CARD.code);
    /* The profile fills in the other fields. */
    for (const field of ['company', 'taxRegistrationNumber', 'zip'] as const)
      await tab.typeInto({ role: 'textbox', name: wizard(`billing.${field}`) }, BILLING[field]);
    await tab.click({ role: 'button', name: wizard('bar.payAnd.create') });
    await tab.expectShown({ role: 'heading', name: wizard('done.title.create') });
  });

  await test.step('the business is activated on the same page', async () => {
    await tab.expectText(wizard('done.activation.business.hidden'));
    await tab.click({ role: 'button', name: words('detail.management.activate'), within: 'main' });
    await tab.expectShown({ role: 'heading', name: wizard('done.title.visible') });
    await tab.expectText(wizard('done.activation.business.visible'));
  });

  await test.step('the page of the business asks before it hides the business, which stays active', async () => {
    await tab.click({ role: 'link', name: wizard('done.toBusiness') });
    await tab.expectShown({ role: 'heading', name: MATH.names.en });
    await tab.expectText('•••• 4242');
    await tab.click({ role: 'button', name: words('detail.management.deactivate'), within: 'main' });
    await tab.expectShown({ role: 'alertdialog' });
    /* For half a second the dialog ignores clicks, because they can belong to the double click that opened it. */
    const shownAt = String(await tab.page.evaluate('performance.now()'));
    await tab.expectTrue('the dialog accepts clicks', `performance.now() - ${shownAt} > 600`);
    await tab.click({
      role: 'button',
      name: words('detail.management.keepActive'),
      within: '[role=alertdialog]',
    });
    await tab.expectNone({ role: 'alertdialog' });
    await tab.expectShown({ role: 'button', name: words('detail.management.deactivate') });
  });

  expect(await tab.page.evaluate('location.pathname')).toBe(`/dashboard/business/${MATH.id}`);
});
