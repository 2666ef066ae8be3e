import type { ParseKeys, TOptions } from 'i18next';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant } from '@/domain/shared/instant';
import { Money } from '@/domain/shared/Money';
import { fingerprintOf } from '@/domain/subscription/PlanSelection';
import type { Subscription } from '@/domain/subscription/Subscription';
import { focusedMessage } from '@tests/support/focusedMessage';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aPlan } from '@tests/support/builders/aPlan';
import { aPlanId } from '@tests/support/builders/aPlanId';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSelectionDraft } from '@tests/support/builders/aSelectionDraft';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aUserId } from '@tests/support/builders/aUserId';
import { text, textsUnder } from '@tests/support/text';
import {
  button,
  fillIn,
  openPage,
  typeAndLeave,
  WIZARD_PATH,
  wizardText,
  type Environment,
  type WizardKey,
  type WizardPageOptions,
} from './wizardPage';

const PATH = `${WIZARD_PATH}?step=new-card`;
const KEY = { userId: aUserId(), businessId: aBusinessId() };
type CardKey = ParseKeys<'translation', TOptions, 'subscription.cardChange'>;
const cardText = textsUnder('subscription.cardChange');

const ITEMS = [aPlanItem(), anAddOnItem({ quantity: 2 })];
const RUNNING = aSubscription({
  items: ITEMS,
  nextBillingDate: aPointInTime('2026-04-01T09:00:00Z'),
  card: aSavedCard({ status: 'expired', lastFour: '1881' }),
});

/** The page with the fields of a card. */
async function openCardPage(options: WizardPageOptions = {}, prepare?: (environment: Environment) => void) {
  const opened = await openPage({ path: PATH, subscription: RUNNING, ...options }, prepare);
  await screen.findByLabelText(wizardText('payment.cardField.number'), { selector: 'input' });
  return opened;
}

const save = (): HTMLElement => screen.getByRole('button', { name: cardText('save') });

/** A draft with a larger plan that was saved before this page was opened. */
const draftOf = (environment: Environment) =>
  aSelectionDraft({
    planId: aPlanId('pro-monthly'),
    fingerprint: fingerprintOf(RUNNING),
    savedAt: environment.clock.now(),
  });

describe('the page for a new card', () => {
  it('has a title of its own, the card of today and no steps', async () => {
    await openCardPage();
    expect(screen.getByRole('heading', { level: 1, name: cardText('title') })).toBeVisible();
    const current = screen.getByRole('region', { name: cardText('saved') });
    expect(current).toHaveTextContent('1881');
    expect(current).toHaveTextContent(text('subscription.section.cardStatus.expired'));
    expect(screen.queryByRole('navigation', { name: wizardText('steps.label') })).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByText(wizardText('bar.previous'))).not.toBeInTheDocument();
  });

  it('says what is known about the subscription after the change, and never that nothing is charged', async () => {
    await openCardPage();
    const known = screen.getByRole('region', { name: cardText('after') });
    expect(known).toHaveTextContent(cardText('unchanged'));
    expect(known).toHaveTextContent('69.00');
    expect(known).toHaveTextContent('1.4.2026');
    expect(screen.getByText(cardText('note'))).toBeVisible();
  });

  it('shows the price of the catalogue where it differs from that of the subscription', async () => {
    const items = [aPlanItem({ price: Money.agorot(3900) })];
    await openCardPage({ subscription: aSubscription({ items }) });
    const known = screen.getByRole('region', { name: cardText('after') });
    expect(known).not.toHaveTextContent(cardText('price'));
    expect(known).toHaveTextContent('49.00');
  });

  it('says nothing about the price of a plan that the subscription has twice', async () => {
    await openCardPage({ subscription: aSubscription({ items: [aPlanItem({ quantity: 2 })] }) });
    const known = screen.getByRole('region', { name: cardText('after') });
    expect(known).not.toHaveTextContent(cardText('price'));
    expect(known).not.toHaveTextContent('49.00');
  });

  it('sends the items of today once, and tells the business page', async () => {
    const { user, environment } = await openCardPage();
    fillIn();
    await user.dblClick(save());
    await expect
      .poll(() => environment.navigation.moves)
      .toEqual([`replace ${WIZARD_PATH.replace('/subscription', '')}`]);
    expect(environment.payments()).toBe(1);
    expect(environment.current()?.items.map(({ id }) => id)).toEqual(ITEMS.map(({ id }) => id));
    expect(environment.current()?.card?.lastFour).toBe('4242');
    expect(environment.pendingToasts.load()).toEqual([
      { kind: 'success', message: 'subscription.cardChange.done' },
    ]);
  });

  it('leaves without a warning of the browser', async () => {
    const { user, environment } = await openCardPage();
    const questions: boolean[] = [];
    environment.navigation.replace = () => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      questions.push(leaving.defaultPrevented);
    };
    fillIn();
    await user.click(save());
    await expect.poll(() => questions).toEqual([false]);
  });

  it('keeps the typed values after a refusal, and the selection of a draft', async () => {
    const { user, environment } = await openCardPage({}, (world) =>
      world.selectionDrafts.save(KEY, draftOf(world)),
    );
    fillIn({}, '4000000000000002');
    await user.click(save());
    expect(await focusedMessage()).toHaveTextContent(wizardText('failure.charge.reconciling'));
    expect(environment.navigation.moves).toEqual([]);
    const draft = environment.selectionDrafts.load(KEY);
    expect(draft?.planId).toBe('pro-monthly');
    expect(draft?.billing.city).toBe('Haifa');
  });

  it('keeps the typed values for half an hour, however old the draft is', async () => {
    const { environment } = await openCardPage({}, (world) =>
      world.selectionDrafts.save(KEY, {
        ...draftOf(world),
        savedAt: instant(world.clock.now() - 25 * 60_000),
      }),
    );
    typeAndLeave('billing.company', 'Haddad Ltd');
    await environment.clock.advance(6 * 60_000);
    expect(environment.selectionDrafts.load(KEY)?.billing.company).toBe('Haddad Ltd');
  });

  it('forgets the typed texts when it is left, and keeps the selection of a draft', async () => {
    const { user, environment } = await openCardPage({}, (world) =>
      world.selectionDrafts.save(KEY, draftOf(world)),
    );
    typeAndLeave('billing.company', 'Haddad Ltd');
    await user.click(button('cancel'));
    const question = await screen.findByRole('alertdialog', { name: cardText('leave.title') });
    expect(question).toHaveTextContent(text('subscription.wizard.leave.text'));
    await user.click(within(question).getByText(wizardText('leave.confirm')));
    const draft = environment.selectionDrafts.load(KEY);
    expect(draft?.planId).toBe('pro-monthly');
    expect(draft?.billing.company).toBe('');
  });
});

describe('where the card cannot be changed on its own', () => {
  const cancelledAt = aPointInTime('2026-04-01T09:00:00Z');
  it.each<[string, Subscription, CardKey, WizardKey]>([
    ['cancelled', aSubscription({ cancelledAt }), 'refused.cancelled', 'review.heading'],
    ['without a plan', aSubscription({ items: [] }), 'refused.no-plan', 'plan.heading'],
    [
      'with a retired plan',
      aSubscription({ items: [aPlanItem({ id: 'old' })] }),
      'refused.plan-retired',
      'plan.heading',
    ],
    [
      'with a retired add-on',
      aSubscription({ items: [aPlanItem(), anAddOnItem({ id: 'old', name: 'Banner' })] }),
      'refused.add-ons-retired',
      'plan.heading',
    ],
  ])('says why, and leads to the wizard: %s', async (_what, subscription, reason, heading) => {
    const { user } = await openPage({ path: PATH, subscription });
    expect(await screen.findByText(cardText(reason))).toBeVisible();
    expect(screen.queryByLabelText(wizardText('payment.cardField.number'))).not.toBeInTheDocument();
    const action = heading === 'review.heading' ? 'reactivate' : 'update';
    await user.click(screen.getByRole('button', { name: text(`subscription.section.${action}`) }));
    expect(await screen.findByRole('region', { name: wizardText(heading) })).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it.each<[string, Subscription, CardKey]>([
    ['is paused', aSubscription({ status: 'paused' }), 'refused.not-active'],
    ['has an item that cannot be read', aSubscription({ hasUnreadItems: true }), 'refused.items-unread'],
  ])('leads to the support only while the subscription %s', async (_what, subscription, reason) => {
    await openPage({ path: PATH, subscription });
    expect(await screen.findByText(cardText(reason))).toBeVisible();
    expect(screen.getByRole('link', { name: text('errors.contactSupport') })).toBeVisible();
    expect(
      screen.queryByRole('button', { name: text('subscription.section.update') }),
    ).not.toBeInTheDocument();
  });

  it('opens the wizard where there is no subscription', async () => {
    await openPage({ path: PATH });
    expect(await screen.findByRole('region', { name: wizardText('plan.heading') })).toBeVisible();
  });
});

describe('where the API keeps plans that are no longer sold', () => {
  const starter = { id: 'old', name: 'Starter', price: Money.agorot(5900) };
  const catalog = aCatalog({ plans: [...aCatalog().plans, aPlan({ ...starter, status: 'archived' })] });
  const keeping = {
    subscription: aSubscription({ items: [aPlanItem(starter)], card: aSavedCard({ lastFour: '1881' }) }),
    catalog,
    keepsRetiredPlans: true,
  };

  it('offers the change of card for such a plan, and sends it at its price', async () => {
    const { user, environment } = await openCardPage(keeping);
    expect(screen.queryByText(cardText('refused.title'))).not.toBeInTheDocument();
    const known = screen.getByRole('region', { name: cardText('after') });
    expect(known).toHaveTextContent(cardText('unchanged'));
    expect(known).toHaveTextContent('59.00');
    fillIn();
    await user.click(save());
    await expect.poll(() => environment.current()?.card?.lastFour).toBe('4242');
    expect(environment.current()?.items.map(({ id }) => id)).toEqual(['old']);
    expect(environment.payments()).toBe(1);
  });

  it('still refuses it for an add-on that is no longer sold', async () => {
    const items = [aPlanItem(starter), anAddOnItem({ id: 'gone', name: 'Banner' })];
    await openPage({ ...keeping, path: PATH, subscription: aSubscription({ items }) });
    expect(await screen.findByText(cardText('refused.add-ons-retired'))).toBeVisible();
  });
});
