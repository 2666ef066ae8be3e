import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { demoSubscriptions } from '@/adapters/in-memory/world/seeds/demoSubscriptions';
import { COMPLETE_LANGUAGES, type Language } from '@/domain/shared/language';
import type { Subscription } from '@/domain/subscription/Subscription';
import { DashboardPage } from '@/ui/business/dashboard/DashboardPage';
import { DEMO_CATALOG } from '@/adapters/in-memory/world/seeds/demoCatalog';
import { FixedClock } from '@tests/support/FixedClock';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aDay } from '@tests/support/builders/aMoment';
import { aPlanId } from '@tests/support/builders/aPlanId';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aWindow } from '@tests/support/aWindow';
import { PRESELECTED_PLANS } from '@tests/support/recordExamples';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn, textsUnder } from '@tests/support/text';

type World = ReturnType<typeof anOwnersWorld>;

const clock = () => new FixedClock('2026-11-22T07:41:00Z');

const business = (id: string, isVisible = true) =>
  (isVisible ? anActiveBusiness : aBusiness)({ id, names: { en: `Shop ${id}` } });

async function aDashboardOf(
  holdings: Parameters<typeof anOwnersWorld>[0],
  language: Language = 'en',
  prepare: (world: World) => void = () => undefined,
) {
  const world = anOwnersWorld({ clock: clock(), ...holdings });
  prepare(world);
  return { world, page: await openDashboard(world, language) };
}

async function openDashboard(world: World, language: Language = 'en') {
  return renderPage(<DashboardPage />, {
    language,
    path: '/dashboard',
    viewModels: { ...world, attention: world.viewModels.attention },
  });
}

/** The dashboard of the demo's main owner, whose nine businesses have every kind of subscription. */
async function theDemo(language: Language = 'en') {
  const subscriptions: Record<string, Subscription> = Object.fromEntries(demoSubscriptions(clock().now()));
  const hidden = ['AMN-10604'];
  const businesses = [
    ...Object.keys(subscriptions).map((id) => business(id, !hidden.includes(id))),
    business('AMN-10561', false),
  ];
  return aDashboardOf({ businesses, subscriptions }, language);
}

const issuesCard = async () => screen.findByRole('region', { name: text('attention.title') });
const plainText = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\u200E\u200F\u2066-\u2069]/gu, '').replaceAll('\u00A0', ' ');

describe('what needs attention', () => {
  const linksOf = (card: HTMLElement) => within(card).getAllByRole('link');
  const ORDER = ['AMN-10625', 'AMN-10561', 'AMN-10497', 'AMN-10533', 'AMN-10617', 'AMN-10604'];

  it('is a list on a phone, the most urgent first, whose rest opens in place and stays open', async () => {
    const { world, page } = await theDemo();
    const card = await issuesCard();
    const rows = () => within(card).getAllByRole('listitem');
    expect(rows().map((row) => row.dataset['focus'])).toEqual(ORDER);
    const folded = () => rows().map(({ className }) => /folded/u.test(className));
    expect(folded()).toEqual([false, false, false, true, true, true]);
    const more = within(card).getByRole('button', { name: text('attention.more', { count: 3, number: 3 }) });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(folded()).not.toContain(true);
    /* The first row that has opened has the focus. */
    expect(linksOf(card)[3]).toHaveFocus();
    page.unmount();
    await openDashboard(world);
    expect(await screen.findByRole('button', { name: text('attention.fewer') })).toBeVisible();
  });

  it('says on a desktop in sentences what is wrong, with a second issue after the first', async () => {
    aWindow();
    await theDemo();
    const card = await issuesCard();
    const sentences = within(card).getAllByRole('listitem').map(plainText);
    expect(sentences[0]).toContain('09/26');
    expect(sentences[0]).toMatch(/188\.00/u);
    expect(sentences[1]).toContain(text('attention.issue.noPlan'));
    expect(sentences[4]).toContain(
      `${text('attention.issue.unknown')} ${text('attention.issue.cardExpiresSoon')}`,
    );
  });

  it('shows five rows on a desktop, and folds the fifth of six', async () => {
    aWindow();
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { page } = await aDashboardOf({ businesses: ids.slice(1).map((id) => business(id)) });
    expect(within(await issuesCard()).queryByRole('button')).not.toBeInTheDocument();
    page.unmount();
    await aDashboardOf({ businesses: ids.map((id) => business(id)) });
    const card = await issuesCard();
    const more = text('attention.more', { count: 2, number: 2 });
    await userEvent.click(within(card).getByRole('button', { name: more }));
    expect(linksOf(card)[4]).toHaveFocus();
  });

  it('has one primary button, and each row is a link named by a verb and its business', async () => {
    await theDemo();
    const card = await issuesCard();
    const links = linksOf(card);
    expect(links[0]).toHaveAccessibleName(`${text('attention.verb.changeCard')} Shop AMN-10625`);
    expect(links[1]).toHaveAccessibleName(`${text('attention.action.choosePlan')} Shop AMN-10561`);
    expect(links[2]).toHaveAccessibleName(`${text('attention.action.reviewPlan')} Shop AMN-10497`);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/business/AMN-10625/subscription?step=new-card',
      '/dashboard/business/AMN-10561/subscription',
      '/dashboard/business/AMN-10497',
      '/dashboard/business/AMN-10533/subscription',
      '/contact',
      '/contact',
    ]);
    expect(links.filter(({ className }) => /primary/u.test(className))).toHaveLength(1);
  });

  it.each(COMPLETE_LANGUAGES)('is said in a few words on a phone, for every kind: %s', async (language) => {
    const expiring = aSavedCard({ status: 'expiring', expiry: { month: 12, year: 2026 } });
    const subscriptions = {
      ended: aSubscription({ cancelledAt: aDay(2026, 11, 22) }),
      expired: aSubscription({ card: aSavedCard({ status: 'expired', expiry: undefined }) }),
      expiring: aSubscription({ card: expiring }),
      soon: aSubscription({ card: aSavedCard({ status: 'expiring', expiry: undefined }) }),
      hidden: aSubscription(),
      trialHidden: aSubscription({ status: 'InTrial' }),
      trial: aSubscription({ status: 'InTrial', trialEnd: aDay(2026, 11, 22) }),
      paused: aSubscription({ status: 'Paused' }),
    };
    await aDashboardOf(
      {
        businesses: ['unpaid', ...Object.keys(subscriptions)].map((id) => business(id, !/hidden/i.test(id))),
        subscriptions,
      },
      language,
    );
    const words = textsUnder('attention.brief', language);
    const card = await screen.findByRole('region', { name: textIn[language]('attention.title') });
    const sentences = within(card).getAllByRole('listitem').map(plainText).join();
    for (const key of [
      'cardExpired',
      'visibleUnpaid',
      'trial.today',
      'cancelled.today',
      'hidden',
      'trialHidden',
      'cardExpiresSoon',
      'paused',
    ] as const)
      expect(sentences).toContain(words(key));
    expect(sentences).toContain('12/26');
  });

  it('keeps the focus on its heading when the row that has it is solved', async () => {
    const { world } = await aDashboardOf({ businesses: [business('a'), business('b')] });
    const card = await issuesCard();
    linksOf(card)[0]?.focus();
    world.world.saveSubscription(aBusinessId('a'), aSubscription());
    act(() => world.subscriptionCache.expireChanged(aBusinessId('a')));
    await expect.poll(() => linksOf(card)).toHaveLength(1);
    expect(within(card).getByRole('heading')).toHaveFocus();
  });

  it('is announced once', async () => {
    await theDemo();
    await issuesCard();
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain(text('attention.needAttention', { count: 6, number: 6 }));
  });

  it('is counted for the menus, unless a subscription could not be read', async () => {
    const { world } = await theDemo();
    await issuesCard();
    expect(world.issueCount.get()).toBe(6);
    const holdings = { businesses: [business('a'), business('b')], subscriptions: { a: aSubscription() } };
    const { world: failing } = await aDashboardOf(holdings, 'en', ({ network }) =>
      network.setOutage('load-subscription', 'unavailable', 1),
    );
    await screen.findByText(text('attention.unchecked', { count: 1, number: 1 }));
    expect(failing.issueCount.get()).toBeUndefined();
  });

  it('is a card without links when no business has an issue', async () => {
    await aDashboardOf({ businesses: [business('a')], subscriptions: { a: aSubscription() } });
    const card = await screen.findByRole('region', { name: text('attention.good.title') });
    expect(plainText(card)).toMatch(/\d\d:\d\d/u);
    expect(within(card).queryByRole('link')).not.toBeInTheDocument();
  });

  it('links a hidden business without a subscription to the plans, and no costs are shown', async () => {
    await aDashboardOf({ businesses: [business('a', false)] });
    const card = await issuesCard();
    expect(linksOf(card)[0]).toHaveAttribute('href', '/dashboard/business/a/subscription');
    expect(plainText(card)).toContain(text('attention.line.none'));
    expect(screen.queryByRole('region', { name: text('attention.money.title') })).not.toBeInTheDocument();
  });

  it('does not name the businesses again that the choice for a plan names', async () => {
    const holdings = {
      businesses: [business('a', false), business('b')],
      subscriptions: { b: aSubscription({ status: 'Paused' }) },
    };
    const { page } = await aDashboardOf(holdings, 'en', ({ preselectedPlan }) =>
      preselectedPlan.save(PRESELECTED_PLANS.values[0]),
    );
    const links = linksOf(await issuesCard());
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAttribute('href', '/contact');
    await userEvent.click(screen.getByRole('button', { name: text('shell.notNow') }));
    expect(linksOf(await issuesCard())).toHaveLength(2);
    page.unmount();
  });

  it('does not include a draft', async () => {
    await aDashboardOf({ businesses: [aBusiness({ id: 'a', names: { en: 'Shop a' }, status: 'draft' })] });
    expect(await screen.findByText(text('business.status.draft'))).toBeVisible();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('has no number, no sum and no card that all is good while a subscription could not be read', async () => {
    await aDashboardOf(
      {
        businesses: [business('a'), business('b')],
        subscriptions: { a: aSubscription(), b: aSubscription() },
      },
      'en',
      ({ network }) => network.setOutage('load-subscription', 'unavailable', 1),
    );
    expect(await screen.findByText(text('attention.unchecked', { count: 1, number: 1 }))).toBeVisible();
    expect(screen.getAllByText(text('attention.line.unchecked'))).toHaveLength(1);
    expect(screen.queryByText(text('attention.good.title'))).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: text('attention.money.title') })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: text('attention.line.check') }));
    expect(await screen.findByRole('region', { name: text('attention.good.title') })).toBeVisible();
  });
});

describe('while some businesses could not be loaded', () => {
  async function aPartOf(count: number) {
    const businesses = Array.from({ length: 96 + count }, (_, index) => business(`b${String(index)}`));
    const subscriptions = Object.fromEntries(businesses.map(({ id }) => [id, aSubscription()]));
    const { world } = await aDashboardOf({ businesses, subscriptions }, 'en', ({ network }) =>
      network.setOutage('list-businesses', 'unavailable', 1),
    );
    await expect.poll(() => world.network.requestCountOf('load-subscription'), { timeout: 9000 }).toBe(count);
    expect(screen.getByText(text('dashboard.unloaded', { count: 96, number: 96 }))).toBeVisible();
  }

  it('a short list has no sum and no card that all is good', async () => {
    await aPartOf(2);
    await expect.poll(() => document.querySelector('[data-nothing]')).not.toBeNull();
    expect(screen.queryByRole('region', { name: text('attention.money.title') })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: text('attention.good.title') })).not.toBeInTheDocument();
  });

  it('a filter that finds nothing in a long list says so of those that were checked only', async () => {
    await aPartOf(25);
    await userEvent.click(
      screen.getByRole('radio', { name: new RegExp(text('longList.filter.attention'), 'u') }),
    );
    expect(await screen.findByText(text('longList.none.amongChecked.attention'))).toBeVisible();
  });
});

describe('the costs', () => {
  it.each(COMPLETE_LANGUAGES)('are one line that opens and stays open: %s', async (language) => {
    const { world, page } = await theDemo(language);
    const words = textsUnder('attention.money', language);
    const costs = await screen.findByRole('region', { name: words('title') });
    const line = within(costs).getByRole('button');
    expect(plainText(line)).toMatch(/434\.00/u);
    expect(plainText(line)).toMatch(/3,364\.00/u);
    expect(plainText(costs)).not.toMatch(/3,798/u);
    expect(line).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(line);
    expect(line).toHaveAttribute('aria-expanded', 'true');
    for (const key of ['monthly', 'annual', 'withoutTrials', 'charges', 'note'] as const)
      expect(costs).toHaveTextContent(words(key));
    const [first] = within(costs).getAllByRole('listitem');
    expect(plainText(first)).toContain('1.12.2026');
    page.unmount();
    await openDashboard(world, language);
    const again = await screen.findByRole('region', { name: words('title') });
    expect(within(again).getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(within(again).getByRole('button'));
    expect(within(again).getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['monthly', 'month'],
    ['annual', 'year'],
  ] as const)('name one amount, and no trials, where all plans are %s', async (cycle, periodUnit) => {
    await aDashboardOf({
      businesses: [business('a')],
      subscriptions: { a: aSubscription({ periodUnit, nextBillingDate: undefined }) },
    });
    const costs = await screen.findByRole('region', { name: text('attention.money.title') });
    const price = text(`attention.price.${cycle}`, { price: '' }).trim();
    expect(plainText(within(costs).getByRole('button'))).toContain(price);
    expect(costs).not.toHaveTextContent(text('attention.money.charges'));
    expect(costs).not.toHaveTextContent(text('attention.money.withoutTrials'));
  });

  it('say that a trial is left out also where its first charge has no date', async () => {
    const trial = aSubscription({ status: 'InTrial', nextBillingDate: undefined });
    await aDashboardOf({
      businesses: [business('a'), business('b')],
      subscriptions: { a: aSubscription(), b: trial },
    });
    const costs = await screen.findByRole('region', { name: text('attention.money.title') });
    expect(costs).toHaveTextContent(text('attention.money.withoutTrials'));
  });
});

describe('the subscription on a card', () => {
  it('tells the plan, and its price or its end', async () => {
    await theDemo();
    await issuesCard();
    const headings = () => screen.getAllByRole('heading', { level: 2, name: /Shop/u });
    await expect.poll(() => headings().length).toBeGreaterThan(7);
    const cards = headings().map((name) => plainText(name.closest('li')));
    expect(cards[0]).toMatch(/246\.00/u);
    expect(cards[1]).toContain(text('attention.line.trial'));
    expect(cards[2]).toContain(text('attention.line.cancelled'));
    expect(cards[4]).toContain(text('attention.line.noCharges'));
    expect(cards[5]).toContain(text('attention.brief.unknown'));
    /* The card of issues above the list says that the payment card has expired. */
    expect(cards[6]).toMatch(/188\.00/u);
    expect(cards[7]).toContain(text('attention.line.none'));
  });

  it.each([
    ['a plan without a name', { items: [] }, 'line.subscription'],
    ['a trial without an end', { status: 'InTrial', trialEnd: undefined }, 'line.trial'],
    ['an end without a date', { status: 'cancelled', cancelledAt: undefined }, 'line.ended'],
    ['a pause with a next charge', { status: 'Paused' }, 'line.pausedVisible'],
    ['an unknown status without a plan', { status: 'NonRenewing', items: [] }, 'line.unknownText'],
  ] as const)('tells %s', async (_, overrides, key) => {
    await aDashboardOf({ businesses: [business('a')], subscriptions: { a: aSubscription(overrides) } });
    await expect
      .poll(() =>
        plainText(
          screen.getByRole('link', { name: `Shop a ${text('dashboard.viewDetails')}` }).closest('li'),
        ),
      )
      .toContain(text(`attention.${key}`));
  });

  it('is a link to the plans for a business without one', async () => {
    await aDashboardOf({ businesses: [business('a', false)], catalog: DEMO_CATALOG });
    const card = (
      await screen.findByRole('link', { name: `Shop a ${text('dashboard.viewDetails')}` })
    ).closest('li');
    await expect.poll(() => plainText(card)).toMatch(/From.*79/u);
    expect(card?.querySelector('a[href$="/a/subscription"]')).toHaveTextContent('Shop a');
  });

  it('is requested only after the list is shown', async () => {
    const { world } = await aDashboardOf({ businesses: [business('a')] }, 'en', ({ network }) => {
      network.latency = 1000;
    });
    expect(world.network.requestCountOf('load-subscription')).toBe(0);
    await act(async () => world.clock.advance(1000));
    expect(screen.getByRole('link', { name: `Shop a ${text('dashboard.viewDetails')}` })).toBeVisible();
    expect(world.network.requestCountOf('load-subscription')).toBe(0);
  });

  it('is in the language of the page', async () => {
    await aDashboardOf({ businesses: [business('a', false)] }, 'he');
    expect(await screen.findByText(textIn.he('attention.line.none'), { exact: false })).toBeVisible();
  });
});

describe('a long list', () => {
  /** Hidden businesses. Every second one has a paused subscription, the others have none. */
  async function aLongListOf(
    count: number,
    search = '',
    {
      isPaused = (index: number): boolean => index % 2 === 0,
      prepare = undefined as ((world: World) => void) | undefined,
    } = {},
  ) {
    const businesses = Array.from({ length: count }, (_, index) => business(`b${String(index)}`, false));
    const subscriptions = Object.fromEntries(
      businesses
        .filter((_, index) => isPaused(index))
        .map(({ id }) => [id, aSubscription({ status: 'Paused' })]),
    );
    const world = anOwnersWorld({ clock: clock(), businesses, subscriptions });
    prepare?.(world);
    const page = await renderPage(<DashboardPage />, {
      path: `/dashboard${search}`,
      viewModels: { ...world, attention: world.viewModels.attention },
      loadedParts: [],
    });
    return { page, world };
  }

  const words = textsUnder('longList');
  const chip = async (name: string) => screen.findByLabelText(name);
  const rows = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('li > a')];
  const slow = ({ network }: World): void => {
    network.latency = 100;
  };
  const untilRequested = async (world: World) => {
    await act(async () => world.clock.advance(100));
    await screen.findByRole('search');
    await expect.poll(() => world.network.requestCountOf('load-subscription')).toBeGreaterThan(0);
  };

  it('has the subscription in each row, and filters with their counts', async () => {
    const { page } = await aLongListOf(60);
    await userEvent.click(await chip(`${words('filter.unsubscribed')} 30`));
    await expect.poll(() => rows(page.container)).toHaveLength(30);
    expect(rows(page.container)[0]?.parentElement).toHaveTextContent(text('attention.line.none'));
    await userEvent.click(await chip(`${words('filter.attention')} 30`));
    expect(rows(page.container)[0]?.parentElement).toHaveTextContent(text('attention.brief.paused'));
  });

  it('has no card of issues, no costs and no line about the check above it', async () => {
    const { page } = await aLongListOf(60);
    await chip(`${words('filter.attention')} 30`);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(page.container.querySelector('[aria-busy="true"]')).toBeNull();
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain(text('attention.needAttention', { count: 30, number: 30 }));
  });

  it('shows the numbers of the filters, and sorts by urgency, only once every subscription is known', async () => {
    const { world, page } = await aLongListOf(60, '?sort=attention', {
      isPaused: (index) => index % 20 === 7,
      prepare: slow,
    });
    await untilRequested(world);
    const names = () =>
      rows(page.container).map((row) => row.parentElement?.querySelector('h2')?.textContent);
    const sort = screen.getByRole('option', { name: words('sort.attention') });
    expect(await chip(words('filter.attention'))).toBeVisible();
    expect(await chip(words('filter.unsubscribed'))).toBeVisible();
    await act(async () => world.clock.advance(500));
    expect(sort).toBeDisabled();
    expect(names().slice(0, 2)).toEqual(['Shop b0', 'Shop b1']);
    await act(async () => world.clock.advance(2000));
    expect(await chip(`${words('filter.attention')} 3`)).toBeVisible();
    expect(sort).toBeEnabled();
    expect(names().slice(0, 4)).toEqual(['Shop b7', 'Shop b27', 'Shop b47', 'Shop b0']);
  });

  it('announces what a filter finds only once every subscription is known', async () => {
    const { world } = await aLongListOf(60, '', { isPaused: (index) => index === 55, prepare: slow });
    await untilRequested(world);
    await userEvent.click(await chip(words('filter.attention')));
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await act(async () => world.clock.advance(1000));
    expect(await screen.findByText(words('none.checking'))).toBeVisible();
    expect(announced()).not.toContain(words('none.title'));
    await act(async () => world.clock.advance(5000));
    expect(announced()).toContain(words('found', { count: 1, number: 1 }));
  });

  it('says below the list how many could not be checked, and checks them on request', async () => {
    await aLongListOf(60, '', {
      prepare: ({ network }) => network.setOutage('load-subscription', 'unavailable', 2),
    });
    const line = await screen.findByText(text('attention.unchecked', { count: 2, number: 2 }));
    expect(screen.getByRole('search').compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByText(text('attention.line.unchecked'))).toHaveLength(2);
    expect(await chip(words('filter.attention'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: text('attention.line.check') }));
    expect(await chip(`${words('filter.attention')} 30`)).toBeVisible();
    expect(line).toBeEmptyDOMElement();
    expect(document.body).not.toHaveFocus();
  });

  it('does not say that no business needs attention while some could not be read', async () => {
    await aLongListOf(60, '?show=attention', {
      isPaused: () => false,
      prepare: ({ network }) => network.setOutage('load-subscription', 'unavailable', 2),
    });
    expect(await screen.findByText(words('none.amongChecked.attention'))).toBeVisible();
    expect(screen.queryByText(words('none.attention'))).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: text('attention.line.check') }));
    expect(await screen.findByText(words('none.attention'))).toBeVisible();
  });

  it('says nothing about issues when no subscription could be checked', async () => {
    await aLongListOf(60, '?show=attention', {
      prepare: ({ network }) => network.setOutage('load-subscription', 'unavailable'),
    });
    expect(await screen.findByRole('heading', { name: words('none.soFar') })).toBeVisible();
    expect(screen.queryByText(words('none.amongChecked.attention'))).not.toBeInTheDocument();
  });

  it.each([true, false])(
    'says that a search finds nothing, whatever the subscriptions are (slow: %s)',
    async (isSlow) => {
      const { world } = await aLongListOf(60, '?show=attention&q=zzz', {
        prepare: isSlow ? slow : ({ network }) => network.setOutage('load-subscription', 'unavailable'),
      });
      if (isSlow) await untilRequested(world);
      expect(await screen.findByRole('heading', { name: words('none.title') })).toBeVisible();
      expect(screen.getByText(words('none.everywhere'))).toBeVisible();
    },
  );

  it('is not checked in a tab that opens in the background', async () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    const { world } = await aLongListOf(60);
    await screen.findByRole('search');
    await act(async () => world.clock.advance(3000));
    expect(world.network.requestCountOf('load-subscription')).toBe(0);
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => world.network.requestCountOf('load-subscription')).toBe(60);
  });

  it('pauses while the tab is hidden', async () => {
    const { world } = await aLongListOf(60, '', { prepare: slow });
    await untilRequested(world);
    await expect.poll(() => world.network.requestCountOf('load-subscription')).toBeGreaterThan(0);
    await act(async () => world.clock.advance(300));
    const setVisibility = (state: DocumentVisibilityState): void => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    act(() => setVisibility('hidden'));
    await act(async () => world.clock.advance(3000));
    expect(world.network.requestCountOf('load-subscription')).toBeLessThan(60);
    act(() => setVisibility('visible'));
    await act(async () => world.clock.advance(3000));
    expect(world.network.requestCountOf('load-subscription')).toBe(60);
  });

  it('reads only what is shown when the browser saves data, until a filter needs the rest', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { page, world } = await aLongListOf(60);
    await expect.poll(() => world.network.requestCountOf('load-subscription')).toBe(50);
    expect(await chip(words('filter.attention'))).toBeVisible();
    await userEvent.click(await chip(words('filter.attention')));
    expect(await chip(`${words('filter.attention')} 30`)).toBeChecked();
    expect(rows(page.container)).toHaveLength(30);
    Reflect.deleteProperty(navigator, 'connection');
  });
});

describe('a plan that was chosen on the pricing page', () => {
  const CHOSEN = {
    planId: aPlanId(),
    name: 'Professional',
    cycle: 'monthly',
    chosenAt: clock().now(),
  } as const;
  const aChoiceAmong = async (
    ids: readonly string[],
    subscribed: readonly string[],
    language: Language = 'en',
  ) =>
    aDashboardOf(
      {
        businesses: ids.map((id) => business(id, false)),
        subscriptions: Object.fromEntries(subscribed.map((id) => [id, aSubscription({ status: 'Paused' })])),
      },
      language,
      ({ preselectedPlan }) => preselectedPlan.save(CHOSEN),
    );

  it.each(COMPLETE_LANGUAGES)(
    'asks for which business it is, among those without a subscription: %s',
    async (language) => {
      const words = textsUnder('attention.choice', language);
      const { page } = await aChoiceAmong(['a', 'b', 'c'], ['b'], language);
      await screen.findByText(words('text'));
      const plan = textIn[language]('catalog.plans.professional.title');
      expect(page.container).toHaveTextContent(words('title', { plan }));
      const links = [...page.container.querySelectorAll('li a[href$="/subscription"]:not(li:has(h2) a)')];
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/dashboard/business/a/subscription',
        '/dashboard/business/c/subscription',
      ]);
    },
  );

  it('can be for a business whose subscription has ended, which the list of issues leaves out', async () => {
    const { page } = await aDashboardOf(
      {
        businesses: [business('a', false)],
        subscriptions: { a: aSubscription({ cancelledAt: aDay(2026, 2, 1) }) },
      },
      'en',
      ({ preselectedPlan }) => preselectedPlan.save(CHOSEN),
    );
    await screen.findByText(text('attention.choice.text'));
    expect(page.container.querySelector('li a[href="/dashboard/business/a/subscription"]')).toBeVisible();
    expect(screen.queryByRole('region', { name: text('attention.title') })).not.toBeInTheDocument();
  });

  it('cannot be used when every business has a subscription, and the page says so', async () => {
    await aChoiceAmong(['a'], ['a']);
    expect(await screen.findByText(text('attention.choice.none'))).toBeVisible();
  });

  it('is forgotten on request, also by the next dashboard', async () => {
    const { world } = await aChoiceAmong(['a', 'b'], []);
    await screen.findByText(text('attention.choice.text'));
    await userEvent.click(screen.getByRole('button', { name: text('shell.notNow') }));
    expect(screen.queryByText(text('attention.choice.text'))).not.toBeInTheDocument();
    expect(world.preselectedPlan.load()).toBeUndefined();
  });
});
