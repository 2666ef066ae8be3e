import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/domain/shared/language';
import { failure } from '@/domain/shared/result';
import { overrideService } from '@tests/support/overrideService';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { button, field, fillIn, fillInBilling, openNewCard, openStep, put, type } from './wizardPage';

const radio = (name: RegExp) => screen.getByRole('radio', { name });

/** Presses the button and waits for the immediate responses. */
async function pay(words = 'Pay and subscribe'): Promise<void> {
  await act(async () => {
    button(words).click();
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  });
}

describe('Payment step: payment methods', () => {
  it('offers the saved card when updating, preselected, with its last digits and expiry date', async () => {
    await openStep('payment', { subscription: aSubscription(), planId: 'pro-monthly' });
    expect(radio(/•••• 4242/)).toBeChecked();
    expect(radio(/•••• 4242/)).toHaveAccessibleName(/Expires 08\/29.*Valid/);
    expect(screen.getByText(/will be used/)).toHaveTextContent('The card ending in 4242 will be used.');
    expect(screen.queryByText('Billing address')).not.toBeInTheDocument();
  });

  it('offers no saved card when creating, and disables future payment methods', async () => {
    await openStep('payment');
    const methods = screen.getAllByRole('radio');
    expect(methods.map((method) => method.getAttribute('value'))).toEqual([
      'new-card',
      'google-pay',
      'apple-pay',
      'paypal',
      'bank-account',
      'bank-transfer',
    ]);
    expect(methods[0]).not.toBeChecked();
    for (const coming of methods.slice(1)) expect(coming).toBeDisabled();
    for (const name of ['Google Pay', 'Apple Pay', 'PayPal', 'Bank account', 'Bank transfer'])
      expect(screen.getByText(name)).toBeVisible();
    expect(screen.getAllByText('Coming soon')).toHaveLength(5);
  });

  it.each([
    ['expiring', 'The saved card expires soon. Please add a new card.'],
    ['expired', 'The saved card has expired. Please add a new card.'],
    ['blocked', 'The saved card cannot be used. Please add a new card.'],
  ])('disables a card that is %s, and shows the reason', async (status, words) => {
    await openStep('payment', { subscription: aSubscription({ card: aSavedCard({ status }) }) });
    expect(radio(/•••• 4242/)).toBeDisabled();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('asks for a payment method until one is chosen', async () => {
    const { user } = await openStep('payment');
    await pay();
    expect(screen.getByRole('alert')).toHaveTextContent('Please select payment method');
    await user.click(radio(/^New credit card/));
    expect(screen.queryByText('Please select payment method')).not.toBeInTheDocument();
  });
});

describe('Payment step: billing address', () => {
  it('has ten fields, with one country to choose', async () => {
    await openNewCard();
    const names = [
      'First name',
      'Last name',
      'Email',
      'Phone',
      'Company',
      'Tax registration number',
      'Address',
    ];
    for (const name of [...names, 'City', 'Zip']) expect(field(name)).toBeRequired();
    expect(within(screen.getByLabelText('Country')).getAllByRole('option')).toHaveLength(1);
    expect(screen.getByLabelText('Country')).toHaveDisplayValue('Israel');
    expect(field('Email')).toHaveAttribute('autocomplete', 'billing email');
    expect(field('Phone')).toHaveAttribute('inputmode', 'tel');
    expect(field('Phone')).toHaveAttribute('dir', 'ltr');
    expect(field('Company')).toHaveAttribute('dir', 'auto');
  });

  it('shows an error after a pause, not while a word is being typed', async () => {
    const { environment } = await openNewCard();
    type('Phone', '052');
    expect(field('Phone')).not.toHaveAttribute('aria-invalid');
    expect(button('Pay and subscribe')).toHaveAttribute('aria-disabled', 'true');
    await act(async () => environment.clock.advance(600));
    expect(field('Phone')).toBeInvalid();
    type('Phone', '0521234567');
    expect(field('Phone')).toBeValid();
    expect(button('Pay and subscribe')).not.toHaveAttribute('aria-disabled');
  });

  it('says how to correct each invalid field, and shows no error for an empty one', async () => {
    await openNewCard();
    for (const [name, value, words] of [
      ['Email', 'noor@example', /^Enter an email address like .*name@example\.com/],
      ['Phone', '052', /^Enter an Israeli phone number: 10 digits starting with 0/],
      ['Phone', '04-1234567', /^Landlines are not accepted here/],
      ['Zip', '1234', /^Zip must have 5 to 7 digits/],
      ['Tax registration number', '51482639', /^The number must have exactly 9 digits/],
    ] as const) {
      put(name, value);
      expect(field(name)).toHaveAccessibleDescription(words);
      put(name, '');
      expect(field(name)).toBeValid();
    }
  });

  it('corrects a phone number in international format with one press', async () => {
    const { user } = await openNewCard();
    put('Phone', '00972521234567');
    await user.click(screen.getByText('052-123-4567'));
    expect(field('Phone')).toHaveValue('052-123-4567');
    expect(field('Phone')).toBeValid();
  });

  it('warns about a wrong check digit without blocking the payment', async () => {
    await openNewCard();
    put('Tax registration number', '123456789');
    expect(screen.getByText(/The check digit of this number does not match/)).toBeVisible();
    expect(button('Pay and subscribe')).not.toHaveAttribute('aria-disabled');
  });

  it('lists the missing fields with a link to each, and keeps Pay disabled', async () => {
    const { user, environment } = await openNewCard();
    fillIn({ company: '', phone: '' });
    await pay();
    const summary = screen.getByRole('group', { name: '2 fields need a correction' });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByText('Phone: required'));
    expect(field('Phone')).toHaveFocus();
    expect(button('Pay and subscribe')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Pay and subscribe')).toHaveAccessibleDescription('Correct 2 fields to continue');
    put('Phone', '052-123-45');
    await user.click(button('Pay and subscribe'));
    expect(screen.getByRole('group', { name: '2 fields need a correction' })).toHaveFocus();
    put('Phone', '052-123-4567');
    put('Company', 'Levi Locks');
    expect(screen.queryByRole('group', { name: /a correction/ })).not.toBeInTheDocument();
    expect(environment.payments()).toBe(0);
  });
});

describe('Payment step: the new card', () => {
  it('is required together with the billing address, at the first press of Pay', async () => {
    const { user, environment } = await openNewCard();
    fillIn({ company: '' });
    put('Security code', '');
    put('Expiry', '1');
    await pay();
    const summary = screen.getByRole('group', { name: '3 fields need a correction' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Expiry: digits are missing', 'Security code: required', 'Company: required']);
    expect(screen.getAllByText('This card field is not complete')).toHaveLength(2);
    expect(button('Pay and subscribe')).toHaveAccessibleDescription('Correct 3 fields to continue');
    await user.click(within(summary).getByText('Security code: required'));
    expect(field('Security code')).toHaveFocus();
    put('Company', 'Levi Locks');
    put('Expiry', '1230');
    put('Security code', '123');
    expect(screen.queryByRole('group', { name: /a correction/ })).not.toBeInTheDocument();
    expect(environment.payments()).toBe(0);
  });

  it('mounts the provider’s fields, and removes them when another method is chosen', async () => {
    const { user } = await openNewCard({ subscription: aSubscription() });
    expect(field('Expiry')).toBeVisible();
    await user.click(radio(/•••• 4242/));
    expect(screen.queryByLabelText('Card number', { selector: 'input' })).not.toBeInTheDocument();
  });

  it('reports that the fields failed to load, disables Pay and can load them again', async () => {
    const { user, environment } = await openStep('payment', { method: 'new-card' }, ({ network }) =>
      network.setOutage('load-card-fields', 'unavailable'),
    );
    expect(await screen.findByText(/The secure card fields could not be loaded/)).toBeVisible();
    fillInBilling();
    await pay();
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Card component not ready');
    environment.network.heal();
    await user.click(button('Try again'));
    expect(await screen.findByLabelText('Card number', { selector: 'input' })).toBeVisible();
  });

  it('changes the language without losing the typed digits', async () => {
    const { page } = await openNewCard();
    put('Card number', '4242');
    put('City', 'Haifa');
    await act(async () => page.texts.switchTo('he'));
    expect(field('מספר כרטיס')).toHaveValue('4242');
    expect(field('עיר')).toHaveValue('Haifa');
  });

  it('asks to complete the card when the provider reports it incomplete', async () => {
    await openNewCard();
    fillIn();
    put('Security code', '');
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent('The card details are not complete');
    expect(screen.getByText('This card field is not complete')).toBeVisible();
  });

  it.each([
    ['Card number', '4242424242424241', 'Check the card number and enter it again'],
    ['Expiry', '1330', 'Check the expiry date and enter it again'],
  ])('shows the error of each field once it is left: %s', async (name, value, error) => {
    await openNewCard();
    put(name, value);
    expect(await screen.findByText(error)).toBeVisible();
  });
});

describe('Payment step: paying', () => {
  it('shows a blocking dialog while paying, then the confirmation', async () => {
    const { environment } = await openNewCard();
    fillIn();
    environment.network.latency = 100;
    await pay();
    expect(screen.getByRole('alertdialog', { name: 'Processing your payment' })).toHaveTextContent(
      'do not close the browser',
    );
    expect(button('Pay and subscribe')).toHaveAttribute('aria-busy', 'true');
    expect(button('Previous')).toBeDisabled();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await act(async () => environment.clock.advance(1000));
    const title = await screen.findByRole('heading', { level: 1, name: 'The subscription is active' });
    await waitFor(() => {
      expect(title).toHaveFocus();
    });
    const words = screen.getByText(/We sent a confirmation email/);
    expect(words).toHaveTextContent('We sent a confirmation email to dana@example.com.');
    expect(words).toHaveTextContent('The first billing cycle starts immediately.');
    expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('Levi Locks');
    expect(screen.getByRole('link', { name: 'Go to business page' })).toHaveAttribute(
      'href',
      '/dashboard/business/business-1',
    );
    expect(screen.queryByRole('navigation', { name: 'Steps' })).not.toBeInTheDocument();
  });

  it('stays blocked while the result of a lost response is checked, and ignores a second press', async () => {
    const { environment } = await openStep('payment', {
      subscription: aSubscription(),
      planId: 'pro-monthly',
    });
    environment.network.setOutage('update-subscription', 'answer-lost');
    await pay('Pay and update');
    const action = button('Pay and update');
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
    const form = field('City').closest('form');
    await act(async () => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    expect(await screen.findByText('The subscription is active')).toBeVisible();
    expect(environment.payments()).toBe(1);
  });

  it.each([
    ['update', aSubscription(), 'Pay and update', 'The subscription is updated', /in effect from now on/],
    [
      'reactivate',
      aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') }),
      'Confirm and reactivate',
      'The subscription is active again',
      /continues without a break/,
    ],
  ])('shows its own texts for: %s', async (_kind, subscription, action, title, words) => {
    await openStep('payment', { subscription, planId: 'pro-monthly' });
    await pay(action);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('shows the end of a trial', async () => {
    const trialEnd = aPointInTime('2026-03-19T09:00:00Z');
    const subscription = aSubscription({ status: 'InTrial', trialEnd });
    await openStep('payment', { subscription, planId: 'pro-monthly' });
    await pay('Pay and update');
    const words = await screen.findByText(/The trial runs until/);
    expect(words).toHaveTextContent('The trial runs until 19.3.2026. The first charge comes after it.');
    expect(screen.getByText('In trial')).toBeVisible();
  });

  it.each([
    ['declined by the bank', '4000000000000002', 'You were not charged.'],
    ['not taken by the provider', '4000000000000119', 'You were not charged by this attempt.'],
  ])('says that the card is %s', async (_fate, number, evidence) => {
    await openNewCard();
    fillIn({}, number);
    await pay();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Payment failed, please try again');
    expect(alert).toHaveTextContent('Payment could not be processed, please check your payment details');
    expect(alert).toHaveTextContent(evidence);
    expect(field('City')).toHaveValue('Haifa');
  });

  it.each([
    ['invalid', 'Please check your information and try again'],
    ['other', 'An error occurred, please try again'],
  ] as const)('explains a refusal of an update: %s', async (reason, words) => {
    await openStep('payment', {
      subscription: aSubscription(),
      planId: 'pro-monthly',
      between: overrideService({
        update: async () => ({
          ok: false,
          error: { kind: 'refused', refusal: { reason, isUnprocessed: false } },
        }),
      }),
    });
    await pay('Pay and update');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveTextContent('You were not charged.');
  });

  it('marks the fields that the server refuses, shows the reasons and moves the focus to the first', async () => {
    const { environment } = await openNewCard();
    environment.world.network.setOutage('create-subscription', 'fields-refused', 1);
    fillIn();
    await pay();
    expect(screen.getByRole('alert')).toHaveTextContent('Please check your information and try again');
    expect(field('City')).toBeInvalid();
    expect(field('City')).toHaveFocus();
    expect(field('City')).toHaveAccessibleDescription(
      'This value was not accepted. Please check it. This is what the service answered: There is no such city',
    );
    expect(screen.getByText('There is no such city')).toHaveAttribute('lang', 'en');
    expect(field('Zip')).toBeInvalid();
    expect(field('Email')).toBeValid();
    put('City', 'Akko');
    expect(field('City')).toBeValid();
    expect(field('Zip')).toBeInvalid();
    await pay();
    expect(environment.payments()).toBe(2);
  });

  it('shows the current subscription after a repeated request, and does not claim that nothing was charged', async () => {
    const refusal = { reason: 'token', isUnprocessed: false } as const;
    const { environment } = await openNewCard({
      between: (service) => ({
        ...overrideService({})(service),
        create: async (id, request, key) => {
          await service.create(id, request, key);
          return failure({ kind: 'refused', refusal });
        },
      }),
    });
    fillIn();
    await pay();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The subscription is active' }),
    ).toBeVisible();
    expect(environment.payments()).toBe(1);
  });

  it.each<[string, Language, string, string]>([
    ['another tab', 'en', 'Pay and update', 'You were not charged by this attempt. Reload the page'],
    ['another tab', 'he', 'תשלום ועדכון', 'בניסיון הזה לא בוצע חיוב.'],
    ['another tab', 'ar', 'الدفع والتحديث', 'لم يُخصم أي مبلغ في هذه المحاولة.'],
  ])(
    'says only of this attempt that it was not charged when %s has paid (%s)',
    async (_who, language, action, words) => {
      const { environment } = await openStep('payment', {
        subscription: aSubscription(),
        planId: 'pro-monthly',
        language,
      });
      environment.world.saveSubscription(
        aBusinessId(),
        aSubscription({ items: [aPlanItem({ id: 'other' })] }),
      );
      await pay(action);
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(environment.payments()).toBe(0);
    },
  );

  it.each<[Language, string, string]>([
    ['en', 'Pay and update', 'The business has exactly this already'],
    ['he', 'תשלום ועדכון', 'זה בדיוק מה שכבר יש לעסק'],
    ['ar', 'الدفع والتحديث', 'هذا تمامًا ما لدى المصلحة الآن'],
  ])('disables an update without changes, and shows the reason (%s)', async (language, action, words) => {
    const { environment } = await openStep('payment', { subscription: aSubscription(), language });
    expect(button(action)).toHaveAttribute('aria-disabled', 'true');
    expect(button(action)).toHaveAccessibleDescription(words);
    await pay(action);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(environment.payments()).toBe(0);
  });

  it('calls a subscription that the API does not return yet "being set up"', async () => {
    await openNewCard({
      between: overrideService({ create: async () => ({ ok: true, value: undefined }) }),
    });
    fillIn();
    await pay();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The subscription is being set up' }),
    ).toBeVisible();
    expect(screen.queryByText(/Active|email/)).not.toBeInTheDocument();
  });

  it('says when to retry after too many requests', async () => {
    const refusal = { reason: 'other', isUnprocessed: true, retryAfter: 120_000 } as const;
    await openStep('payment', {
      subscription: aSubscription(),
      planId: 'pro-monthly',
      between: overrideService({ update: async () => ({ ok: false, error: { kind: 'refused', refusal } }) }),
    });
    await pay('Pay and update');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('That was a lot at once. Please try again in 2 minutes.');
    expect(alert).toHaveTextContent('You were not charged.');
  });

  it('has its own texts for a failed creation', async () => {
    await openNewCard({
      between: overrideService({
        create: async () => ({
          ok: false,
          error: { kind: 'refused', refusal: { reason: 'other', isUnprocessed: false } },
        }),
      }),
    });
    fillIn();
    await pay();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Subscription creation failed, please try again');
  });

  it('does not mention charges when no request was sent', async () => {
    const { environment } = await openStep('payment', {
      subscription: aSubscription(),
      planId: 'pro-monthly',
    });
    environment.network.setOutage('update-subscription', 'offline');
    await pay('Pay and update');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('There is no internet connection');
    expect(alert).not.toHaveTextContent('charged');
  });

  it('says that the result is unknown after a lost response, and offers no second payment', async () => {
    const { environment } = await openStep('payment', {
      subscription: aSubscription(),
      planId: 'pro-monthly',
    });
    environment.network.setOutage('update-subscription', 'answer-lost');
    await pay('Pay and update');
    expect(screen.getByRole('alertdialog', { name: 'Checking your payment…' })).toHaveTextContent(
      'do not pay again',
    );
    environment.network.setOutage('load-subscription', 'unavailable');
    await act(async () => environment.clock.advance(90_000));
    const title = await screen.findByText('We could not confirm this payment');
    await waitFor(() => {
      expect(title).toHaveFocus();
    });
    expect(screen.getByText(/Do not pay again yet/)).toBeVisible();
    expect(screen.queryByText('Pay and update')).not.toBeInTheDocument();
    expect(screen.getByText(/We still could not find out/)).toBeVisible();
    environment.network.heal();
    fireEvent.click(button('Check again'));
    await act(async () => environment.clock.advance(5000));
    expect(await screen.findByText('Confirmed after a connection problem.')).toBeVisible();
    expect(environment.payments()).toBe(1);
  });
});
