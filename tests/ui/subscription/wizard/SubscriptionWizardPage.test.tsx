import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { Money } from '@/domain/shared/Money';
import { fingerprintOf } from '@/domain/subscription/PlanSelection';
import { formatMoney } from '@/ui/i18n/formatters';
import { whenIdle } from '@/ui/shell/whenIdle';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { anAddOnId } from '@tests/support/builders/anAddOnId';
import { aPlanId } from '@tests/support/builders/aPlanId';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aPlan, anAnnualPlan } from '@tests/support/builders/aPlan';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aSelectionDraft } from '@tests/support/builders/aSelectionDraft';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aUserId } from '@tests/support/builders/aUserId';
import { defined } from '@tests/support/builders/defined';
import { text, textIn, textsUnder } from '@tests/support/text';
import {
  button,
  pressAndWaitForFrame,
  openNewCard,
  openPage,
  openStep,
  typeAndLeave,
  wizardText,
} from './wizardPage';

/** Waits for a frame in which nothing is pressed. */
const nextFrame = () => act(() => new Promise((shown) => requestAnimationFrame(shown)));

const CANCELLED = aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') });

describe('Wizard page: the steps', () => {
  it('creates a subscription for a business without one, and shows the name of the business', async () => {
    await openPage({ business: aBusiness({ names: { en: 'Haddad Plumbing' } }) });
    expect(await screen.findByRole('heading', { level: 1, name: wizardText('title.create') })).toBeVisible();
    expect(screen.getAllByText('Haddad Plumbing')).toHaveLength(1);
    const steps = within(screen.getByRole('navigation', { name: wizardText('steps.label') })).getAllByRole(
      'button',
    );
    const names = (['plan', 'add-ons', 'review', 'payment'] as const).map((step) =>
      wizardText(`steps.${step}`),
    );
    expect(steps.map((step) => step.textContent)).toEqual(names.map((name, index) => `${index + 1}${name}`));
    expect(steps[0]).toHaveAttribute('aria-current', 'step');
    expect(document.title).toBe(`${wizardText('title.create')} · Amin`);
  });

  it('updates an existing subscription', async () => {
    await openPage({ subscription: aSubscription() });
    expect(await screen.findByRole('heading', { level: 1, name: wizardText('title.update') })).toBeVisible();
  });

  it('is titled as a purchase after a subscription that has ended, and says when it is charged', async () => {
    const subscription = aSubscription({ cancelledAt: aPointInTime('2026-03-01T10:00:00Z') });
    await openStep('review', { subscription, method: 'new-card' });
    expect(screen.getByRole('heading', { level: 1, name: wizardText('title.create') })).toBeVisible();
    expect(screen.getByText(wizardText('review.startsAtOnce'))).toBeVisible();
  });

  it.each([
    ['create', undefined],
    ['update', aSubscription()],
  ] as const)('names the order and the business also without plans: %s', async (kind, subscription) => {
    await openPage({ subscription, catalog: aCatalog({ plans: [] }) });
    expect(await screen.findByRole('heading', { level: 1, name: wizardText(`title.${kind}`) })).toBeVisible();
    expect(document.body).toHaveTextContent(wizardText('forBusiness', { business: 'Levi Locks' }));
  });

  it('names the order and the business also when the plans fail to load', async () => {
    await openPage({ subscription: aSubscription() }, ({ network }) =>
      network.setOutage('load-plans', 'unavailable'),
    );
    expect(await screen.findByRole('heading', { level: 1, name: wizardText('title.update') })).toBeVisible();
    expect(document.body).toHaveTextContent(wizardText('forBusiness', { business: 'Levi Locks' }));
  });

  it('announces under a heading that it is loading', async () => {
    await openPage({}, ({ network }) => (network.latency = 1000));
    expect(screen.getByRole('heading', { level: 1, name: wizardText('title.loading') })).toBeVisible();
    expect(screen.getByText(wizardText('loading'))).toBeInTheDocument();
  });

  it('redirects to the dashboard from a URL without a business id', async () => {
    await openPage({ path: '/dashboard/business/%20/subscription' });
    expect(await screen.findByText('The dashboard')).toBeVisible();
  });

  it('moves the focus and the scroll position to the top of each new step', async () => {
    const { user, scrolls } = await openPage();
    await screen.findByText('Basic');
    expect(button('bar.previous')).toBeDisabled();
    await pressAndWaitForFrame(user, button('bar.next'));
    expect(screen.getByRole('region', { name: wizardText('addOns.heading') })).toHaveFocus();
    const secondStep = wizardText('steps.position', {
      number: 2,
      total: 4,
      name: wizardText('steps.add-ons'),
    });
    expect(screen.getByText(secondStep)).toBeInTheDocument();
    expect(scrolls).toEqual(['top']);
    await pressAndWaitForFrame(user, button('steps.plan'));
    expect(screen.getByRole('region', { name: wizardText('plan.heading') })).toHaveFocus();
  });

  it('discards a restored draft on Start over, and moves the focus from the removed button', async () => {
    const { user } = await openPage({}, ({ selectionDrafts, clock }) => {
      const draft = aSelectionDraft({ fingerprint: fingerprintOf(undefined), savedAt: clock.now() });
      selectionDrafts.save({ userId: aUserId(), businessId: aBusinessId() }, draft);
    });
    await screen.findByText(wizardText('hint.restored'));
    await user.click(button('hint.startOver'));
    expect(screen.queryByText(wizardText('hint.restored'))).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('continues to the payment step, which has no Next button', async () => {
    const { user } = await openStep('review');
    await pressAndWaitForFrame(user, button('bar.toPayment'));
    expect(screen.queryByText(wizardText('bar.next'))).not.toBeInTheDocument();
    await pressAndWaitForFrame(user, button('bar.previous'));
    expect(button('bar.toPayment')).toBeVisible();
  });

  it('offers a reload when the plans fail to load, with the message of the server in a closed disclosure', async () => {
    const { environment, user } = await openPage({}, ({ network }) =>
      network.setOutage('load-plans', 'unavailable'),
    );
    expect(await screen.findByText(wizardText('plansFailed.title'))).toBeVisible();
    expect(screen.getByText(text('errors.generalRetry'))).toBeVisible();
    const words = screen.getByText('The demo service is taking a break');
    expect(screen.getByRole('alert')).not.toContainElement(words);
    expect(words).not.toBeVisible();
    await user.click(screen.getByText(text('errors.supportDetails')));
    expect(words).toBeVisible();
    await user.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(environment.navigation.moves).toEqual(['reload']);
  });

  it('loads the plans again in this document while there is no connection', async () => {
    const { environment, user } = await openPage({}, ({ network }) =>
      network.setOutage('load-plans', 'unavailable', 1),
    );
    expect(await screen.findByText(wizardText('plansFailed.title'))).toBeVisible();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    await user.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(await screen.findByRole('radio', { name: /Basic/ })).toBeVisible();
    expect(environment.navigation.moves).toEqual([]);
    onLine.mockRestore();
  });

  it('says what to do when the server sends no message', async () => {
    await openPage({}, ({ network }) => network.setOutage('load-plans', 'malformed'));
    expect(await screen.findByText(text('errors.malformedResponse'))).toBeVisible();
  });

  it('asks to check the connection when the plans got no response', async () => {
    await openPage({}, ({ network }) => network.setOutage('load-plans', 'response-lost'));
    expect(await screen.findByText(wizardText('plansFailed.text'))).toBeVisible();
  });

  it('says that the permission for the plans is missing, with the message of the server', async () => {
    await openPage({}, ({ network }) => network.setOutage('load-plans', 'forbidden'));
    expect(await screen.findByText(text('errors.forbidden'))).toBeVisible();
    expect(screen.getByText('The demo service refused the request')).not.toBeVisible();
    expect(screen.getByRole('button', { name: text('errors.tryAgain') })).toBeVisible();
  });

  it.each(COMPLETE_LANGUAGES)(
    'links to support instead of the next step when no plan is for sale (%s)',
    async (language) => {
      const words = textsUnder('subscription.wizard', language);
      await openPage({ language, catalog: aCatalog({ plans: [] }) });
      expect(await screen.findByRole('heading', { level: 2, name: words('noPlans.title') })).toBeVisible();
      expect(screen.getByRole('link', { name: textIn[language]('errors.contactSupport') })).toHaveAttribute(
        'href',
        '/contact',
      );
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByText(words('bar.next'))).not.toBeInTheDocument();
    },
  );
});

describe('Wizard page: plan', () => {
  it('shows price, saving and billing cycle', async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole('radio', { name: wizardText('cycle.annual') }));
    const plan = screen.getByRole('radio', { name: /Basic/ });
    expect(plan).toBeChecked();
    expect(plan).toHaveAccessibleName(expect.stringMatching(/490/));
    expect(plan).toHaveAccessibleName(expect.stringContaining(wizardText('cycle.per.annual')));
    expect(plan).toHaveAccessibleDescription(expect.stringMatching(/98.*17%/));
    expect(document.body).toHaveTextContent(wizardText('cycle.saveUpTo', { percent: '17%' }));
  });

  it('shows an add-on that is not selected with the quantity that it would be added with', async () => {
    const { user } = await openStep('add-ons', {
      subscription: aSubscription({ items: [aPlanItem(), anAddOnItem({ quantity: 2 })] }),
      addOnIds: ['photos-monthly'],
    });
    const card = await screen.findByRole('checkbox', { name: /More photos/ });
    if (card.matches(':checked')) await user.click(card);
    expect(card).not.toBeChecked();
    expect(card).toHaveAccessibleName(/×2.*20\.00/u);
  });

  it.each([
    ['the current plan', aPlanItem()],
    ['a plan that is no longer offered', aPlanItem({ id: 'old', name: 'Starter' })],
  ])(
    'removes the add-ons when another plan is chosen instead of %s, and offers Undo',
    async (_what, plan) => {
      const { user } = await openPage({ subscription: aSubscription({ items: [plan, anAddOnItem()] }) });
      await user.click(await screen.findByRole('radio', { name: /Pro/ }));
      const cleared = wizardText('plan.addOnsCleared', { count: 1 });
      expect(screen.getByText(cleared)).toBeVisible();
      await user.click(button('plan.undo'));
      expect(screen.queryByText(cleared)).not.toBeInTheDocument();
      expect(document.body).not.toHaveFocus();
    },
  );

  it('asks for a plan when the current one is no longer offered', async () => {
    await openPage({ subscription: aSubscription({ items: [aPlanItem({ id: 'old', name: 'Starter' })] }) });
    const retired = await screen.findByRole('region', {
      name: wizardText('plan.retiredTitle'),
    });
    expect(within(retired).getByText('Starter')).toBeVisible();
    expect(button('bar.next')).toHaveAttribute('aria-disabled', 'true');
    expect(button('bar.next')).toHaveAccessibleDescription(wizardText('bar.choosePlan'));
    expect(within(retired).getByText(wizardText('plan.retiredText'))).toBeVisible();
    const support = within(retired).getByRole('link', { name: text('errors.contactSupport') });
    expect(support).toHaveAttribute('href', '/contact');
  });

  it.each([
    ['is cancelled', aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') })],
    ['is paused', aSubscription({ status: 'Paused' })],
  ])('does not say that a retired plan continues when the subscription %s', async (_what, subscription) => {
    const items = [aPlanItem({ id: 'old', name: 'Starter' })];
    await openPage({ subscription: { ...subscription, items } });
    expect(await screen.findByText(wizardText('plan.retiredTextNotRunning'))).toBeVisible();
    expect(screen.queryByText(wizardText('plan.retiredText'))).not.toBeInTheDocument();
  });

  it('shows neither an error nor a total before Next is pressed without a plan, then moves to the plans', async () => {
    const items = [aPlanItem({ id: 'old', name: 'Starter' }), anAddOnItem()];
    const { user } = await openPage({ subscription: aSubscription({ items }) });
    const bar = await screen.findByRole('region', { name: wizardText('bar.label') });
    expect(within(bar).queryByRole('status')).not.toBeInTheDocument();
    expect(bar).not.toHaveTextContent('₪');
    expect(bar).not.toHaveTextContent(wizardText('bar.planRequired'));
    for (let press = 0; press < 2; press += 1) {
      await user.click(button('bar.next'));
      expect(within(bar).getByText(wizardText('bar.planRequired'))).toBeVisible();
      expect(screen.getByRole('radio', { name: /Basic/ })).toHaveFocus();
      expect(screen.getByRole('radio', { name: /Basic/ })).not.toBeChecked();
    }
    await user.click(screen.getByRole('radio', { name: /Basic/ }));
    expect(bar).not.toHaveTextContent(wizardText('bar.planRequired'));
    expect(within(bar).getByRole('status')).toHaveTextContent('49.00');
  });

  it('offers a plan that is no longer sold, where the API accepts it, in its own cycle only', async () => {
    const starter = aPlanItem({ id: 'old', name: 'Starter', price: Money.agorot(5900) });
    const { user } = await openPage({
      subscription: aSubscription({ items: [starter] }),
      keepsRetiredPlans: true,
    });
    const starterRadio = await screen.findByRole('radio', { name: /^Starter/ });
    expect(starterRadio).toHaveAccessibleName(expect.stringContaining(wizardText('plan.yours')));
    expect(screen.getAllByRole('radio')[2]).toBe(starterRadio);
    expect(starterRadio).toBeChecked();
    expect(starterRadio).toHaveAccessibleDescription(wizardText('plan.keptText'));
    await user.click(screen.getByRole('radio', { name: new RegExp(wizardText('cycle.annual')) }));
    expect(screen.queryByRole('radio', { name: /^Starter/ })).not.toBeInTheDocument();
    expect(screen.getByText(wizardText('plan.noCounterpart'))).toBeVisible();
    await user.click(screen.getByRole('radio', { name: new RegExp(wizardText('cycle.monthly')) }));
    expect(screen.getByRole('radio', { name: /^Starter/ })).toBeChecked();
    expect(button('bar.next')).not.toHaveAttribute('aria-disabled');
  });

  it('marks the plan and the cycle of today, in both cycles', async () => {
    const { user } = await openPage({ subscription: aSubscription() });
    const today = wizardText('cycle.today');
    const monthly = await screen.findByRole('radio', { name: `${wizardText('cycle.monthly')} ${today}` });
    const yours = () => screen.getAllByRole('radio', { name: new RegExp(wizardText('plan.yours')) });
    expect(monthly).toBeChecked();
    expect(yours()).toEqual([screen.getByRole('radio', { name: /Basic/ })]);
    await user.click(screen.getByRole('radio', { name: wizardText('cycle.annual') }));
    expect(yours()).toEqual([screen.getByRole('radio', { name: /Basic/ })]);
  });

  it('names the annual saving of the chosen plan in the review, not the largest one', async () => {
    const plans = aCatalog().plans.map((plan) =>
      plan.id === 'pro-annual' ? { ...plan, price: Money.agorot(100_000) } : plan,
    );
    await openStep('review', { catalog: aCatalog({ plans }), planId: 'pro-monthly' });
    expect(document.body).toHaveTextContent(wizardText('review.annualSaves', { percent: '16%' }));
  });

  it('marks no plan as the current one for a first subscription', async () => {
    await openPage();
    expect(await screen.findByRole('radio', { name: wizardText('cycle.monthly') })).toBeVisible();
    expect(screen.queryByText(wizardText('plan.yours'))).not.toBeInTheDocument();
    expect(screen.queryByText(wizardText('cycle.today'))).not.toBeInTheDocument();
  });

  it('shows what an annual plan costs a month, below what is charged', async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole('radio', { name: wizardText('cycle.annual') }));
    const basic = screen.getByRole('radio', { name: /Basic/ });
    const month = wizardText('plan.pricePerMonth', { amount: formatMoney(Money.agorot(4083)) });
    expect(basic).toHaveAccessibleDescription(expect.stringContaining(month));
  });

  it('says that only one billing cycle exists, and that plans in other currencies are hidden', async () => {
    const dollars = aPlan({ id: 'usd', name: 'Dollars', price: defined(Money.parse(100, 'USD')) });
    const plans = [aPlan(), aPlan({ id: 'other', name: 'Other' }), dollars];
    await openPage({ catalog: aCatalog({ plans, addOns: [] }) });
    expect(await screen.findByText(wizardText('cycle.only.monthly'))).toBeVisible();
    expect(screen.getByText(wizardText('plan.otherCurrencies'))).toBeVisible();
  });

  it('shows the first plans of a long list and the plan of the subscription, and more on request', async () => {
    const plans = Array.from({ length: 300 }, (_, index) =>
      aPlan({ id: `plan-${index}`, name: `Plan ${index}`, metadata: { displayOrder: index } }),
    );
    const { user } = await openPage({
      subscription: aSubscription({ items: [aPlanItem({ id: 'plan-200', name: 'Plan 200' })] }),
      catalog: aCatalog({ plans, addOns: [] }),
    });
    const shown = () => screen.getAllByRole('radio', { name: /Plan \d/ });
    expect(await screen.findByRole('radio', { name: /Plan 200/ })).toBeChecked();
    expect(shown()).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: text('shell.showMore') }));
    expect(shown()).toHaveLength(49);
    expect(screen.getByRole('radio', { name: /Plan 24\b/ })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: /Plan 30\b/ }));
    expect(screen.getByRole('radio', { name: /Plan 30\b/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Plan 200/ })).toBeVisible();
  });

  it.each([
    [3, 'a list that fits into the window', []],
    [4, 'a longer list', ['#']],
  ])('scrolls to the chosen one of %i plans once: %s', async (count, _list, expected) => {
    const plans = Array.from({ length: count }, (_, index) =>
      aPlan({ id: `plan-${index}`, name: `Plan ${index}`, metadata: { displayOrder: index } }),
    );
    const subscription = aSubscription({ items: [aPlanItem({ id: `plan-${count - 1}` })] });
    const { user, scrolls } = await openPage({ subscription, catalog: aCatalog({ plans, addOns: [] }) });
    await screen.findByRole('radio', { name: /Plan 1/ });
    await nextFrame();
    expect(scrolls).toEqual(expected);
    await user.click(screen.getByRole('radio', { name: /Plan 0/ }));
    await nextFrame();
    expect(scrolls).toEqual(expected);
  });

  it('keeps the pressed plan where it is when the card above it closes', async () => {
    const { user } = await openPage();
    const pro = defined((await screen.findByRole('radio', { name: /Pro/ })).closest('label') ?? undefined);
    let top = 400;
    pro.getBoundingClientRect = () => new DOMRect(0, top, 300, 80);
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => {
      top = 400;
    });
    await user.click(pro);
    top = 240;
    await nextFrame();
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: -160, behavior: 'instant' });
  });

  it('explains why no plan is selected in the other billing cycle', async () => {
    const plans = [aPlan(), anAnnualPlan({ name: 'New' })];
    const { user } = await openPage({
      subscription: aSubscription(),
      catalog: aCatalog({ plans, addOns: [] }),
    });
    await user.click(await screen.findByRole('radio', { name: wizardText('cycle.annual') }));
    expect(screen.getByText(wizardText('plan.noCounterpart'))).toBeVisible();
  });
});

describe('Wizard page: add-ons and review', () => {
  it('adds to the total, and announces the new total politely', async () => {
    const { user } = await openStep('add-ons');
    const label = wizardText('bar.totalOf.monthly');
    const total = defined(screen.getAllByRole('status').find((status) => status.textContent.includes(label)));
    expect(total).toHaveTextContent('49.00');
    await user.click(screen.getByRole('checkbox', { name: /Promotion/ }));
    expect(total).toHaveTextContent('74.00');
    await user.click(screen.getByRole('checkbox', { name: /Promotion/ }));
    expect(total).toHaveTextContent('49.00');
  });

  it('shows the price of the subscription on every step while nothing changes, and then that of the plan', async () => {
    const items = [aPlanItem({ price: Money.agorot(3900) })];
    const { user } = await openPage({ subscription: aSubscription({ items }) });
    const label = wizardText('bar.totalOf.monthly');
    const total = (): HTMLElement =>
      defined(screen.getAllByRole('status').find((status) => status.textContent.includes(label)));
    await screen.findByText('Basic');
    expect(total()).toHaveTextContent('39.00');
    await pressAndWaitForFrame(user, button('bar.next'));
    expect(total()).toHaveTextContent('39.00');
    const summary = within(screen.getByRole('region', { name: wizardText('summary.heading') }));
    expect(summary.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('39.00'),
      expect.stringContaining('39.00'),
    ]);
    await user.click(screen.getByRole('checkbox', { name: /Promotion/ }));
    expect(total()).toHaveTextContent('74.00');
  });

  it('says that there are no add-ons, and continues', async () => {
    const { user } = await openStep('add-ons', { catalog: aCatalog({ addOns: [] }) });
    expect(screen.getByText(wizardText('addOns.none'))).toBeVisible();
    await pressAndWaitForFrame(user, button('bar.next'));
    expect(button('bar.toPayment')).toBeVisible();
  });

  it('keeps a quantity that cannot be changed, and names the add-ons that are no longer sold', async () => {
    const items = [aPlanItem(), anAddOnItem({ quantity: 2 }), anAddOnItem({ id: 'old', name: 'Banner' })];
    const { user } = await openPage({ subscription: aSubscription({ items }) });
    await screen.findByText('Basic');
    await pressAndWaitForFrame(user, button('bar.next'));
    expect(screen.getByRole('checkbox', { name: /×2/ })).toBeChecked();
    expect(document.body).toHaveTextContent(wizardText('addOns.retired', { name: 'Banner' }));
    await pressAndWaitForFrame(user, button('bar.next'));
    const note = screen.getByText(wizardText('review.quantityStays')).closest('p');
    expect(note).toHaveTextContent(/^More photos.*×2/u);
  });

  it('names in the review each item with its price, and the business only under the title', async () => {
    await openStep('review', {
      business: aBusiness({ names: { en: 'Haddad Plumbing' } }),
      addOnIds: ['promotion-monthly'],
    });
    const rows = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(rows).toContainEqual(expect.stringMatching(/Basic.*49\.00/u));
    expect(rows).toContainEqual(expect.stringMatching(/Promotion.*25\.00/u));
    expect(screen.getAllByText('Haddad Plumbing')).toHaveLength(1);
  });

  it('links back to each part of the order', async () => {
    const { user } = await openStep('review');
    expect(screen.getByText(wizardText('review.noAddOns'))).toBeVisible();
    await pressAndWaitForFrame(user, screen.getByRole('button', { name: wizardText('review.changeAddOns') }));
    expect(screen.getByText(wizardText('addOns.heading'))).toBeVisible();
    await pressAndWaitForFrame(user, button('bar.next'));
    await pressAndWaitForFrame(user, screen.getByRole('button', { name: wizardText('review.changeCycle') }));
    expect(screen.getByRole('radio', { name: wizardText('cycle.monthly') })).toBeChecked();
  });

  it.each([
    ['create', undefined, 'pro-monthly', 'startsAtOnce'],
    ['update', aSubscription(), 'pro-monthly', 'updatesAtOnce'],
    ['reactivate', CANCELLED, 'basic-monthly', 'reactivates'],
    ['reactivate with another plan', CANCELLED, 'pro-monthly', 'updatesAtOnce'],
    [
      'reactivate after an end without a date',
      aSubscription({ status: 'Cancelled', cancelledAt: undefined }),
      'basic-monthly',
      'updatesAtOnce',
    ],
  ] as const)('says what happens after paying: %s', async (_kind, subscription, planId, key) => {
    await openStep('review', { subscription, planId });
    expect(screen.getByText(wizardText(`review.${key}`))).toBeVisible();
  });

  it('names no total after the update where a plan stays that the subscription has twice', async () => {
    const subscription = aSubscription({ items: [aPlanItem({ quantity: 2 })] });
    await openStep('review', { subscription, addOnIds: ['promotion-monthly'] });
    expect(screen.getByText(wizardText('review.difference.unknown'))).toBeVisible();
    expect(screen.getAllByText(text('subscription.section.priceUnknown'))).toHaveLength(2);
    expect(document.body).not.toHaveTextContent('74.00');
  });

  it('names no price of one for such a plan beside the payment, in its details, in the confirmation and on paper', async () => {
    const subscription = aSubscription({ items: [aPlanItem({ quantity: 2 })] });
    const { user } = await openStep('payment', { subscription, addOnIds: ['promotion-monthly'] });
    await user.click(button('bar.details'));
    /* Of the plan and of the add-on, in the order and in its details, and in place of the total. */
    expect(screen.getAllByText(text('subscription.section.priceUnknown'))).toHaveLength(5);
    expect(document.body).not.toHaveTextContent('49.00');
    await user.click(button('bar.payAnd.update'));
    expect(await screen.findByText(wizardText('done.summary'))).toBeVisible();
    vi.spyOn(window, 'print').mockImplementation(() => {});
    await user.click(await screen.findByText(text('subscription.confirmation.print')));
    expect(await screen.findByRole('article')).toHaveTextContent(text('subscription.section.priceUnknown'));
    for (const price of ['25.00', '49.00', '74.00']) expect(document.body).not.toHaveTextContent(price);
  });

  it.each([
    ['loads the fonts of the billing address', 'new-card', 1],
    ['loads none for a saved card, because no address is shown', 'existing-card', 0],
  ] as const)('%s', async (_title, method, times) => {
    const load = vi.spyOn(document.fonts, 'load');
    await openStep('review', { subscription: aSubscription(), planId: 'pro-monthly', method });
    await new Promise<void>((isIdle) => whenIdle(isIdle));
    expect(load).toHaveBeenCalledTimes(times);
  });
});

describe('Wizard page: leaving and coming back', () => {
  it('asks for confirmation before typed data is lost', async () => {
    const { user, environment } = await openNewCard();
    typeAndLeave('billing.city', 'Haifa');
    await user.click(button('cancel'));
    const question = await screen.findByRole('alertdialog', {
      name: wizardText('leave.title'),
    });
    await user.click(within(question).getByText(wizardText('leave.stay')));
    expect(environment.navigation.moves).toEqual([]);
    await user.click(button('cancel'));
    await user.click(await screen.findByText(wizardText('leave.confirm')));
    expect(environment.navigation.moves).toEqual(['open /dashboard/business/business-1']);
  });

  it('says that a selection was restored, and can start over', async () => {
    const { user } = await openStep('review', { addOnIds: ['promotion-monthly'] });
    expect(screen.getByText(wizardText('hint.restored'))).toBeVisible();
    expect(screen.getAllByText('Promotion')).not.toHaveLength(0);
    await user.click(button('hint.startOver'));
    expect(screen.queryByText(wizardText('hint.restored'))).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: wizardText('plan.heading') })).toBeVisible();
  });

  it('says what has changed since the draft (beyond D4)', async () => {
    await openPage({}, ({ selectionDrafts, clock }) => {
      const draft = aSelectionDraft({
        addOns: [{ id: anAddOnId('gone'), quantity: 1 }],
        fingerprint: fingerprintOf(undefined),
        savedAt: clock.now(),
      });
      selectionDrafts.save({ userId: aUserId(), businessId: aBusinessId() }, draft);
    });
    const sentences = [wizardText('hint.restored'), wizardText('hint.differs.add-ons')];
    expect(await screen.findByText(sentences.join(' '))).toBeVisible();
  });

  it('says when the chosen plan is gone, and restores nothing', async () => {
    await openPage({}, ({ selectionDrafts, clock }) => {
      const planId = aPlanId('gone');
      const draft = aSelectionDraft({ planId, fingerprint: fingerprintOf(undefined), savedAt: clock.now() });
      selectionDrafts.save({ userId: aUserId(), businessId: aBusinessId() }, draft);
    });
    expect(await screen.findByText(wizardText('hint.differs.plan'))).toBeVisible();
  });
});

describe('Wizard page: unexpected errors', () => {
  it('shows an uncaught error above the wizard, which stays usable', async () => {
    const { user } = await openPage();
    await screen.findByText('Basic');
    act(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('Something odd') }));
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${wizardText('unexpected.title')}${wizardText('unexpected.dismiss')}`,
    );
    expect(screen.getByText('Something odd')).not.toBeVisible();
    await user.click(screen.getByText(text('errors.supportDetails')));
    expect(screen.getByText('Something odd')).toBeVisible();
    await user.click(button('unexpected.dismiss'));
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('Basic')).toBeVisible();
  });

  it('shows an unhandled rejection, with a default message when it has none', async () => {
    await openPage();
    await screen.findByText('Basic');
    act(() => {
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: undefined }));
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${wizardText('unexpected.title')}${wizardText('unexpected.dismiss')}`,
    );
  });
});

describe.each(['he', 'ar'] as const)('Wizard page in %s', (language) => {
  it('is translated on every step', async () => {
    const words = textsUnder('subscription.wizard', language);
    const { user } = await openPage({ language });
    expect(await screen.findByRole('heading', { level: 1, name: words('title.create') })).toBeVisible();
    for (let step = 1; step <= 3; step += 1) {
      expect(document.body.textContent).not.toMatch(/subscription\.|catalog\.|undefined|\{\{/);
      const bar = within(defined(screen.getAllByRole('region').at(-1)));
      await pressAndWaitForFrame(user, defined(bar.getAllByRole('button').at(-1)));
    }
    expect(screen.queryByText(words('bar.next'))).not.toBeInTheDocument();
    expect(document.body.textContent).toContain(words('payment.coming.googlePay'));
  });
});
