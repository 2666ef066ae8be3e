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
import { text, textIn } from '@tests/support/text';

const radio = (name: RegExp) => screen.getByRole('radio', { name });

/** Presses the button and waits for the immediate responses. */
async function pay(words = text('subscription.wizard.bar.payAndSubscribe')): Promise<void> {
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
    expect(screen.queryByText(text('subscription.wizard.billing.heading'))).not.toBeInTheDocument();
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
    for (const name of [
      text('subscription.wizard.payment.coming.googlePay'),
      text('subscription.wizard.payment.coming.applePay'),
      text('subscription.wizard.payment.coming.paypal'),
      text('subscription.wizard.payment.coming.bankAccount'),
      text('subscription.wizard.payment.coming.bankTransfer'),
    ])
      expect(screen.getByText(name)).toBeVisible();
    expect(screen.getAllByText(text('subscription.wizard.payment.comingSoon'))).toHaveLength(5);
  });

  it.each([
    ['expiring', text('subscription.wizard.payment.unusable.expiring')],
    ['expired', text('subscription.wizard.payment.unusable.expired')],
    ['blocked', text('subscription.wizard.payment.unusable.unknown')],
  ])('disables a card that is %s, and shows the reason', async (status, words) => {
    await openStep('payment', { subscription: aSubscription({ card: aSavedCard({ status }) }) });
    expect(radio(/•••• 4242/)).toBeDisabled();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('asks for a payment method until one is chosen', async () => {
    const { user } = await openStep('payment');
    await pay();
    expect(screen.getByRole('alert')).toHaveTextContent(
      text('subscription.wizard.failure.paymentMethodRequired'),
    );
    await user.click(radio(/^New credit card/));
    expect(
      screen.queryByText(text('subscription.wizard.failure.paymentMethodRequired')),
    ).not.toBeInTheDocument();
  });
});

describe('Payment step: billing address', () => {
  it('has ten fields, with one country to choose', async () => {
    await openNewCard();
    const names = [
      text('subscription.wizard.billing.firstName'),
      text('subscription.wizard.billing.lastName'),
      text('subscription.wizard.billing.email'),
      text('subscription.wizard.billing.phone'),
      text('subscription.wizard.billing.company'),
      text('subscription.wizard.billing.taxRegistrationNumber'),
      text('subscription.wizard.billing.line1'),
    ];
    for (const name of [
      ...names,
      text('subscription.wizard.billing.city'),
      text('subscription.wizard.billing.zip'),
    ])
      expect(field(name)).toBeRequired();
    expect(
      within(screen.getByLabelText(text('subscription.wizard.billing.country'))).getAllByRole('option'),
    ).toHaveLength(1);
    expect(screen.getByLabelText(text('subscription.wizard.billing.country'))).toHaveDisplayValue(
      text('subscription.wizard.billing.israel'),
    );
    expect(field(text('subscription.wizard.billing.email'))).toHaveAttribute('autocomplete', 'billing email');
    expect(field(text('subscription.wizard.billing.phone'))).toHaveAttribute('inputmode', 'tel');
    expect(field(text('subscription.wizard.billing.phone'))).toHaveAttribute('dir', 'ltr');
    expect(field(text('subscription.wizard.billing.company'))).toHaveAttribute('dir', 'auto');
  });

  it('shows an error after a pause, not while a word is being typed', async () => {
    const { environment } = await openNewCard();
    type(text('subscription.wizard.billing.phone'), '052');
    expect(field(text('subscription.wizard.billing.phone'))).not.toHaveAttribute('aria-invalid');
    expect(button(text('subscription.wizard.bar.payAndSubscribe'))).toHaveAttribute('aria-disabled', 'true');
    await act(async () => environment.clock.advance(600));
    expect(field(text('subscription.wizard.billing.phone'))).toBeInvalid();
    type(text('subscription.wizard.billing.phone'), '0521234567');
    expect(field(text('subscription.wizard.billing.phone'))).toBeValid();
    expect(button(text('subscription.wizard.bar.payAndSubscribe'))).not.toHaveAttribute('aria-disabled');
  });

  it('says how to correct each invalid field, and shows no error for an empty one', async () => {
    await openNewCard();
    for (const [name, value, words] of [
      [
        text('subscription.wizard.billing.email'),
        'noor@example',
        /^Enter an email address like .*name@example\.com/,
      ],
      [
        text('subscription.wizard.billing.phone'),
        '052',
        /^Enter an Israeli phone number: 10 digits starting with 0/,
      ],
      [text('subscription.wizard.billing.phone'), '04-1234567', /^Landlines are not accepted here/],
      [text('subscription.wizard.billing.zip'), '1234', /^Zip must have 5 to 7 digits/],
      [
        text('subscription.wizard.billing.taxRegistrationNumber'),
        '51482639',
        /^The number must have exactly 9 digits/,
      ],
    ] as const) {
      put(name, value);
      expect(field(name)).toHaveAccessibleDescription(words);
      put(name, '');
      expect(field(name)).toBeValid();
    }
  });

  it('corrects a phone number in international format with one press', async () => {
    const { user } = await openNewCard();
    put(text('subscription.wizard.billing.phone'), '00972521234567');
    await user.click(screen.getByText('052-123-4567'));
    expect(field(text('subscription.wizard.billing.phone'))).toHaveValue('052-123-4567');
    expect(field(text('subscription.wizard.billing.phone'))).toBeValid();
  });

  it('warns about a wrong check digit without blocking the payment', async () => {
    await openNewCard();
    put(text('subscription.wizard.billing.taxRegistrationNumber'), '123456789');
    expect(screen.getByText(/The check digit of this number does not match/)).toBeVisible();
    expect(button(text('subscription.wizard.bar.payAndSubscribe'))).not.toHaveAttribute('aria-disabled');
  });

  it('lists the missing fields with a link to each, and keeps Pay disabled', async () => {
    const { user, environment } = await openNewCard();
    fillIn({ company: '', phone: '' });
    await pay();
    const summary = screen.getByRole('group', { name: '2 fields need a correction' });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByText('Phone: required'));
    expect(field(text('subscription.wizard.billing.phone'))).toHaveFocus();
    expect(button(text('subscription.wizard.bar.payAndSubscribe'))).toHaveAttribute('aria-disabled', 'true');
    expect(button(text('subscription.wizard.bar.payAndSubscribe'))).toHaveAccessibleDescription(
      'Correct 2 fields to continue',
    );
    put(text('subscription.wizard.billing.phone'), '052-123-45');
    await user.click(button(text('subscription.wizard.bar.payAndSubscribe')));
    expect(screen.getByRole('group', { name: '2 fields need a correction' })).toHaveFocus();
    put(text('subscription.wizard.billing.phone'), '052-123-4567');
    put(text('subscription.wizard.billing.company'), 'Levi Locks');
    expect(screen.queryByRole('group', { name: /a correction/ })).not.toBeInTheDocument();
    expect(environment.payments()).toBe(0);
  });
});

describe('Payment step: the new card', () => {
  it('is required together with the billing address, at the first press of Pay', async () => {
    const { user, environment } = await openNewCard();
    fillIn({ company: '' });
    put(text('subscription.wizard.payment.cardSecurityCode'), '');
    put(text('subscription.wizard.payment.cardExpiry'), '1');
    await pay();
    const summary = screen.getByRole('group', { name: '3 fields need a correction' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Expiry: digits are missing', 'Security code: required', 'Company: required']);
    expect(screen.getAllByText(text('subscription.wizard.payment.cardIncomplete'))).toHaveLength(2);
    expect(button(text('subscription.wizard.bar.payAndSubscribe'))).toHaveAccessibleDescription(
      'Correct 3 fields to continue',
    );
    await user.click(within(summary).getByText('Security code: required'));
    expect(field(text('subscription.wizard.payment.cardSecurityCode'))).toHaveFocus();
    put(text('subscription.wizard.billing.company'), 'Levi Locks');
    put(text('subscription.wizard.payment.cardExpiry'), '1230');
    put(text('subscription.wizard.payment.cardSecurityCode'), '123');
    expect(screen.queryByRole('group', { name: /a correction/ })).not.toBeInTheDocument();
    expect(environment.payments()).toBe(0);
  });

  it('mounts the provider’s fields, and removes them when another method is chosen', async () => {
    const { user } = await openNewCard({ subscription: aSubscription() });
    expect(field(text('subscription.wizard.payment.cardExpiry'))).toBeVisible();
    await user.click(radio(/•••• 4242/));
    expect(
      screen.queryByLabelText(text('subscription.wizard.payment.cardNumber'), { selector: 'input' }),
    ).not.toBeInTheDocument();
  });

  it('reports that the fields failed to load, disables Pay and can load them again', async () => {
    const { user, environment } = await openStep('payment', { method: 'new-card' }, ({ network }) =>
      network.setOutage('load-card-fields', 'unavailable'),
    );
    expect(await screen.findByText(/The secure card fields could not be loaded/)).toBeVisible();
    fillInBilling();
    await pay();
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent(
      text('subscription.wizard.failure.cardNotReady'),
    );
    environment.network.heal();
    await user.click(button(text('subscription.wizard.payment.tryAgain')));
    expect(
      await screen.findByLabelText(text('subscription.wizard.payment.cardNumber'), { selector: 'input' }),
    ).toBeVisible();
  });

  it('changes the language without losing the typed digits', async () => {
    const { page } = await openNewCard();
    put(text('subscription.wizard.payment.cardNumber'), '4242');
    put(text('subscription.wizard.billing.city'), 'Haifa');
    await act(async () => page.texts.switchTo('he'));
    expect(field(textIn.he('subscription.wizard.payment.cardNumber'))).toHaveValue('4242');
    expect(field(textIn.he('subscription.wizard.billing.city'))).toHaveValue('Haifa');
  });

  it('asks to complete the card when the provider reports it incomplete', async () => {
    await openNewCard();
    fillIn();
    put(text('subscription.wizard.payment.cardSecurityCode'), '');
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      text('subscription.wizard.failure.cardIncomplete'),
    );
    expect(screen.getByText(text('subscription.wizard.payment.cardIncomplete'))).toBeVisible();
  });

  it.each([
    [
      text('subscription.wizard.payment.cardNumber'),
      '4242424242424241',
      text('subscription.wizard.payment.cardInvalid.number'),
    ],
    [
      text('subscription.wizard.payment.cardExpiry'),
      '1330',
      text('subscription.wizard.payment.cardInvalid.expiry'),
    ],
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
    expect(
      screen.getByRole('alertdialog', { name: text('subscription.wizard.paying.title') }),
    ).toHaveTextContent('do not close the browser');
    expect(button(text('subscription.wizard.bar.payAndSubscribe'))).toHaveAttribute('aria-busy', 'true');
    expect(button(text('subscription.wizard.bar.previous'))).toBeDisabled();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await act(async () => environment.clock.advance(1000));
    const title = await screen.findByRole('heading', {
      level: 1,
      name: text('subscription.wizard.done.title.create'),
    });
    await waitFor(() => {
      expect(title).toHaveFocus();
    });
    const words = screen.getByText(/We sent a confirmation email/);
    expect(words).toHaveTextContent('We sent a confirmation email to dana@example.com.');
    expect(words).toHaveTextContent(text('subscription.wizard.done.startsAtOnce'));
    expect(screen.getByRole('region', { name: text('subscription.wizard.done.summary') })).toHaveTextContent(
      'Levi Locks',
    );
    expect(screen.getByRole('link', { name: text('subscription.wizard.done.toBusiness') })).toHaveAttribute(
      'href',
      '/dashboard/business/business-1',
    );
    expect(
      screen.queryByRole('navigation', { name: text('subscription.wizard.steps.label') }),
    ).not.toBeInTheDocument();
  });

  it('stays blocked while the result of a lost response is checked, and ignores a second press', async () => {
    const { environment } = await openStep('payment', {
      subscription: aSubscription(),
      planId: 'pro-monthly',
    });
    environment.network.setOutage('update-subscription', 'answer-lost');
    await pay(text('subscription.wizard.bar.payAndUpdate'));
    const action = button(text('subscription.wizard.bar.payAndUpdate'));
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
    const form = field(text('subscription.wizard.billing.city')).closest('form');
    await act(async () => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    expect(await screen.findByText(text('subscription.wizard.done.title.create'))).toBeVisible();
    expect(environment.payments()).toBe(1);
  });

  it.each([
    [
      'update',
      aSubscription(),
      text('subscription.wizard.bar.payAndUpdate'),
      text('subscription.wizard.done.title.update'),
      /in effect from now on/,
    ],
    [
      'reactivate',
      aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') }),
      text('subscription.wizard.bar.payAndReactivate'),
      text('subscription.wizard.done.title.reactivate'),
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
    await pay(text('subscription.wizard.bar.payAndUpdate'));
    const words = await screen.findByText(/The trial runs until/);
    expect(words).toHaveTextContent('The trial runs until 19.3.2026. The first charge comes after it.');
    expect(screen.getByText(text('subscription.section.status.intrial'))).toBeVisible();
  });

  it.each([
    ['declined by the bank', '4000000000000002', text('subscription.wizard.failure.notCharged')],
    ['not taken by the provider', '4000000000000119', text('subscription.wizard.failure.notSent')],
  ])('says that the card is %s', async (_fate, number, evidence) => {
    await openNewCard();
    fillIn({}, number);
    await pay();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text('subscription.wizard.failure.paymentFailed'));
    expect(alert).toHaveTextContent(text('subscription.wizard.failure.paymentProcessingError'));
    expect(alert).toHaveTextContent(evidence);
    expect(field(text('subscription.wizard.billing.city'))).toHaveValue('Haifa');
  });

  it.each([
    ['invalid', text('subscription.wizard.failure.badRequest')],
    ['other', text('subscription.wizard.failure.generalError')],
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
    await pay(text('subscription.wizard.bar.payAndUpdate'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveTextContent(text('subscription.wizard.failure.notCharged'));
  });

  it('marks the fields that the server refuses, shows the reasons and moves the focus to the first', async () => {
    const { environment } = await openNewCard();
    environment.world.network.setOutage('create-subscription', 'fields-refused', 1);
    fillIn();
    await pay();
    expect(screen.getByRole('alert')).toHaveTextContent(text('subscription.wizard.failure.badRequest'));
    expect(field(text('subscription.wizard.billing.city'))).toBeInvalid();
    expect(field(text('subscription.wizard.billing.city'))).toHaveFocus();
    expect(field(text('subscription.wizard.billing.city'))).toHaveAccessibleDescription(
      'This value was not accepted. Please check it. This is what the service answered: There is no such city',
    );
    expect(screen.getByText('There is no such city')).toHaveAttribute('lang', 'en');
    expect(field(text('subscription.wizard.billing.zip'))).toBeInvalid();
    expect(field(text('subscription.wizard.billing.email'))).toBeValid();
    put(text('subscription.wizard.billing.city'), 'Akko');
    expect(field(text('subscription.wizard.billing.city'))).toBeValid();
    expect(field(text('subscription.wizard.billing.zip'))).toBeInvalid();
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
      await screen.findByRole('heading', { level: 1, name: text('subscription.wizard.done.title.create') }),
    ).toBeVisible();
    expect(environment.payments()).toBe(1);
  });

  it.each<[string, Language, string, string]>([
    [
      'another tab',
      'en',
      text('subscription.wizard.bar.payAndUpdate'),
      'You were not charged by this attempt. Reload the page',
    ],
    [
      'another tab',
      'he',
      textIn.he('subscription.wizard.bar.payAndUpdate'),
      textIn.he('subscription.wizard.failure.notSent'),
    ],
    [
      'another tab',
      'ar',
      textIn.ar('subscription.wizard.bar.payAndUpdate'),
      textIn.ar('subscription.wizard.failure.notSent'),
    ],
  ])(
    'limits its statement about the payment to this attempt where %s has paid (%s)',
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
    ['en', text('subscription.wizard.bar.payAndUpdate'), text('subscription.wizard.bar.nothingToChange')],
    [
      'he',
      textIn.he('subscription.wizard.bar.payAndUpdate'),
      textIn.he('subscription.wizard.bar.nothingToChange'),
    ],
    [
      'ar',
      textIn.ar('subscription.wizard.bar.payAndUpdate'),
      textIn.ar('subscription.wizard.bar.nothingToChange'),
    ],
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
      await screen.findByRole('heading', {
        level: 1,
        name: text('subscription.wizard.done.title.settingUp'),
      }),
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
    await pay(text('subscription.wizard.bar.payAndUpdate'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('That was a lot at once. Please try again in 2 minutes.');
    expect(alert).toHaveTextContent(text('subscription.wizard.failure.notCharged'));
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
    expect(alert).toHaveTextContent(text('subscription.wizard.failure.creationFailed'));
  });

  it('does not mention charges when no request was sent', async () => {
    const { environment } = await openStep('payment', {
      subscription: aSubscription(),
      planId: 'pro-monthly',
    });
    environment.network.setOutage('update-subscription', 'offline');
    await pay(text('subscription.wizard.bar.payAndUpdate'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text('subscription.wizard.failure.offlineTitle'));
    expect(alert).not.toHaveTextContent('charged');
  });

  it('says that the result is unknown after a lost response, and offers no second payment', async () => {
    const { environment } = await openStep('payment', {
      subscription: aSubscription(),
      planId: 'pro-monthly',
    });
    environment.network.setOutage('update-subscription', 'answer-lost');
    await pay(text('subscription.wizard.bar.payAndUpdate'));
    expect(
      screen.getByRole('alertdialog', { name: text('subscription.wizard.unconfirmed.checking') }),
    ).toHaveTextContent('do not pay again');
    environment.network.setOutage('load-subscription', 'unavailable');
    await act(async () => environment.clock.advance(90_000));
    const title = await screen.findByText(text('subscription.wizard.unconfirmed.title'));
    await waitFor(() => {
      expect(title).toHaveFocus();
    });
    expect(screen.getByText(/Do not pay again yet/)).toBeVisible();
    expect(screen.queryByText(text('subscription.wizard.bar.payAndUpdate'))).not.toBeInTheDocument();
    expect(screen.getByText(/We still could not find out/)).toBeVisible();
    environment.network.heal();
    fireEvent.click(button(text('subscription.wizard.unconfirmed.checkAgain')));
    await act(async () => environment.clock.advance(5000));
    expect(await screen.findByText(text('subscription.wizard.done.confirmedLater'))).toBeVisible();
    expect(environment.payments()).toBe(1);
  });
});
