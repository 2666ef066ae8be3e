import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { COMPLETE_LANGUAGES, type Language } from '@/domain/shared/language';
import { totalOf } from '@/domain/subscription/PlanSelection';
import { OrderDone } from '@/ui/subscription/wizard/done/OrderDone';
import type { Activation, OrderSummary, SubscriptionAfterOrder } from '@/ui/subscription/wizard/WizardState';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aPlan } from '@tests/support/builders/aPlan';
import { aUserId } from '@tests/support/builders/aUserId';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import type { OrderKind } from '@/domain/subscription/orderKinds';
import { aBillingForm } from '@tests/support/builders/aBillingForm';
import { aPlacedOrder } from '@tests/support/builders/aPlacedOrder';
import { aSelection } from '@tests/support/builders/aSelection';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aWindow } from '@tests/support/aWindow';
import { renderPage } from '@tests/support/renderPage';
import { text, textsUnder } from '@tests/support/text';
import { openPage, WIZARD_PATH } from '../wizardPage';

const EMAIL = 'dana@example.com';
const READ: SubscriptionAfterOrder = { kind: 'read', subscription: aSubscription() };
const NONE: Activation = { kind: 'none' };
const done = textsUnder('subscription.wizard.done');
const OUTCOMES = [
  done('trialUntil', { date: '19.3.2026' }),
  done('trialUntil', { date: '1.3.2026' }),
  done('trial'),
  done('startsAtOnce'),
  done('updated'),
  done('reactivated'),
];

interface ShownSummary extends Partial<OrderSummary> {
  readonly kind?: OrderKind;
}

interface Shown extends ShownSummary {
  readonly activation?: Activation;
}

async function show({ activation = NONE, kind = 'create', ...overrides }: Shown, language: Language = 'en') {
  const summary: OrderSummary = {
    business: aBusiness(),
    selection: aSelection(),
    total: totalOf(aSelection()),
    billing: aBillingForm({ email: EMAIL }),
    wasReconciled: false,
    order: aPlacedOrder({ kind }),
    subscriptionAfter: { kind: 'unread' },
    ...overrides,
  };
  aWindow();
  const onActivate = vi.fn<() => void>();
  const state = { kind: 'done', summary, activation } as const;
  await renderPage(<OrderDone state={state} onActivate={onActivate} />, { language });
  return { onActivate };
}

const title = (name: string): HTMLElement => screen.getByRole('heading', { level: 1, name });
const rows = (): readonly (string | null)[] =>
  screen.queryAllByRole('listitem').map((row) => row.querySelector('p')?.textContent ?? '');
const activateButton = (): HTMLElement | null =>
  screen.queryByRole('button', { name: text('detail.management.activate') });
const linkNames = (): readonly (string | null)[] =>
  screen.getAllByRole('link').map(({ textContent }) => textContent);

function failedBecause(failure: Partial<Extract<Activation, { kind: 'failed' }>['failure']>): Activation {
  const message = 'detail.management.activateFailed';
  return { kind: 'failed', failure: { message, isUnknown: false, isSubscriptionMissing: false, ...failure } };
}

describe('the confirmation of an order', () => {
  it.each(COMPLETE_LANGUAGES)(
    'does not call a subscription active before the API does (%s)',
    async (language) => {
      const words = textsUnder('subscription', language);
      await show({ subscriptionAfter: { kind: 'not-shown-yet' } }, language);
      expect(title(words('wizard.done.title.settingUp'))).toBeVisible();
      const [announced] = screen.getAllByRole('status');
      expect(announced).toHaveTextContent(words('wizard.done.title.settingUp'));
      expect(announced).toHaveTextContent(words('wizard.done.settingUp'));
      expect(document.body).not.toHaveTextContent(words('wizard.done.activation.subscription.active'));
      expect(document.body).toHaveTextContent(words('wizard.done.emailSentTo', { email: EMAIL }));
    },
  );

  it.each<[string, ShownSummary, 'create' | 'update' | 'reactivate' | 'received' | 'notReactivated']>([
    ['a new subscription that is being read', { subscriptionAfter: { kind: 'reading' } }, 'received'],
    ['a new subscription that could not be read', {}, 'received'],
    ['a new subscription that was read', { subscriptionAfter: READ }, 'create'],
    [
      'a new subscription that is not active',
      { subscriptionAfter: { kind: 'read', subscription: aSubscription({ status: 'Paused' }) } },
      'received',
    ],
    [
      'a new subscription that was cancelled since',
      { subscriptionAfter: { kind: 'read', subscription: aSubscription({ cancelledAt: aPointInTime() }) } },
      'received',
    ],
    ['a change that could not be read', { kind: 'update' }, 'received'],
    ['a change that was read', { kind: 'update', subscriptionAfter: READ }, 'update'],
    ['a reactivation that is not read yet', { kind: 'reactivate' }, 'received'],
    ['a reactivation that was read', { kind: 'reactivate', subscriptionAfter: READ }, 'reactivate'],
    [
      'a reactivation that the service does not return yet',
      { kind: 'reactivate', subscriptionAfter: { kind: 'not-shown-yet' } },
      'received',
    ],
    [
      'a reactivation without effect',
      {
        kind: 'reactivate',
        subscriptionAfter: {
          kind: 'read',
          subscription: aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') }),
        },
      },
      'notReactivated',
    ],
  ])('has a title for %s', async (_what, overrides, key) => {
    await show(overrides);
    expect(title(done(`title.${key}`))).toBeVisible();
    expect(title(done(`title.${key}`))).toHaveFocus();
  });

  it('announces no billing cycle of a new subscription that was cancelled since', async () => {
    await show({
      subscriptionAfter: { kind: 'read', subscription: aSubscription({ cancelledAt: aPointInTime() }) },
    });
    expect(screen.queryByText(done('startsAtOnce'), { exact: false })).not.toBeInTheDocument();
  });

  it('shows no status beside the name of the business', async () => {
    await show({ subscriptionAfter: READ });
    const order = screen.getByRole('region', { name: done('summary') });
    expect(order).toHaveTextContent('Levi Locks');
    expect(order).not.toHaveTextContent(text('subscription.section.status.active'));
  });

  it.each<[string, Shown]>([
    ['the subscription could not be read', {}],
    [
      'a visible business awaits the reading',
      { business: anActiveBusiness(), subscriptionAfter: { kind: 'reading' } },
    ],
    [
      'the subscription is not active',
      { subscriptionAfter: { kind: 'read', subscription: aSubscription({ status: 'Paused' }) } },
    ],
    [
      'an update finds the business visible',
      { kind: 'update', business: anActiveBusiness(), subscriptionAfter: READ },
    ],
    [
      'the service does not return a reactivation yet',
      { kind: 'reactivate', subscriptionAfter: { kind: 'not-shown-yet' } },
    ],
    [
      'the visible business is still without it',
      { business: anActiveBusiness(), subscriptionAfter: { kind: 'not-shown-yet' } },
    ],
  ])('offers only the link to the business while %s', async (_when, shown) => {
    await show(shown);
    expect(rows()).toEqual([]);
    expect(activateButton()).not.toBeInTheDocument();
    expect(linkNames()).toEqual([done('toBusiness')]);
  });
});

describe('the step that is left after an order', () => {
  it.each(COMPLETE_LANGUAGES)(
    'calls the subscription active and the business hidden (%s)',
    async (language) => {
      const words = textsUnder('subscription.wizard.done', language);
      await show({ subscriptionAfter: READ }, language);
      expect(title(words('title.create'))).toBeVisible();
      expect(rows()).toEqual([
        `${words('activation.stage.done')} ${words('activation.subscription.active')}`,
        `${words('activation.stage.current')} ${words('activation.business.hidden')}`,
      ]);
      expect(document.body).not.toHaveTextContent(words('activation.business.visible'));
    },
  );

  it('is also left after an update and a reactivation, which keep their titles', async () => {
    await show({ kind: 'update', subscriptionAfter: READ });
    expect(title(done('title.update'))).toBeVisible();
    expect(activateButton()).toBeEnabled();
    expect(document.body).toHaveTextContent(done('updated'));
  });

  it.each(
    (['reading', 'unread', 'not-shown-yet'] as const).flatMap((read) => [
      ['update', read, 'received', 'updateAwaited', 'updated'] as const,
      ['reactivate', read, 'received', 'updateAwaited', 'reactivated'] as const,
    ]),
  )(
    'says of an order that no read shows only that it was accepted: %s, %s',
    async (kind, read, titleKey, accepted, effect) => {
      await show({ kind, subscriptionAfter: { kind: read } });
      expect(title(done(`title.${titleKey}`))).toBeVisible();
      expect(document.body).toHaveTextContent(done(accepted));
      expect(document.body).not.toHaveTextContent(done(effect));
    },
  );

  it.each([
    ['reading', 'received'],
    ['unread', 'received'],
    ['not-shown-yet', 'settingUp'],
  ] as const)('says that a new subscription is set up only if a read shows none: %s', async (read, key) => {
    await show({ subscriptionAfter: { kind: read }, business: anActiveBusiness() });
    expect(title(done(`title.${key}`))).toBeVisible();
    expect(screen.queryAllByText(done('settingUp'))).toHaveLength(key === 'settingUp' ? 1 : 0);
    expect(document.body).not.toHaveTextContent(done('startsAtOnce'));
  });

  it('names the next charge with its amount', async () => {
    await show({ subscriptionAfter: READ });
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/1\.4\.2026.*49\.00/u);
  });

  it.each(['update', 'reactivate'] as const)(
    'names it after the %s of a visible business as well',
    async (kind) => {
      await show({ kind, business: anActiveBusiness(), subscriptionAfter: READ });
      expect(rows()).toEqual([]);
      expect(document.body).toHaveTextContent(/1\.4\.2026.*49\.00/u);
    },
  );

  it.each<[string, ShownSummary, string | undefined, string]>([
    ['when a new trial ends', {}, '2026-03-19T09:00:00Z', done('trialUntil', { date: '19.3.2026' })],
    ['that a new trial runs when its end is not known', {}, undefined, done('trial')],
    ['the start when the trial is over', {}, '2026-03-01T09:00:00Z', done('startsAtOnce')],
    ['the change of a trial', { kind: 'update' }, '2026-03-19T09:00:00Z', done('updated')],
    ['the reactivation of a trial', { kind: 'reactivate' }, '2026-03-19T09:00:00Z', done('reactivated')],
  ])('says %s, and promises a first charge only of a new trial', async (_what, summary, end, outcome) => {
    const trialEnd = end === undefined ? undefined : aPointInTime(end);
    const subscription = aSubscription({ status: 'InTrial', trialEnd });
    await show({ ...summary, subscriptionAfter: { kind: 'read', subscription } });
    expect(document.body).toHaveTextContent(outcome);
    for (const other of OUTCOMES.filter((each) => each !== outcome))
      expect(document.body).not.toHaveTextContent(other);
  });

  it('names no next charge of a trial', async () => {
    const subscription = aSubscription({ status: 'in_trial' });
    await show({ subscriptionAfter: { kind: 'read', subscription } });
    const [row] = screen.getAllByRole('listitem');
    expect(row).toHaveTextContent(text('subscription.wizard.cycle.per.monthly'));
    expect(row).not.toHaveTextContent('2026');
  });

  it('names the amount alone while the date is not known, from the order when the subscription lacks it', async () => {
    const subscription = aSubscription({
      status: 'in_trial',
      nextBillingDate: undefined,
      items: [aPlanItem({ price: undefined })],
    });
    await show({ subscriptionAfter: { kind: 'read', subscription } });
    const [row] = screen.getAllByRole('listitem');
    expect(row).toHaveTextContent(done('activation.subscription.intrial'));
    expect(row).toHaveTextContent(text('subscription.wizard.cycle.per.monthly'));
    expect(row).not.toHaveTextContent('2026');
  });

  it.each(COMPLETE_LANGUAGES)(
    'says what activation does above the button, which confirms it (%s)',
    async (language) => {
      const { onActivate } = await show({ subscriptionAfter: READ }, language);
      const words = textsUnder('detail.management', language);
      const button = screen.getByRole('button', { name: words('activate') });
      const sentence = screen.getByText((_, element) =>
        Boolean(
          element?.matches('p') &&
          element.textContent.includes(words('activateConsequence', { business: 'Levi Locks' })),
        ),
      );
      expect(sentence.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(button).toHaveAccessibleDescription(sentence.textContent);
      expect(onActivate).not.toHaveBeenCalled();
      await userEvent.click(button);
      expect(onActivate).toHaveBeenCalledOnce();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    },
  );

  it('still says that the email was sent and that billing starts', async () => {
    await show({ subscriptionAfter: READ });
    const order = screen.getByRole('region', { name: done('summary') });
    expect(order).toHaveTextContent(done('emailSentTo', { email: EMAIL }));
    expect(order).toHaveTextContent(done('startsAtOnce'));
  });

  it.each(['update', 'reactivate'] as const)(
    'mentions no email after an order to %s, because only a new subscription sends one',
    async (kind) => {
      await show({ kind, subscriptionAfter: READ });
      expect(document.body).not.toHaveTextContent(done('emailSentTo', { email: EMAIL }));
    },
  );

  it('waits with its reason while the subscription is being read', async () => {
    const { onActivate } = await show({ subscriptionAfter: { kind: 'reading' } });
    const button = activateButton();
    expect(button).toHaveAccessibleDescription(
      expect.stringContaining(text('detail.management.checkingSubscription')),
    );
    await userEvent.click(button ?? document.body);
    expect(onActivate).not.toHaveBeenCalled();
    expect(rows()[0]).toContain(done('activation.subscription.reading'));
    expect(document.body).not.toHaveTextContent(done('activation.subscription.active'));
  });

  it('waits with its reason while the subscription is being set up', async () => {
    const { onActivate } = await show({ subscriptionAfter: { kind: 'not-shown-yet' } });
    const button = activateButton();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(expect.stringContaining(done('activation.waits')));
    await userEvent.click(button ?? document.body);
    expect(onActivate).not.toHaveBeenCalled();
    expect(rows()).toEqual([
      `${done('activation.stage.current')} ${done('activation.subscription.setting-up')}`,
      `${done('activation.stage.later')} ${done('activation.business.hidden')}`,
    ]);
    expect(linkNames()).toEqual([done('toBusiness')]);
  });

  it('ignores a second press while it is sent', async () => {
    const { onActivate } = await show({ subscriptionAfter: READ, activation: { kind: 'sending' } });
    expect(activateButton()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(activateButton() ?? document.body);
    expect(onActivate).not.toHaveBeenCalled();
  });

  it.each([
    [false, 'statusCheckingText'],
    [true, 'statusPaused'],
  ] as const)('says nothing definite about the business while it is reconciled', async (isPaused, key) => {
    const { onActivate } = await show({
      subscriptionAfter: READ,
      activation: { kind: 'reconciling', isPaused },
    });
    expect(rows()[1]).toContain(done('activation.business.reconciling'));
    expect(document.body).not.toHaveTextContent(done('activation.business.hidden'));
    expect(document.body).not.toHaveTextContent(done('activation.oneStepLeft'));
    expect(activateButton()).toHaveAccessibleDescription(
      expect.stringContaining(text(`detail.management.${key}`)),
    );
    await userEvent.click(activateButton() ?? document.body);
    expect(onActivate).not.toHaveBeenCalled();
  });

  it('says that nothing was charged again when activation failed, with the message of the server in a closed disclosure', async () => {
    await show({ subscriptionAfter: READ, activation: failedBecause({ detail: 'Under review' }) });
    const alert = screen.getByRole('alert');
    const ours = text('detail.management.activateFailed');
    expect(alert).toHaveTextContent(new RegExp(`^${ours}.*${done('activation.nothingCharged')}$`, 'u'));
    expect(screen.getByText('Under review')).not.toBeVisible();
    await userEvent.click(screen.getByText(text('errors.supportDetails')));
    expect(screen.getByText('Under review')).toBeVisible();
    expect(alert.compareDocumentPosition(activateButton() ?? document.body)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(activateButton()).toBeEnabled();
    expect(rows()[1]).toContain(done('activation.business.hidden'));
  });

  it('names the reason and the waiting time of a failure', async () => {
    await show({
      subscriptionAfter: READ,
      activation: failedBecause({ reason: 'errors.offline', retryAfter: 30_000 }),
    });
    expect(screen.getByRole('alert')).toHaveTextContent(text('errors.offline'));
    expect(screen.getByRole('alert')).toHaveTextContent('30');
  });

  it('says that the outcome is unknown when reconciling ended without a result', async () => {
    await show({
      subscriptionAfter: READ,
      activation: failedBecause({
        message: 'detail.management.activateError',
        reason: 'detail.management.statusUnknown',
        isUnknown: true,
      }),
    });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(text('detail.management.statusUnknown'));
    expect(rows()[1]).toContain(done('activation.business.outcome-unknown'));
    expect(activateButton()).toBeEnabled();
  });

  it('keeps the reason of a failure when the subscription turned out not to be active', async () => {
    await show({
      activation: failedBecause({
        reason: 'detail.management.subscriptionMustBeActive',
        isSubscriptionMissing: true,
      }),
    });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(text('detail.management.subscriptionMustBeActive'));
    expect(alert).not.toHaveTextContent(done('activation.nothingCharged'));
    expect(activateButton()).not.toBeInTheDocument();
  });
});

describe('a business that customers can find after the order', () => {
  it.each<[string, Shown, 'activatedNow' | 'canDeactivate']>([
    ['it was just activated', { activation: { kind: 'activated' } }, 'activatedNow'],
    [
      'it was activated after an update',
      { kind: 'update', activation: { kind: 'activated' } },
      'activatedNow',
    ],
    ['the data say so, also after a reload', {}, 'canDeactivate'],
  ])('is called visible when %s', async (_when, shown, key) => {
    await show({ business: anActiveBusiness(), subscriptionAfter: READ, ...shown });
    expect(title(done('title.visible'))).toHaveFocus();
    const [subscription, business] = screen.getAllByRole('listitem');
    expect(subscription).toHaveTextContent(done('activation.subscription.active'));
    expect(business).toHaveTextContent(done('activation.business.visible'));
    expect(within(business ?? document.body).getByText(done(`activation.${key}`))).toBeVisible();
    expect(activateButton()).not.toBeInTheDocument();
    expect(linkNames()).toEqual([done('toBusiness')]);
  });

  it('shows so at once after the press, with the focus on the title', async () => {
    const key = { userId: aUserId(), businessId: aBusinessId() };
    const { environment, user } = await openPage(
      { subscription: aSubscription(), path: `${WIZARD_PATH}?step=done` },
      ({ orders, clock }) => {
        const order = aPlacedOrder({ kind: 'create', planId: aPlan().id });
        orders.save(key, { kind: 'confirmed', order, confirmedAt: clock.now() });
      },
    );
    const button = await screen.findByRole('button', { name: text('detail.management.activate') });
    expect(rows()[1]).toContain(done('activation.business.hidden'));
    await user.click(button);
    expect(await screen.findByRole('heading', { level: 1, name: done('title.visible') })).toHaveFocus();
    expect(environment.world.business(aBusinessId())?.status).toBe('active');
    expect(environment.toasts.waiting).toEqual([]);
  });
});
