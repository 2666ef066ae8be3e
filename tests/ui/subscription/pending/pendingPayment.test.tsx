import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SLOW_RESPONSE_DELAY } from '@/adapters/in-memory/world/DemoNetwork';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { Business } from '@/domain/business/Business';
import { instant } from '@/domain/shared/instant';
import { COMPLETE_LANGUAGES, type Language } from '@/domain/shared/language';
import { fingerprintWithCardOf, placedOrderOf, type PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import { BusinessDetailPage } from '@/ui/business/detail/BusinessDetailPage';
import { InMemoryOrderJournal, OrdersOnDevice } from '@tests/support/InMemoryOrderJournal';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aMoment, aPointInTime } from '@tests/support/builders/aMoment';
import { anOrderKey } from '@tests/support/builders/anOrderKey';
import { aPlan } from '@tests/support/builders/aPlan';
import { aPlacedOrder } from '@tests/support/builders/aPlacedOrder';
import { aPlanId } from '@tests/support/builders/aPlanId';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSelection } from '@tests/support/builders/aSelection';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aUserId } from '@tests/support/builders/aUserId';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn, textsUnder } from '@tests/support/text';

type World = ReturnType<typeof anOwnersWorld>;

interface Holdings {
  readonly business?: Business;
  readonly subscription?: Subscription | undefined;
}

const KEY = { userId: aUserId(), businessId: aBusinessId() };

/**
 * The page of a business with an order whose response was lost. The order contains the current plan of the business.
 */
async function aPageAfter(
  order: PlacedOrder | undefined,
  language: Language = 'en',
  prepare: (world: World & { readonly ordersOfOtherTab: OrderJournal }) => void = () => {},
  { business = anActiveBusiness(), ...current }: Holdings = {},
) {
  const onDevice = new OrdersOnDevice();
  const world = {
    ...anOwnersWorld({
      businesses: [business],
      subscription: aSubscription(),
      orders: new InMemoryOrderJournal(onDevice),
      ...current,
    }),
    ordersOfOtherTab: new InMemoryOrderJournal(onDevice),
  };
  if (order !== undefined) world.orders.save(KEY, { kind: 'placed', order });
  prepare(world);
  await renderPage(
    <Routes>
      <Route path="/dashboard/business/:id" element={<BusinessDetailPage />} />
    </Routes>,
    { language, path: '/dashboard/business/business-1', viewModels: world },
  );
  await screen.findByRole('heading', { level: 1 });
  return world;
}

const unknownText = textsUnder('subscription.wizard.outcomeUnknown.elsewhere');

const CONFIRMED = 'subscription.wizard.outcomeUnknown.elsewhere.confirmed';

const NOT_EXECUTED = aPlacedOrder({ fingerprintBefore: fingerprintWithCardOf(aSubscription()) });

const CHANGE = aPlacedOrder({
  kind: 'update',
  planId: aPlanId('pro-monthly'),
  fingerprintBefore: fingerprintWithCardOf(aSubscription()),
});

const WIZARD = '/dashboard/business/business-1/subscription';

/** The names of all links from the page to the wizard. */
function linksToWizard(): readonly (string | null)[] {
  return screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === WIZARD)
    .map((link) => link.textContent);
}

describe('a payment with an unknown outcome, on the page of its business', () => {
  it('is announced by a live region that is there before', async () => {
    const { network, clock } = await aPageAfter(NOT_EXECUTED, 'en', (world) =>
      world.network.setOutage('load-subscription', 'slow'),
    );
    const regions = screen.getAllByRole('status');
    network.clearOutage();
    await act(async () => clock.advance(SLOW_RESPONSE_DELAY));
    const title = screen.getByText(unknownText('title'));
    expect(regions.filter((region) => region.contains(title))).toHaveLength(1);
  });

  it.each(COMPLETE_LANGUAGES)('is shown with a link to check it (%s)', async (language) => {
    const words = textsUnder('subscription.wizard.outcomeUnknown.elsewhere', language);
    await aPageAfter(NOT_EXECUTED, language);
    expect(await screen.findByText(words('title'))).toBeVisible();
    expect(screen.getByRole('link', { name: words('check') })).toHaveAttribute(
      'href',
      '/dashboard/business/business-1/subscription',
    );
  });

  it.each(COMPLETE_LANGUAGES)('is said to be refused, and not to lack its answer (%s)', async (language) => {
    const words = textsUnder('subscription.wizard.outcomeUnknown', language);
    await aPageAfter({ ...NOT_EXECUTED, refusal: 'declined', refusalKind: 'bad_request' }, language);
    expect(await screen.findByText(words('elsewhere.refusedTitle'))).toBeVisible();
    expect(screen.getByText(words('refused'))).toBeVisible();
    for (const unconfirmed of ['elsewhere.title', 'elsewhere.text'] as const)
      expect(screen.queryByText(words(unconfirmed))).not.toBeInTheDocument();
    expect(linksToWizard()).toEqual([words('elsewhere.check')]);
  });

  it('is not said to be refused when an earlier order may be the cause of the answer', async () => {
    await aPageAfter({ ...NOT_EXECUTED, refusal: 'refused' });
    expect(await screen.findByText(unknownText('text'))).toBeVisible();
  });

  it('is shown as well when the subscription failed to load', async () => {
    await aPageAfter(NOT_EXECUTED, 'en', ({ network }) =>
      network.setOutage('load-subscription', 'unavailable'),
    );
    expect(await screen.findByText(unknownText('title'))).toBeVisible();
  });

  it.each<[string, Holdings]>([
    ['a first one', { subscription: undefined }],
    ['an update', {}],
    [
      'a reactivation',
      { subscription: aSubscription({ cancelledAt: aPointInTime('2026-06-01T00:00:00Z') }) },
    ],
    [
      'a reactivation, also from where the activation is blocked',
      {
        business: aBusiness(),
        subscription: aSubscription({
          status: 'Cancelled',
          cancelledAt: aPointInTime('2026-01-01T00:00:00Z'),
        }),
      },
    ],
  ])('hides the links that would start a second order: %s', async (_, current) => {
    const { subscription } = { subscription: aSubscription(), ...current };
    const order = aPlacedOrder({ fingerprintBefore: fingerprintWithCardOf(subscription) });
    await aPageAfter(order, 'en', undefined, current);
    expect(await screen.findByText(unknownText('title'))).toBeVisible();
    expect(linksToWizard()).toEqual([unknownText('check')]);
  });

  it.each(COMPLETE_LANGUAGES)(
    'has to be checked before the subscription is cancelled, because it would revert that later (%s)',
    async (language) => {
      const words = textsUnder('subscription.cancel', language);
      const detail = textsUnder('detail.management', language);
      const user = userEvent.setup();
      await aPageAfter(NOT_EXECUTED, language);
      const cancel = await screen.findByRole('button', { name: words('confirm') });
      expect(cancel).toHaveAttribute('aria-disabled', 'true');
      expect(cancel).toHaveAccessibleDescription(words('afterPayment'));
      await user.click(cancel);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: detail('deactivate') }));
      expect(await screen.findByRole('alertdialog')).toBeVisible();
      expect(screen.queryByText(detail('subscriptionWhileHidden.cancelInstead'))).not.toBeInTheDocument();
    },
  );

  it('changes with each step of another tab that pays', async () => {
    const world = await aPageAfter(undefined, 'en', ({ ordersOfOtherTab }) =>
      ordersOfOtherTab.save(KEY, { kind: 'placed', order: CHANGE }),
    );
    const { ordersOfOtherTab, clock } = world;
    expect(await screen.findByText(unknownText('title'))).toBeVisible();
    await act(async () =>
      ordersOfOtherTab.save(KEY, { kind: 'accepted', order: CHANGE, acceptedAt: clock.now() }),
    );
    expect(await screen.findByText(text('subscription.wizard.outcomeUnknown.accepted.title'))).toBeVisible();
    expect(screen.queryByText(unknownText('title'))).not.toBeInTheDocument();
    await act(async () =>
      ordersOfOtherTab.save(KEY, { kind: 'confirmed', order: CHANGE, confirmedAt: clock.now() }),
    );
    await expect.poll(linksToWizard).toEqual([text('subscription.section.update')]);
  });

  it('ends under a dialog too when another tab has paid', async () => {
    const user = userEvent.setup();
    const { ordersOfOtherTab, clock } = await aPageAfter(undefined, 'en', (world) =>
      world.ordersOfOtherTab.save(KEY, { kind: 'placed', order: CHANGE }),
    );
    await user.click(await screen.findByRole('button', { name: text('detail.management.deactivate') }));
    const dialog = await screen.findByRole('alertdialog');
    await act(async () =>
      ordersOfOtherTab.save(KEY, { kind: 'confirmed', order: CHANGE, confirmedAt: clock.now() }),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect.poll(linksToWizard).toEqual([text('subscription.section.update')]);
  });

  it('is not read again when another tab begins to pay and nothing is awaited here', async () => {
    const { ordersOfOtherTab, network } = await aPageAfter(undefined);
    await screen.findByRole('button', { name: text('subscription.cancel.confirm') });
    const reads = network.requestCountOf('load-subscription');
    await act(async () => ordersOfOtherTab.save(KEY, { kind: 'placed', order: NOT_EXECUTED }));
    expect(network.requestCountOf('load-subscription')).toBe(reads);
  });

  describe('that another tab began after this page was read', () => {
    /** The owner opens the dialog, the other tab places its order, and the owner confirms. */
    async function confirmDuringPayment(order: PlacedOrder) {
      const user = userEvent.setup();
      const world = await aPageAfter(undefined);
      const cancel = text('subscription.cancel.confirm');
      await user.click(await screen.findByRole('button', { name: cancel }));
      const dialog = await screen.findByRole('alertdialog');
      world.orders.save(KEY, { kind: 'placed', order });
      await user.click(within(dialog).getByRole('button', { name: cancel }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(world.network.requestCountOf('cancel-subscription')).toBe(0);
      return world;
    }

    it('has to be checked before the subscription is cancelled', async () => {
      await confirmDuringPayment(NOT_EXECUTED);
      const cancel = screen.getByRole('button', { name: text('subscription.cancel.confirm') });
      expect(cancel).toHaveAttribute('aria-disabled', 'true');
      expect(cancel).toHaveAccessibleDescription(text('subscription.cancel.afterPayment'));
      expect(cancel).toHaveFocus();
      expect(linksToWizard()).toEqual([unknownText('check')]);
      expect(screen.getAllByText(text('subscription.cancel.afterPayment'))).toHaveLength(1);
    });

    it('is shown also when the subscription cannot be read', async () => {
      const user = userEvent.setup();
      const world = await aPageAfter(undefined);
      const cancel = text('subscription.cancel.confirm');
      await user.click(await screen.findByRole('button', { name: cancel }));
      const dialog = await screen.findByRole('alertdialog');
      world.orders.save(KEY, { kind: 'placed', order: NOT_EXECUTED });
      world.network.setOutage('load-subscription', 'unavailable');
      await user.click(within(dialog).getByRole('button', { name: cancel }));
      expect(await screen.findByText(unknownText('title'))).toBeVisible();
    });

    it('leaves the subscription uncancelled, also when it turns out to be executed', async () => {
      const world = await confirmDuringPayment(aPlacedOrder());
      await expect.poll(() => world.orders.load(KEY)?.kind).toBe('confirmed');
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(text('subscription.cancellation_error'));
      expect(alert).not.toHaveTextContent(text('subscription.cancel.afterPayment'));
      const cancel = screen.getByRole('button', { name: text('subscription.cancel.confirm') });
      expect(cancel).not.toHaveAttribute('aria-disabled');
    });
  });

  it.each(COMPLETE_LANGUAGES)(
    'makes no statement about whether there is a subscription (%s)',
    async (language) => {
      await aPageAfter(aPlacedOrder(), language, undefined, { subscription: undefined });
      expect(await screen.findByText(textIn[language]('subscription.section.noneUnconfirmed'))).toBeVisible();
    },
  );

  it('is shown as successful once the subscription proves it', async () => {
    const { toasts, orders } = await aPageAfter(aPlacedOrder());
    await expect
      .poll(() => toasts.waiting)
      .toEqual([{ kind: 'success', message: 'subscription.wizard.outcomeUnknown.elsewhere.confirmed' }]);
    expect(screen.queryByText(unknownText('title'))).not.toBeInTheDocument();
    expect(orders.load(KEY)?.kind).toBe('confirmed');
  });

  it('is a changed card and no payment once the subscription shows the new card', async () => {
    const before = aSubscription({ card: aSavedCard({ lastFour: '1881' }) });
    const selection = { ...aSelection({ method: 'new-card' }), plan: aPlan() };
    const order = placedOrderOf('update', selection, before, anOrderKey(), aMoment());
    const { toasts } = await aPageAfter(order);
    await expect
      .poll(() => toasts.waiting)
      .toEqual([{ kind: 'success', message: 'subscription.cardChange.done' }]);
  });

  it('is not shown when there was no payment', async () => {
    await aPageAfter(undefined);
    await screen.findByRole('button', { name: text('subscription.cancel.confirm') });
    expect(screen.queryByText(unknownText('title'))).not.toBeInTheDocument();
  });
});

describe('an accepted change that the API does not show yet', () => {
  const accept = ({ orders, clock }: World): void =>
    orders.save(KEY, { kind: 'accepted', order: CHANGE, acceptedAt: clock.now() });

  it.each(COMPLETE_LANGUAGES)(
    'is said to be accepted, and nothing else is offered to pay (%s)',
    async (language) => {
      await aPageAfter(undefined, language, accept);
      const words = textsUnder('subscription.wizard.outcomeUnknown.accepted', language);
      expect(await screen.findByText(words('title'))).toBeVisible();
      expect(screen.getByText(words('change'))).toBeVisible();
      expect(linksToWizard()).toEqual([]);
      const cancel = screen.getByRole('button', { name: textIn[language]('subscription.cancel.confirm') });
      expect(cancel).not.toHaveAttribute('aria-disabled');
      expect(
        screen.queryByRole('link', { name: textIn[language]('subscription.section.changeCard') }),
      ).not.toBeInTheDocument();
    },
  );

  it('is said to be accepted as well when the subscription failed to load', async () => {
    await aPageAfter(undefined, 'en', (world) => {
      accept(world);
      world.network.setOutage('load-subscription', 'unavailable');
    });
    expect(await screen.findByText(text('subscription.wizard.outcomeUnknown.accepted.change'))).toBeVisible();
  });

  it('can be checked again, and is forgotten once it is shown', async () => {
    const world = await aPageAfter(undefined, 'en', accept);
    expect(await screen.findByText(text('subscription.wizard.outcomeUnknown.accepted.change'))).toBeVisible();
    world.world.saveSubscription(
      aBusinessId(),
      aSubscription({ items: [aPlanItem({ id: 'pro-monthly', name: 'Pro' })] }),
    );
    await userEvent.click(
      screen.getByRole('button', { name: text('subscription.wizard.outcomeUnknown.checkAgain') }),
    );
    await expect.poll(linksToWizard).toEqual([text('subscription.section.update')]);
    expect(
      screen.queryByText(text('subscription.wizard.outcomeUnknown.accepted.change')),
    ).not.toBeInTheDocument();
    expect(world.orders.load(KEY)?.kind).toBe('confirmed');
    expect(world.toasts.waiting).toMatchObject([{ kind: 'success', message: CONFIRMED }]);
  });

  it.each([
    ['the subscription is as before', aSubscription()],
    ['something else of the subscription changed', aSubscription({ status: 'Paused' })],
  ])('is not said to have gone through when it is no longer awaited, but %s', async (_what, subscription) => {
    const world = await aPageAfter(undefined, 'en', accept);
    expect(await screen.findByText(text('subscription.wizard.outcomeUnknown.accepted.change'))).toBeVisible();
    await act(async () => world.clock.advance(16 * 60_000));
    world.world.saveSubscription(aBusinessId(), subscription);
    await userEvent.click(
      screen.getByRole('button', { name: text('subscription.wizard.outcomeUnknown.checkAgain') }),
    );
    await expect.poll(linksToWizard).toEqual([text('subscription.section.update')]);
    expect(world.toasts.waiting).toEqual([]);
  });
});

describe('an accepted subscription that the API does not return yet', () => {
  it.each([
    ['there is none', undefined],
    ['the earlier one has ended', aSubscription({ cancelledAt: aPointInTime() })],
  ])(
    'is not offered again while %s, and the outcome of its payment is not called unknown',
    async (_what, subscription) => {
      await aPageAfter(
        undefined,
        'en',
        ({ orders, clock }) => {
          orders.save(KEY, {
            kind: 'accepted',
            order: aPlacedOrder({ kind: 'create' }),
            acceptedAt: clock.now(),
          });
        },
        { subscription },
      );
      expect(await screen.findByText(text('subscription.wizard.done.settingUp'))).toBeVisible();
      const support = screen.getByRole('link', { name: text('errors.contactSupport') });
      expect(support).toHaveAttribute('href', '/contact');
      expect(screen.queryByText(unknownText('title'))).not.toBeInTheDocument();
      expect(linksToWizard()).toEqual([]);
    },
  );

  it.each<[string, number, Parameters<typeof aPageAfter>[2]]>([
    ['was accepted an hour ago', 60 * 60_000, undefined],
    ['cannot be read now', 0, ({ network }) => network.setOutage('load-subscription', 'unavailable')],
  ])('is not said to be set up soon when it %s', async (_what, age, prepare) => {
    await aPageAfter(
      undefined,
      'en',
      (world) => {
        const acceptedAt = instant(world.clock.now() - age);
        world.orders.save(KEY, { kind: 'accepted', order: aPlacedOrder({ kind: 'create' }), acceptedAt });
        prepare?.(world);
      },
      { subscription: undefined },
    );
    expect(await screen.findByText(text('subscription.wizard.outcomeUnknown.accepted.text'))).toBeVisible();
    expect(screen.queryByText(text('subscription.wizard.done.title.settingUp'))).not.toBeInTheDocument();
    expect(linksToWizard()).toEqual([]);
  });

  it('can be checked again', async () => {
    const world = await aPageAfter(
      undefined,
      'en',
      ({ orders, clock }) =>
        orders.save(KEY, { kind: 'accepted', order: aPlacedOrder(), acceptedAt: clock.now() }),
      { subscription: undefined },
    );
    expect(await screen.findByText(text('subscription.section.noneSettingUp'))).toBeVisible();
    world.world.saveSubscription(aBusinessId(), aSubscription());
    await userEvent.click(
      screen.getByRole('button', { name: text('subscription.wizard.outcomeUnknown.checkAgain') }),
    );
    expect(await screen.findByRole('button', { name: text('subscription.cancel.confirm') })).toBeVisible();
    expect(screen.queryByText(text('subscription.wizard.done.settingUp'))).not.toBeInTheDocument();
    expect(world.toasts.waiting).toMatchObject([{ kind: 'success', message: CONFIRMED }]);
    expect(document.body).not.toHaveFocus();
  });
});
