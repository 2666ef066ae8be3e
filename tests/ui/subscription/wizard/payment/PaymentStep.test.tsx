import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '@/domain/shared/language';
import { failure, success } from '@/domain/shared/result';
import { BILLING_FIELDS } from '@/domain/validation/BillingAddress';
import { EMAIL_EXAMPLE } from '@/ui/i18n/emailExample';
import { focusedMessage } from '@tests/support/focusedMessage';
import { overrideService } from '@tests/support/overrideService';
import { aBillingForm } from '@tests/support/builders/aBillingForm';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aLastBilling } from '@tests/support/builders/aLastBilling';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aUser } from '@tests/support/builders/aUser';
import { defined } from '@tests/support/builders/defined';
import { FilledCardFields } from '@tests/support/FilledCardFields';
import { text, textIn } from '@tests/support/text';
import {
  PASTED_EMAILS,
  PASTED_PHONES,
  PASTED_VAT_NUMBERS,
  PASTED_ZIPS,
} from '@tests/support/whatPeoplePaste';
import {
  button,
  field,
  fillIn,
  fillInBilling,
  openNewCard,
  openStep,
  typeAndLeave,
  type,
  wizardText,
  type WizardKey,
} from '../wizardPage';

const savedCard = () => screen.getByRole('radio', { name: /•••• 4242/ });

/** The list of the fields that need a correction. */
const summaryOf = (count: number) =>
  screen.getByRole('group', { name: wizardText('fieldErrors.summaryTitle', { count }) });

const item = (label: WizardKey, rule: 'required' | 'incomplete' | 'expired') =>
  wizardText('fieldErrors.summaryItem', {
    field: wizardText(label),
    rule: wizardText(`fieldErrors.short.${rule}`),
  });
const required = (label: WizardKey) => item(label, 'required');

/** Opens the payment step of a first order in this language. */
async function openNewCardIn(language: CompleteLanguage, options: Parameters<typeof openStep>[1]) {
  const opened = await openStep('payment', { ...options, language });
  const label = textIn[language]('subscription.wizard.payment.cardField.number');
  await screen.findByLabelText(label, { selector: 'input' });
  return opened;
}

/** Presses the button and waits for the immediate responses. */
async function pay(key: WizardKey = 'bar.payAnd.create', language?: CompleteLanguage): Promise<void> {
  await act(async () => {
    button(key, language).click();
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  });
}

describe('Payment step: payment methods', () => {
  it('offers the saved card when updating, preselected, with its last digits and expiry date', async () => {
    await openStep('payment', { subscription: aSubscription(), planId: 'pro-monthly' });
    expect(savedCard()).toBeChecked();
    expect(savedCard()).toHaveAccessibleName(
      expect.stringContaining(wizardText('payment.expires', { date: '08/29' })),
    );
    expect(savedCard()).toHaveAccessibleName(
      expect.stringContaining(text('subscription.section.cardStatus.valid')),
    );
    expect(screen.getByRole('heading', { level: 3, name: wizardText('payment.heading') })).toBeVisible();
    expect(screen.queryByText(wizardText('billing.heading'))).not.toBeInTheDocument();
  });

  it('opens the card fields at once when there is nothing to choose, and names the methods to come', async () => {
    await openStep('payment');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByText(wizardText('payment.heading'))).not.toBeInTheDocument();
    const card = screen.getByRole('region', { name: wizardText('payment.card') });
    expect(
      await within(card).findByLabelText(wizardText('payment.cardField.number'), { selector: 'input' }),
    ).toBeVisible();
    const coming = screen.getByText(new RegExp(`^${wizardText('payment.comingSoon')}`)).closest('p');
    for (const name of ['googlePay', 'applePay', 'paypal', 'bankAccount', 'bankTransfer'] as const)
      expect(coming).toHaveTextContent(wizardText(`payment.coming.${name}`));
    expect(coming?.querySelector('button, a, input, [tabindex]')).toBeNull();
  });

  it.each<[string, Parameters<typeof aUser>[0], WizardKey]>([
    ['all fields', {}, 'billing.heading'],
    ['the recipient of the invoice', { streetAddress: 'Herzl 1', city: 'Haifa' }, 'billing.invoiceTo'],
  ])('names the methods to come after the billing card with %s', async (_layout, profile, heading) => {
    await openNewCard({ owner: aUser(profile) });
    const billing = screen.getByRole('region', { name: wizardText(heading) });
    const coming = screen.getByText(new RegExp(`^${wizardText('payment.comingSoon')}`));
    expect(billing.compareDocumentPosition(coming)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers only a new card for a subscription without a saved card too', async () => {
    await openStep('payment', { subscription: aSubscription({ card: undefined }) });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: wizardText('payment.card') })).toBeVisible();
  });

  it.each([
    ['expiring', wizardText('payment.unusable.expiring')],
    ['expired', wizardText('payment.unusable.expired')],
    ['blocked', wizardText('payment.unusable.unknown')],
  ])('disables a card that is %s, and shows the reason', async (status, words) => {
    await openStep('payment', { subscription: aSubscription({ card: aSavedCard({ status }) }) });
    expect(savedCard()).toBeDisabled();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('asks for a payment method until one is chosen, when the saved card cannot pay', async () => {
    const { user } = await openStep('payment', {
      subscription: aSubscription({ card: aSavedCard({ status: 'expired' }) }),
    });
    await pay('bar.payAnd.update');
    expect(await focusedMessage()).toHaveTextContent(wizardText('failure.title.payment-method-required'));
    await user.click(screen.getByText(wizardText('payment.newCard')));
    expect(screen.queryByText(wizardText('failure.title.payment-method-required'))).not.toBeInTheDocument();
  });
});

describe('Payment step: details of the order', () => {
  const details = () => screen.getByRole('button', { name: wizardText('bar.details') });
  const panel = () =>
    defined(document.getElementById(details().getAttribute('aria-controls') ?? '') ?? undefined);

  it('shows the items with their prices on request, beside the total', async () => {
    const { user } = await openStep('payment', { addOnIds: ['promotion-monthly'] });
    const bar = screen.getByRole('region', { name: wizardText('bar.label') });
    expect(within(bar).getByRole('status')).toHaveTextContent('74.00');
    expect(details()).toHaveAttribute('aria-expanded', 'false');
    expect(panel()).not.toBeVisible();
    await user.click(details());
    expect(details()).toHaveAttribute('aria-expanded', 'true');
    expect(panel()).toBeVisible();
    expect(panel()).toHaveTextContent(/49\.00.*Promotion.*25\.00/u);
    expect(panel()).not.toHaveTextContent('74.00');
  });

  it.each([
    ['a second press', async (user: UserEvent) => user.click(details())],
    ['Escape', async (user: UserEvent) => user.keyboard('{Escape}')],
    [
      'a move of the focus to a field, which it would cover',
      async () => act(() => field('billing.city').focus()),
    ],
  ] as const)('hides them after %s', async (_action, hide) => {
    const { user } = await openNewCard();
    /* Safari does not focus a pressed button. */
    fireEvent.click(details());
    expect(panel()).toBeVisible();
    await hide(user);
    expect(panel()).not.toBeVisible();
  });

  it('has none before the payment', async () => {
    await openStep('review');
    expect(screen.queryByText(wizardText('bar.details'))).not.toBeInTheDocument();
  });
});

describe('Payment step: billing address', () => {
  it('has ten fields, with one country to choose', async () => {
    await openNewCard();
    const typed = BILLING_FIELDS.filter((name) => name !== 'country');
    for (const name of typed) expect(field(`billing.${name}`)).toBeRequired();
    expect(typed).toHaveLength(9);
    const country = screen.getByLabelText(wizardText('billing.country'));
    expect(within(country).getAllByRole('option')).toHaveLength(1);
    expect(country).toHaveDisplayValue(wizardText('billing.countries.IL'));
    expect(field('billing.email')).toHaveAttribute('autocomplete', 'billing email');
    expect(field('billing.phone')).toHaveAttribute('inputmode', 'tel');
    expect(field('billing.phone')).toHaveAttribute('dir', 'ltr');
    expect(field('billing.company')).toHaveAttribute('dir', 'auto');
  });

  it('shows an error after a pause, not while a word is being typed', async () => {
    const { environment } = await openNewCard();
    type('billing.phone', '052');
    expect(field('billing.phone')).not.toHaveAttribute('aria-invalid');
    expect(button('bar.payAnd.create')).toHaveAttribute('aria-disabled', 'true');
    await act(async () => environment.clock.advance(600));
    expect(field('billing.phone')).toBeInvalid();
    type('billing.phone', '0521234567');
    expect(field('billing.phone')).toBeValid();
    expect(button('bar.payAnd.create')).not.toHaveAttribute('aria-disabled');
  });

  it('says how to correct each invalid field, and shows no error for an empty one', async () => {
    await openNewCard();
    for (const [name, value, words] of [
      ['email', 'noor@example', wizardText('fieldErrors.invalid_email', { example: EMAIL_EXAMPLE })],
      ['phone', '052', wizardText('fieldErrors.invalid_phone')],
      ['phone', '04-1234567', wizardText('fieldErrors.landline')],
      ['zip', '1234', wizardText('fieldErrors.invalid_zip')],
      ['taxRegistrationNumber', '51482639', wizardText('fieldErrors.invalid_vat')],
    ] as const) {
      typeAndLeave(`billing.${name}`, value);
      expect(field(`billing.${name}`)).toHaveAccessibleDescription(expect.stringContaining(words));
      typeAndLeave(`billing.${name}`, '');
      expect(field(`billing.${name}`)).toBeValid();
    }
  });

  it('keeps a pasted text that is too long, and says so', async () => {
    await openNewCard();
    const company = field('billing.company');
    company.focus();
    await userEvent.paste('x'.repeat(201));
    fireEvent.blur(company);
    expect(company).toHaveValue('x'.repeat(201));
    expect(company).toHaveAccessibleDescription(expect.stringContaining(wizardText('fieldErrors.too_long')));
  });

  it('corrects a phone number in international format with one press', async () => {
    const { user } = await openNewCard();
    typeAndLeave('billing.phone', '00972521234567');
    await user.click(screen.getByText('052-123-4567'));
    expect(field('billing.phone')).toHaveValue('052-123-4567');
    expect(field('billing.phone')).toHaveFocus();
    expect(field('billing.phone')).toBeValid();
  });

  it('offers the tax number whose leading zero a spreadsheet has removed', async () => {
    const { user } = await openNewCard();
    typeAndLeave('billing.taxRegistrationNumber', '23456783');
    expect(field('billing.taxRegistrationNumber')).toHaveValue('23456783');
    await user.click(screen.getByText('023456783'));
    expect(field('billing.taxRegistrationNumber')).toHaveValue('023456783');
    expect(field('billing.taxRegistrationNumber')).toHaveFocus();
    expect(field('billing.taxRegistrationNumber')).toBeValid();
  });

  it.each([
    ['email', PASTED_EMAILS],
    ['phone', PASTED_PHONES],
    ['taxRegistrationNumber', PASTED_VAT_NUMBERS],
    ['zip', PASTED_ZIPS],
  ] as const)('accepts a pasted %s, and leaves it as it was pasted', async (name, pasted) => {
    await openNewCard();
    for (const [, input] of pasted) {
      typeAndLeave(`billing.${name}`, input);
      expect(field(`billing.${name}`)).toBeValid();
      expect(field(`billing.${name}`)).toHaveValue(input);
    }
  });

  it('warns about a wrong check digit without blocking the payment', async () => {
    await openNewCard();
    typeAndLeave('billing.taxRegistrationNumber', '123456789');
    const warning = wizardText('billing.vatHint');
    expect(field('billing.taxRegistrationNumber')).toHaveAccessibleDescription(
      `${warning} ${wizardText('billing.nineDigits')}`,
    );
    expect(screen.getByText(warning, { selector: '[role="status"]' })).toBeInTheDocument();
    expect(button('bar.payAnd.create')).not.toHaveAttribute('aria-disabled');
  });

  it('lists the missing fields with a link to each, and keeps Pay disabled', async () => {
    const { user, environment } = await openNewCard();
    fillIn({ company: '', phone: '' });
    await pay();
    const summary = summaryOf(2);
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByText(required('billing.phone')));
    expect(field('billing.phone')).toHaveFocus();
    expect(button('bar.payAnd.create')).toHaveAttribute('aria-disabled', 'true');
    expect(button('bar.payAnd.create')).toHaveAccessibleDescription(wizardText('bar.correct', { count: 2 }));
    typeAndLeave('billing.phone', '052-123-45');
    await user.click(button('bar.payAnd.create'));
    const again = summaryOf(2);
    expect(again).toHaveFocus();
    typeAndLeave('billing.phone', '052-123-4567');
    typeAndLeave('billing.company', 'Levi Locks');
    expect(again).not.toBeInTheDocument();
    expect(environment.payments()).toBe(0);
  });
});

describe('Payment step: known billing details', () => {
  const PROFILE = { streetAddress: 'Herzl 1', city: 'Haifa' };
  const invoice = () => screen.getByRole('region', { name: wizardText('billing.invoiceTo') });
  const openFields = () =>
    within(invoice())
      .queryAllByRole('textbox')
      .map((input) => input.getAttribute('name'));

  it('asks a first order only for what the profile does not know', async () => {
    const { environment } = await openNewCard({ owner: aUser(PROFILE) });
    expect(invoice()).toHaveTextContent('Dana Levi');
    expect(invoice()).toHaveTextContent('Herzl 1, Haifa');
    expect(openFields()).toEqual(['company', 'taxRegistrationNumber', 'zip']);
    expect(screen.getByText(wizardText('billing.missing.three'))).toBeVisible();
    fillIn();
    expect(screen.getByText(wizardText('billing.missing.none'))).toBeVisible();
    await pay();
    const name = wizardText('done.title.create');
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(environment.lastBilling.load(aUser().id)?.billing).toEqual(aBillingForm({ phone: '0501234567' }));
  });

  it('asks the next order in the tab for nothing, and unfolds all fields on request', async () => {
    const { user, environment } = await openNewCard({ owner: aUser(PROFILE) }, ({ lastBilling }) =>
      lastBilling.save(aUser().id, aLastBilling()),
    );
    expect(openFields()).toEqual([]);
    expect(invoice()).toHaveTextContent('Levi Locks, 123456782');
    expect(invoice()).not.toHaveTextContent('Herzl 1');
    await user.click(screen.getByRole('button', { name: wizardText('billing.changeLabel') }));
    expect(field('billing.firstName')).toHaveFocus();
    typeAndLeave('billing.city', 'Akko');
    await user.click(button('billing.done'));
    expect(screen.getByRole('button', { name: wizardText('billing.changeLabel') })).toHaveFocus();
    fillIn({ city: 'Akko' });
    await pay();
    expect(environment.payments()).toBe(1);
  });

  it('folds only when everything is valid, else it moves to the first error', async () => {
    const { user } = await openNewCard({ owner: aUser(PROFILE) });
    await user.click(screen.getByRole('button', { name: wizardText('billing.changeLabel') }));
    await user.click(button('billing.done'));
    expect(field('billing.company')).toHaveFocus();
    expect(field('billing.company')).toBeInvalid();
    fillInBilling();
    await user.click(button('billing.done'));
    expect(openFields()).toEqual([]);
  });

  it('remembers the details on this device once they are asked for and paid with', async () => {
    const { user, environment } = await openNewCard({ owner: aUser(PROFILE) });
    const tick = () => screen.getByRole('checkbox', { name: wizardText('billing.remember.label') });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: wizardText('billing.changeLabel') }));
    expect(tick()).not.toBeChecked();
    expect(tick()).toHaveAccessibleDescription(wizardText('billing.remember.text'));
    fillIn();
    await user.click(tick());
    expect(environment.rememberedBilling.load(aUser().id)).toBeUndefined();
    await pay();
    await screen.findByRole('heading', { level: 1, name: wizardText('done.title.create') });
    const remembered = environment.rememberedBilling.load(aUser().id);
    expect(remembered?.billing).toEqual(aBillingForm());
    expect(JSON.stringify(remembered)).not.toContain('4242');
  });

  it('starts with remembered details, and forgets them on request', async () => {
    const { user, environment } = await openNewCard({ owner: aUser(PROFILE) }, ({ rememberedBilling }) =>
      rememberedBilling.save(aUser().id, aLastBilling()),
    );
    expect(openFields()).toEqual([]);
    expect(invoice()).toHaveTextContent('Herzl 1');
    const [since = ''] = wizardText('billing.remember.since').split('{{');
    expect(invoice()).toHaveTextContent(since);
    await user.click(button('billing.remember.forget'));
    expect(environment.rememberedBilling.load(aUser().id)).toBeUndefined();
    expect(invoice()).not.toHaveTextContent(since);
    expect(screen.getByRole('button', { name: wizardText('billing.changeLabel') })).toHaveFocus();
  });

  it('opens all fields when remembered details are not valid', async () => {
    await openNewCard({ owner: aUser(PROFILE) }, ({ rememberedBilling }) =>
      rememberedBilling.save(aUser().id, aLastBilling({ billing: aBillingForm({ phone: '052' }) })),
    );
    expect(field('billing.phone')).toBeInvalid();
    expect(field('billing.city')).toBeVisible();
  });

  it('asks a submission with errors only for the missing fields', async () => {
    await openNewCard({ owner: aUser(PROFILE) });
    await pay();
    const summary = summaryOf(6);
    expect(summary).toHaveFocus();
    expect(openFields()).toEqual(['company', 'taxRegistrationNumber', 'zip']);
    fireEvent.click(within(summary).getByText(required('billing.zip')));
    expect(field('billing.zip')).toHaveFocus();
  });

  it('unfolds all fields when the server refuses some, and moves to the first', async () => {
    const { environment } = await openNewCard({ owner: aUser(PROFILE) }, ({ lastBilling }) =>
      lastBilling.save(aUser().id, aLastBilling()),
    );
    environment.world.network.setOutage('create-subscription', 'fields-refused', 1);
    fillIn();
    await pay();
    expect(field('billing.city')).toHaveFocus();
    expect(field('billing.city')).toBeInvalid();
  });

  it('asks for a mobile number when the profile has a landline', async () => {
    await openNewCard({ owner: aUser({ ...PROFILE, phoneNumber: '04-812-3456' }) });
    expect(openFields()).toEqual(['phone', 'company', 'taxRegistrationNumber', 'zip']);
    expect(screen.getByText(wizardText('billing.missing.four'))).toBeVisible();
  });

  it('shows all fields when most are unknown, with what is known', async () => {
    await openNewCard();
    expect(field('billing.email')).toHaveValue('dana@example.com');
    expect(field('billing.city')).toHaveValue('');
    expect(screen.queryByText(wizardText('billing.done'))).not.toBeInTheDocument();
  });

  it.each(COMPLETE_LANGUAGES)(
    'has the name of the owner in the language of the page (%s)',
    async (language) => {
      const names = {
        firstName: { en: 'Noor', he: 'נור', ar: 'نور' },
        lastName: { en: 'Haddad', he: 'חדאד', ar: 'حداد' },
      };
      await openNewCardIn(language, { owner: aUser({ ...PROFILE, names }) });
      const region = { name: textIn[language]('subscription.wizard.billing.invoiceTo') };
      expect(screen.getByRole('region', region)).toHaveTextContent(
        `${names.firstName[language]} ${names.lastName[language]}`,
      );
    },
  );
});

describe('Payment step: the new card', () => {
  it('shows in the bar that Pay waits for a correction, also when only the card has errors', async () => {
    await openNewCard();
    fillIn({});
    typeAndLeave('payment.cardField.securityCode', '');
    await pay();
    const reason = wizardText('bar.correct', { count: 1 });
    expect(button('bar.payAnd.create')).toHaveAccessibleDescription(reason);
    /* Without it, only assistive technology reads the text. */
    expect(screen.getByText(reason).closest('[tabindex]')).toHaveAttribute('tabindex', '-1');
  });

  it('is required together with the billing address, at the first press of Pay', async () => {
    const { user, environment } = await openNewCard();
    fillIn({ company: '' });
    typeAndLeave('payment.cardField.securityCode', '');
    typeAndLeave('payment.cardField.expiry', '1');
    await pay();
    const summary = summaryOf(3);
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      item('payment.cardField.expiry', 'incomplete'),
      required('payment.cardField.securityCode'),
      required('billing.company'),
    ]);
    expect(screen.getByText(wizardText('payment.cardIncomplete'))).toBeVisible();
    expect(screen.getAllByText(wizardText('fieldErrors.required'))).toHaveLength(2);
    expect(button('bar.payAnd.create')).toHaveAccessibleDescription(wizardText('bar.correct', { count: 3 }));
    await user.click(within(summary).getByText(required('payment.cardField.securityCode')));
    expect(field('payment.cardField.securityCode')).toHaveFocus();
    typeAndLeave('billing.company', 'Levi Locks');
    typeAndLeave('payment.cardField.expiry', '1230');
    typeAndLeave('payment.cardField.securityCode', '123');
    expect(summary).not.toBeInTheDocument();
    expect(environment.payments()).toBe(0);
  });

  it('focuses a field of the provider on a press on its label or anywhere in its box', async () => {
    const { user } = await openNewCard();
    const number = field('payment.cardField.number');
    const label = screen.getByText(wizardText('payment.cardField.number'));
    const brand = label.parentElement?.nextElementSibling?.lastElementChild;
    for (const pressed of [label, defined(brand ?? undefined)]) {
      act(() => number.blur());
      await user.click(pressed);
      expect(number).toHaveFocus();
    }
  });

  it('mounts the provider’s fields, and removes them when another method is chosen', async () => {
    const { user } = await openNewCard({ subscription: aSubscription() });
    expect(field('payment.cardField.expiry')).toBeVisible();
    await user.click(savedCard());
    expect(
      screen.queryByLabelText(wizardText('payment.cardField.number'), { selector: 'input' }),
    ).not.toBeInTheDocument();
  });

  it('reports that the fields failed to load, disables Pay and can load them again', async () => {
    const { user, environment } = await openStep('payment', { method: 'new-card' }, ({ network }) =>
      network.setOutage('load-card-fields', 'unavailable'),
    );
    expect(await screen.findByText(wizardText('payment.cardFieldsUnavailable'))).toBeVisible();
    fillInBilling();
    await pay();
    expect(await focusedMessage()).toHaveTextContent(wizardText('failure.title.card-not-ready'));
    environment.network.clearOutage();
    await user.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(screen.queryByText(wizardText('payment.cardFieldsUnavailable'))).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(
      await screen.findByLabelText(wizardText('payment.cardField.number'), { selector: 'input' }),
    ).toBeVisible();
  });

  it('changes the language without losing the typed digits', async () => {
    const { page } = await openNewCard();
    typeAndLeave('payment.cardField.number', '4242');
    typeAndLeave('billing.city', 'Haifa');
    await act(async () => page.texts.switchTo('he'));
    expect(field('payment.cardField.number', 'he')).toHaveValue('4242');
    expect(field('billing.city', 'he')).toHaveValue('Haifa');
  });

  it.each([
    ['payment.cardField.securityCode', '', 'required'],
    ['payment.cardField.expiry', '0120', 'expired'],
  ] as const)('names the field for which the provider gives no token: %s', async (label, value, rule) => {
    const { environment } = await openNewCard();
    fillIn();
    typeAndLeave(label, value);
    await pay();
    const summary = await screen.findByRole('group', {
      name: wizardText('fieldErrors.summaryTitle', { count: 1 }),
    });
    expect(within(summary).getByRole('link')).toHaveTextContent(item(label, rule));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(environment.payments()).toBe(0);
  });

  it('asks to complete the card when only the provider finds it incomplete', async () => {
    const incomplete = async () => failure({ kind: 'card-incomplete' } as const);
    const cardFields = { mount: async () => success(new FilledCardFields(incomplete)) };
    await openStep('payment', { method: 'new-card', cardFields });
    fillInBilling();
    await pay();
    expect(await focusedMessage()).toHaveTextContent(wizardText('failure.title.card-incomplete'));
  });

  it.each([
    ['payment.cardField.number', '4242424242424241', 'number'],
    ['payment.cardField.expiry', '1330', 'expiry'],
  ] as const)('shows the error of each field once it is left: %s', async (label, value, error) => {
    await openNewCard();
    typeAndLeave(label, value);
    const sentence = wizardText(`payment.cardInvalid.${error}`);
    const announced = screen.getAllByRole('status').filter(({ textContent }) => textContent === sentence);
    expect(announced).toHaveLength(1);
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    act(() => field(label).focus());
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });
});

describe('Payment step: paying', () => {
  it('shows a blocking dialog while paying, then the confirmation', async () => {
    const { environment } = await openNewCard();
    fillIn();
    environment.network.latency = 100;
    await pay();
    const paying = screen.getByRole('alertdialog', { name: wizardText('paying.title') });
    expect(paying).toHaveTextContent(wizardText('paying.text'));
    expect(button('bar.payAnd.create')).toHaveAttribute('aria-busy', 'true');
    expect(button('bar.previous')).toBeDisabled();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await act(async () => environment.clock.advance(1000));
    const name = wizardText('done.title.create');
    const title = await screen.findByRole('heading', { level: 1, name });
    await waitFor(() => {
      expect(title).toHaveFocus();
    });
    const emailSent = wizardText('done.emailSentTo', { email: 'dana@example.com' });
    expect(document.body).toHaveTextContent(`${emailSent} ${wizardText('done.startsAtOnce')}`);
    const summary = screen.getByRole('region', { name: wizardText('done.summary') });
    expect(summary).toHaveTextContent('Levi Locks');
    const toBusiness = screen.getByRole('link', { name: wizardText('done.activation.notNow') });
    expect(toBusiness).toHaveAttribute('href', '/dashboard/business/business-1');
    const steps = { name: wizardText('steps.label') };
    expect(screen.queryByRole('navigation', steps)).not.toBeInTheDocument();
  });

  it('stays blocked while the result of a lost response is checked, and ignores a second press', async () => {
    const { environment } = await openStep('payment', {
      subscription: aSubscription(),
      planId: 'pro-monthly',
    });
    environment.network.setOutage('update-subscription', 'response-lost');
    await pay('bar.payAnd.update');
    const action = button('bar.payAnd.update');
    expect(action).toHaveAttribute('aria-busy', 'true');
    for (const key of ['Enter', ' ']) {
      fireEvent.keyDown(action, { key });
      fireEvent.keyUp(action, { key });
    }
    fireEvent.click(action);
    await act(async () => environment.clock.advance(1000));
    expect(environment.payments()).toBe(1);
  });

  it('pays once on Enter in a field', async () => {
    const { environment } = await openNewCard();
    fillIn();
    const form = field('billing.city').closest('form');
    await act(async () => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    const name = wizardText('done.title.create');
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(environment.payments()).toBe(1);
  });

  it.each([
    ['update', aSubscription(), 'bar.payAnd.update', 'updated'],
    [
      'reactivate',
      aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') }),
      'bar.payAnd.reactivate',
      'reactivated',
    ],
  ] as const)('shows its own texts for: %s', async (kind, subscription, action, outcome) => {
    await openStep('payment', { subscription, planId: 'pro-monthly' });
    await pay(action);
    const name = wizardText(`done.title.${kind}`);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(wizardText(`done.${outcome}`))).toBeVisible();
  });

  it.each([
    ['declined by the bank', '4000000000000002', wizardText('failure.charge.reconciling')],
    ['not taken by the provider', '4000000000000119', wizardText('failure.charge.not-sent')],
    ['not answered by the provider', '4000000000000127', wizardText('failure.charge.not-sent')],
  ])('says that the card is %s', async (_what, number, chargeText) => {
    const { environment } = await openNewCard();
    fillIn({}, number);
    await pay();
    await act(async () => environment.clock.advance(31_000));
    const alert = await focusedMessage();
    expect(alert).toHaveTextContent(wizardText('failure.title.payment_processing_error'));
    expect(alert).toHaveTextContent(wizardText('failure.text.payment_processing_error'));
    expect(alert).toHaveTextContent(chargeText);
    expect(field('billing.city')).toHaveValue('Haifa');
  });

  it('waits after a declined card until it is certain that nothing was charged, and keeps the next card', async () => {
    const { environment } = await openNewCard();
    fillIn({}, '4000000000000002');
    await pay();
    expect(button('bar.payAnd.create')).toHaveAttribute('aria-disabled', 'true');
    typeAndLeave('payment.cardField.number', '5555555555554444');
    await act(async () => environment.clock.advance(61_000));
    expect(await focusedMessage()).toHaveTextContent(wizardText('failure.charge.not-charged'));
    expect(field('payment.cardField.number')).toHaveValue('5555 5555 5555 4444');
    await pay();
    expect(
      await screen.findByRole('heading', { level: 1, name: wizardText('done.title.create') }),
    ).toBeVisible();
  });

  it.each([
    ['bad_request', wizardText('failure.title.bad_request')],
    ['general_error', wizardText('failure.title.general_error')],
  ] as const)('explains a refusal of an update: %s', async (reason, words) => {
    const { environment } = await openStep('payment', {
      subscription: aSubscription(),
      planId: 'pro-monthly',
      wrapService: overrideService({
        update: async () => failure({ kind: 'refused', refusal: { reason, isUnprocessed: false } }),
      }),
    });
    await pay('bar.payAnd.update');
    expect(await focusedMessage()).toHaveTextContent(words);
    expect(await focusedMessage()).toHaveTextContent(wizardText('failure.charge.reconciling'));
    await act(async () => environment.clock.advance(60_000));
    expect(await focusedMessage()).toHaveTextContent(words);
    expect(await focusedMessage()).toHaveTextContent(wizardText('failure.charge.not-charged'));
  });

  it('marks the fields that the server refuses, shows the reasons and moves the focus to the first', async () => {
    const { environment } = await openNewCard();
    environment.world.network.setOutage('create-subscription', 'fields-refused', 1);
    fillIn();
    await pay();
    expect(screen.getByRole('alert')).toHaveTextContent(wizardText('failure.title.bad_request'));
    expect(field('billing.city')).toBeInvalid();
    expect(field('billing.city')).toHaveFocus();
    expect(field('billing.city')).toHaveAccessibleDescription(wizardText('fieldErrors.refused'));
    const reason = screen.getByText('There is no such city');
    expect(reason).not.toBeVisible();
    for (const summary of screen.getAllByText(text('errors.supportDetails'))) fireEvent.click(summary);
    expect(reason).toBeVisible();
    expect(reason.closest('blockquote')).toHaveAttribute('lang', 'en');
    expect(field('billing.zip')).toBeInvalid();
    expect(field('billing.email')).toBeValid();
    typeAndLeave('billing.city', 'Akko');
    expect(field('billing.city')).toBeValid();
    expect(field('billing.zip')).toBeInvalid();
    await act(async () => environment.clock.advance(60_000));
    await pay();
    expect(environment.payments()).toBe(2);
  });

  it('shows the current subscription after a repeated request, and does not claim that nothing was charged', async () => {
    const refusal = { reason: 'payment_processing_error', isUnprocessed: false } as const;
    const { environment } = await openNewCard({
      wrapService: (service) => ({
        ...overrideService({})(service),
        create: async (id, request, key) => {
          await service.create(id, request, key);
          return failure({ kind: 'refused', refusal });
        },
      }),
    });
    fillIn();
    await pay();
    await act(async () => environment.clock.advance(1000));
    expect(
      await screen.findByRole('heading', { level: 1, name: wizardText('done.title.create') }),
    ).toBeVisible();
    expect(environment.payments()).toBe(1);
  });

  it.each(COMPLETE_LANGUAGES)(
    'says only of this attempt that it was not charged when another tab has paid (%s)',
    async (language) => {
      const { environment } = await openStep('payment', {
        subscription: aSubscription(),
        planId: 'pro-monthly',
        language,
      });
      environment.world.saveSubscription(
        aBusinessId(),
        aSubscription({ items: [aPlanItem({ id: 'other' })] }),
      );
      await pay('bar.payAnd.update', language);
      const alert = await focusedMessage();
      expect(alert).toHaveTextContent(
        textIn[language]('subscription.wizard.failure.text.subscription-changed'),
      );
      expect(environment.payments()).toBe(0);
    },
  );

  it.each(COMPLETE_LANGUAGES)(
    'disables an update without changes, and shows the reason (%s)',
    async (language) => {
      const { environment } = await openStep('payment', { subscription: aSubscription(), language });
      const action = button('bar.payAnd.update', language);
      expect(action).toHaveAttribute('aria-disabled', 'true');
      expect(action).toHaveAccessibleDescription(
        textIn[language]('subscription.wizard.failure.title.nothing-to-change'),
      );
      await pay('bar.payAnd.update', language);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(environment.payments()).toBe(0);
    },
  );

  it('calls a subscription that the API does not return yet "being set up"', async () => {
    await openNewCard({
      wrapService: overrideService({ create: async () => success() }),
    });
    fillIn();
    await pay();
    expect(
      await screen.findByRole('heading', { level: 1, name: wizardText('done.title.settingUp') }),
    ).toBeVisible();
    expect(screen.queryByText(text('subscription.section.status.active'))).not.toBeInTheDocument();
    const emailSent = wizardText('done.emailSentTo', { email: 'dana@example.com' });
    expect(document.body).toHaveTextContent(emailSent);
  });

  it('says when to retry after too many requests', async () => {
    const refusal = { reason: 'general_error', isUnprocessed: true, retryAfter: 120_000 } as const;
    await openStep('payment', {
      subscription: aSubscription(),
      planId: 'pro-monthly',
      wrapService: overrideService({
        update: async () => failure({ kind: 'refused', refusal }),
      }),
    });
    await pay('bar.payAnd.update');
    const alert = await focusedMessage();
    expect(alert).toHaveTextContent(text('errors.tooManyMinutes', { count: 2, number: 2 }));
    expect(alert).toHaveTextContent(wizardText('failure.charge.reconciling'));
  });

  it('has its own texts for a failed creation', async () => {
    await openNewCard({
      wrapService: overrideService({
        create: async () =>
          failure({ kind: 'refused', refusal: { reason: 'general_error', isUnprocessed: false } }),
      }),
    });
    fillIn();
    await pay();
    const alert = await focusedMessage();
    expect(alert).toHaveTextContent(wizardText('failure.title.creation_failed'));
  });

  it('does not mention charges when no request was sent', async () => {
    const { environment } = await openStep('payment', {
      subscription: aSubscription(),
      planId: 'pro-monthly',
    });
    environment.network.setOutage('update-subscription', 'offline');
    await pay('bar.payAnd.update');
    const alert = await focusedMessage();
    expect(alert).toHaveTextContent(wizardText('failure.title.offline'));
    expect(alert).not.toHaveTextContent(wizardText('failure.charge.not-charged'));
    expect(alert).not.toHaveTextContent(wizardText('failure.charge.not-sent'));
  });

  it('says that the result is unknown after a lost response, and offers no second payment', async () => {
    const { environment } = await openStep('payment', {
      subscription: aSubscription(),
      planId: 'pro-monthly',
    });
    environment.network.setOutage('update-subscription', 'response-lost');
    await pay('bar.payAnd.update');
    const checking = screen.getByRole('alertdialog', { name: wizardText('outcomeUnknown.checking') });
    expect(checking).toHaveTextContent(wizardText('outcomeUnknown.checkingText'));
    environment.network.setOutage('load-subscription', 'unavailable');
    await act(async () => environment.clock.advance(90_000));
    const title = await screen.findByText(wizardText('outcomeUnknown.title'));
    await waitFor(() => {
      expect(title).toHaveFocus();
    });
    expect(screen.getByText(wizardText('outcomeUnknown.text'))).toBeVisible();
    expect(screen.queryByText(wizardText('bar.payAnd.update'))).not.toBeInTheDocument();
    expect(screen.getByText(wizardText('outcomeUnknown.finding.ended'))).toBeVisible();
    environment.network.clearOutage();
    fireEvent.click(button('outcomeUnknown.checkAgain'));
    await act(async () => environment.clock.advance(5000));
    expect(await screen.findByText(wizardText('done.confirmedLater'))).toBeVisible();
    expect(environment.payments()).toBe(1);
  });
});
