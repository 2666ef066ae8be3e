import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { Money } from '@/domain/shared/Money';
import type { Entitlement } from '@/domain/subscription/Plan';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aPlan } from '@tests/support/builders/aPlan';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { defined } from '@tests/support/builders/defined';
import { text, textIn, textsUnder } from '@tests/support/text';
import { button, openPage, openStep, pressAndWaitForFrame, wizardText } from '../wizardPage';

const CANCELLED = aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') });
const review = textsUnder('subscription.wizard.review');

function feature(featureId: string, value = 'true'): Entitlement {
  return { featureId, featureName: featureId, value, type: 'switch', displayName: undefined };
}

/** The row of an item: its badge after what is there today and after the order. */
function row(name: string): readonly string[] {
  const header = screen.getByRole('rowheader', { name: (words) => words.startsWith(name) });
  const cells = within(defined(header.closest('tr') ?? undefined)).getAllByRole('cell');
  return cells.map((cell) => {
    const words = cell.cloneNode(true);
    if (words instanceof HTMLElement)
      for (const label of words.querySelectorAll('[aria-hidden]')) label.remove();
    return (words.textContent ?? '').replaceAll(/[\u200F\s]+/gu, ' ').trim();
  });
}

describe('the review of an update', () => {
  it('shows each item that changes, today and after the update, and none that stays', async () => {
    await openStep('review', {
      subscription: aSubscription({
        items: [aPlanItem(), anAddOnItem({ quantity: 2 }), anAddOnItem({ id: 'old', name: 'Banner' })],
      }),
      planId: 'pro-monthly',
      addOnIds: ['promotion-monthly'],
    });
    expect(row(text('subscription.section.plan'))).toEqual([
      'Basic 49.00 ₪',
      'Pro 99.00 ₪',
      review('changes.changed'),
    ]);
    expect(row('Promotion')).toEqual([review('changes.notIncluded'), '25.00 ₪', review('changes.added')]);
    expect(row('More photos ×2')).toEqual([
      '20.00 ₪',
      review('changes.notIncluded'),
      review('changes.removed'),
    ]);
    expect(row('Banner')[2]).toBe(review('changes.removed'));
    expect(screen.queryByRole('rowheader', { name: wizardText('cycle.label') })).not.toBeInTheDocument();
    expect(row(wizardText('bar.totalOf.monthly')).slice(0, 2)).toEqual(['79.00 ₪', '124.00 ₪']);
    const difference = screen.getByRole('region', { name: review('difference.heading') });
    expect(difference).toHaveTextContent(/45\.00.*540\.00/u);
    expect(screen.getByText(wizardText('bar.totalAfter.monthly'))).toBeVisible();
    expect(button('bar.toPayment')).not.toHaveAttribute('aria-disabled');
  });

  it('names the period of every amount when the cycle changes, and the difference only by the year', async () => {
    const { user } = await openPage({ subscription: aSubscription() });
    await user.click(await screen.findByRole('radio', { name: wizardText('cycle.annual') }));
    await pressAndWaitForFrame(user, button('bar.next'));
    await pressAndWaitForFrame(user, button('bar.next'));
    const [perMonth, perYear] = [wizardText('cycle.per.monthly'), wizardText('cycle.per.annual')];
    expect(row(text('subscription.section.plan')).slice(0, 2)).toEqual([
      `Basic 49.00 ₪ ${perMonth}`,
      `Basic 490.00 ₪ ${perYear}`,
    ]);
    const difference = screen.getByRole('region', { name: review('difference.heading') });
    const [before = '', after = ''] = review('difference.lessAnnual', { amount: '|' }).split('|');
    expect(difference.textContent).toContain(after);
    expect(difference).toHaveTextContent(new RegExp(`${before}.*98\\.00`, 'u'));
    expect(difference.textContent).not.toContain(
      review('difference.lessMonthly', { amount: '|' }).split('|')[1],
    );
  });

  it('shows the quantities of today and after the order beside the prices when they differ', async () => {
    const items = [aPlanItem(), anAddOnItem({ quantity: 2 })];
    const { user } = await openPage({ subscription: aSubscription({ items }) });
    await user.click(await screen.findByRole('radio', { name: wizardText('cycle.annual') }));
    await pressAndWaitForFrame(user, button('bar.next'));
    await user.click(screen.getByRole('checkbox', { name: /More photos/u }));
    await pressAndWaitForFrame(user, button('bar.next'));
    expect(row('More photos').slice(0, 2)).toEqual([
      `×2 20.00 ₪ ${wizardText('cycle.per.monthly')}`,
      `×1 100.00 ₪ ${wizardText('cycle.per.annual')}`,
    ]);
  });

  it('counts a plan that the subscription has twice, like its total', async () => {
    const subscription = aSubscription({ items: [aPlanItem({ quantity: 2 })] });
    await openStep('review', { subscription, planId: 'pro-monthly' });
    expect(row(text('subscription.section.plan')).slice(0, 2)).toEqual(['Basic ×2 98.00 ₪', 'Pro 99.00 ₪']);
    expect(row(wizardText('bar.totalOf.monthly')).slice(0, 2)).toEqual(['98.00 ₪', '99.00 ₪']);
  });

  it('names no price after the update of a plan that stays twice and is sold at another price', async () => {
    const subscription = aSubscription({ items: [aPlanItem({ quantity: 2 })] });
    const plans = [aPlan({ price: Money.agorot(5900) })];
    await openStep('review', {
      subscription,
      catalog: aCatalog({ plans }),
      addOnIds: ['promotion-monthly'],
    });
    const priceUnknown = text('subscription.section.priceUnknown');
    expect(row(text('subscription.section.plan')).slice(0, 2)).toEqual([
      'Basic ×2 98.00 ₪',
      `Basic ×2 ${priceUnknown}`,
    ]);
  });

  it('names no price of an add-on whose quantity cannot be read, and the prices of the others', async () => {
    const items = [aPlanItem(), anAddOnItem({ price: undefined })];
    const subscription = aSubscription({ items, hasUnreadItems: true });
    await openStep('add-ons', { subscription, addOnIds: ['photos-monthly'] });
    const priceUnknown = text('subscription.section.priceUnknown');
    const [bought, offered] = screen.getAllByRole('checkbox');
    expect(bought).toHaveAccessibleName(new RegExp(`${priceUnknown}$`, 'u'));
    expect(offered).toHaveAccessibleName(new RegExp(`${wizardText('cycle.per.monthly')}$`, 'u'));
  });

  it.each(['pro-monthly', 'basic-monthly'])(
    'warns that an item which cannot be read could be removed, and names no total: %s',
    async (planId) => {
      await openStep('review', { subscription: aSubscription({ hasUnreadItems: true }), planId });
      expect(screen.getByText(review('unreadItems'))).toBeVisible();
      const bar = screen.getByRole('region', { name: wizardText('bar.label') });
      expect(within(bar).getByRole('status')).toHaveTextContent(text('subscription.section.priceUnknown'));
    },
  );

  it('says that the difference is unknown when a price of today is', async () => {
    const items = [aPlanItem({ price: undefined })];
    await openStep('review', { subscription: aSubscription({ items }), planId: 'pro-monthly' });
    expect(screen.getByText(review('difference.unknown'))).toBeVisible();
    expect(row(wizardText('bar.totalOf.monthly'))[0]).toBe(text('subscription.section.priceUnknown'));
  });

  it.each(COMPLETE_LANGUAGES)('lists what the new plan lacks and has less of (%s)', async (language) => {
    const t = textIn[language];
    const plans = [
      aPlan({
        entitlements: [feature('photos', 'unlimited'), feature('monthlyReport'), feature('odd', '5')],
      }),
      aPlan({ id: 'pro-monthly', name: 'Pro', entitlements: [feature('photos', '10'), feature('odd', '4')] }),
    ];
    await openStep('review', {
      language,
      catalog: aCatalog({ plans }),
      subscription: aSubscription(),
      planId: 'pro-monthly',
    });
    const lost = screen.getByRole('region', { name: t('subscription.wizard.review.lost.title') });
    const less = (name: string, before: string, after: string): string =>
      t('subscription.wizard.review.lost.less', { feature: name, before, after });
    expect(
      within(lost)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      less(t('subscription.wizard.review.lost.photos'), t('subscription.wizard.review.lost.unlimited'), '10'),
      t('catalog.features.monthlyReport'),
      less('odd', '5', '4'),
    ]);
  });

  it('knows the features of a plan that is no longer sold', async () => {
    const retired = aPlan({ id: 'old', name: 'Starter', status: 'archived', entitlements: [feature('odd')] });
    await openStep('review', {
      catalog: aCatalog({ plans: [...aCatalog().plans, retired] }),
      subscription: aSubscription({ items: [aPlanItem({ id: 'old', name: 'Starter' })] }),
    });
    expect(screen.getByRole('region', { name: review('lost.title') })).toHaveTextContent('odd');
  });

  it('says why a reactivation removes an add-on', async () => {
    const items = [aPlanItem(), anAddOnItem({ id: 'old', name: 'Banner' })];
    await openPage({ subscription: aSubscription({ ...CANCELLED, items }) });
    expect(await screen.findByText(review('heading'))).toBeVisible();
    expect(row('Banner')[2]).toBe(review('changes.removed'));
    expect(document.body).toHaveTextContent(wizardText('addOns.retired', { name: 'Banner' }));
  });

  it('says nothing about lost features when there are none', async () => {
    await openStep('review', { subscription: aSubscription(), planId: 'pro-monthly' });
    expect(screen.queryByText(review('lost.title'))).not.toBeInTheDocument();
  });

  it('links back to the plan and to the add-ons', async () => {
    const { user } = await openStep('review', { subscription: aSubscription(), planId: 'pro-monthly' });
    await pressAndWaitForFrame(user, button('review.changes.changeAddOns'));
    expect(screen.getByText(wizardText('addOns.heading'))).toBeVisible();
    await pressAndWaitForFrame(user, button('bar.next'));
    await pressAndWaitForFrame(user, button('review.changes.changePlan'));
    expect(screen.getByRole('region', { name: wizardText('plan.heading') })).toHaveFocus();
  });
});

/** The button of a way to a change. The steps above have some of the same names. */
function way(key: 'plan' | 'addOns' | 'card'): HTMLElement {
  const ways = within(screen.getByRole('region', { name: review('ways.heading') }));
  return ways.getByRole('button', { name: (name) => name.startsWith(review(`ways.${key}`)) });
}

describe('the review of an update that changes nothing', () => {
  it('shows no total when a current price is unknown, because the catalogue may have another one', async () => {
    await openStep('review', { subscription: aSubscription({ items: [aPlanItem({ price: undefined })] }) });
    const bar = screen.getByRole('region', { name: wizardText('bar.label') });
    expect(within(bar).getByRole('status')).toHaveTextContent(text('subscription.section.priceUnknown'));
  });

  it('has nothing to press, says why, and sends nothing', async () => {
    const { user, environment } = await openStep('review', { subscription: aSubscription() });
    const answer = `${review('ways.heading')} ${review('ways.text')}`;
    expect(screen.queryByText(wizardText('bar.toPayment'))).not.toBeInTheDocument();
    const nothing = button('bar.nothingToChangeYet');
    expect(nothing).toHaveAttribute('aria-disabled', 'true');
    expect(nothing).toHaveAccessibleDescription(answer);
    await pressAndWaitForFrame(user, nothing);
    expect(document.activeElement).toHaveTextContent(answer);
    expect(screen.getByRole('region', { name: review('heading') })).toBeVisible();
    expect(environment.payments()).toBe(0);
  });

  it('says so once, in a heading that its sentence does not contradict, and shows no table of what stays', async () => {
    await openStep('review', { subscription: aSubscription() });
    expect(screen.getByRole('heading', { level: 3, name: review('ways.heading') })).toBeVisible();
    expect(screen.getAllByText(review('ways.text'))).toHaveLength(1);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('names beside each way what the business has now', async () => {
    const items = [aPlanItem(), anAddOnItem()];
    await openStep('review', { subscription: aSubscription({ items }), addOnIds: [anAddOnItem().id] });
    expect(way('plan')).toHaveTextContent(review('ways.nowIn.monthly', { plan: 'Basic' }));
    expect(way('addOns')).toHaveTextContent(review('ways.now', { what: 'More photos' }));
    expect(way('card')).toHaveTextContent(/4242/u);
  });

  it('says that the business has no add-ons', async () => {
    await openStep('review', { subscription: aSubscription() });
    expect(way('addOns')).toHaveTextContent(review('ways.now', { what: review('noAddOns') }));
  });

  it('shows the total of today, also when the catalogue has other prices', async () => {
    await openStep('review', {
      subscription: aSubscription({ items: [aPlanItem({ price: Money.agorot(3900) })] }),
    });
    const bar = screen.getByRole('region', { name: wizardText('bar.label') });
    expect(within(bar).getByRole('status')).toHaveTextContent('39.00');
  });

  it.each([
    ['a usable card', aSavedCard()],
    ['an expired card', aSavedCard({ status: 'expired' })],
  ])('leads from there to a new card, with %s', async (_what, card) => {
    const { user } = await openStep('review', { subscription: aSubscription({ card }) });
    await pressAndWaitForFrame(user, way('card'));
    const newCard = wizardText('payment.newCard');
    expect(screen.getByRole('radio', { name: (name) => name.startsWith(newCard) })).toBeChecked();
    await pressAndWaitForFrame(user, button('bar.previous'));
    expect(row(review('changes.card'))[2]).toBe(review('changes.changed'));
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(button('bar.toPayment')).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['plan', 'plan.heading'],
    ['addOns', 'addOns.heading'],
  ] as const)('leads from there to the step %s', async (key, heading) => {
    const { user } = await openStep('review', { subscription: aSubscription() });
    await pressAndWaitForFrame(user, way(key));
    expect(screen.getByRole('region', { name: wizardText(heading) })).toHaveFocus();
  });
});

describe('a reactivation', () => {
  it('starts at the review, under one title, with the subscription that continues', async () => {
    const { user } = await openPage({ subscription: CANCELLED });
    expect(await screen.findByRole('region', { name: review('heading') })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: wizardText('title.update') })).toBeVisible();
    expect(screen.queryByText(text('subscription.section.reactivate'))).not.toBeInTheDocument();
    expect(screen.getByText(review('reactivates'))).toBeVisible();
    const order = screen.getByRole('region', { name: wizardText('summary.heading') });
    expect(order).toHaveTextContent(/Basic.*49\.00/u);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText(review('difference.heading'))).not.toBeInTheDocument();
    await pressAndWaitForFrame(user, button('bar.toPayment'));
    expect(button('bar.payAnd.reactivate')).toBeVisible();
    await pressAndWaitForFrame(user, button('steps.plan'));
    expect(screen.getByRole('region', { name: wizardText('plan.heading') })).toBeVisible();
  });

  it('says that the difference is unknown when a price of today is', async () => {
    const items = [aPlanItem({ price: undefined })];
    await openPage({ subscription: { ...CANCELLED, items } });
    expect(await screen.findByText(review('difference.unknown'))).toBeVisible();
    expect(row(wizardText('bar.totalOf.monthly'))[0]).toBe(text('subscription.section.priceUnknown'));
  });

  it('with another plan shows what changes, before and after reactivating', async () => {
    await openStep('review', { subscription: CANCELLED, planId: 'pro-monthly' });
    expect(screen.getByRole('columnheader', { name: review('changes.afterReactivating') })).toBeVisible();
    expect(row(text('subscription.section.plan'))[2]).toBe(review('changes.changed'));
  });

  it('starts at the plan when the current one is no longer offered', async () => {
    const items = [aPlanItem({ id: 'old', name: 'Starter' })];
    await openPage({ subscription: { ...CANCELLED, items } });
    expect(await screen.findByRole('region', { name: wizardText('plan.heading') })).toBeVisible();
  });
});
