import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { demoSubscriptions } from '@/adapters/in-memory/world/seeds/demoSubscriptions';
import { COMPLETE_LANGUAGES, type Language } from '@/domain/shared/language';
import type { Subscription } from '@/domain/subscription/Subscription';
import { DashboardPage } from '@/ui/business/dashboard/DashboardPage';
import { FixedClock } from '@tests/support/FixedClock';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aPlanId } from '@tests/support/builders/aPlanId';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn, textsUnder } from '@tests/support/text';

const clock = () => new FixedClock('2026-11-22T07:41:00Z');

const business = (id: string, isVisible = true) =>
  (isVisible ? anActiveBusiness : aBusiness)({ id, names: { en: `Shop ${id}` } });

async function aDashboardOf(
  holdings: Parameters<typeof anOwnersWorld>[0],
  language: Language = 'en',
  prepare: (world: ReturnType<typeof anOwnersWorld>) => void = () => undefined,
) {
  const world = anOwnersWorld({ clock: clock(), ...holdings });
  prepare(world);
  const { viewModels } = world;
  const page = await renderPage(<DashboardPage />, {
    language,
    path: '/dashboard',
    viewModels: { ...world, attention: viewModels.attention },
  });
  return { world, page };
}

/** The dashboard of the demo's main owner, whose nine businesses have every kind of subscription. */
async function theDemo(language: Language = 'en') {
  const subscriptions: Record<string, Subscription> = Object.fromEntries(demoSubscriptions(clock().now()));
  const hidden = ['AMN-10604'];
  const without = [business('AMN-10561', false)];
  const businesses = [
    ...Object.keys(subscriptions).map((id) => business(id, !hidden.includes(id))),
    ...without,
  ];
  return aDashboardOf({ businesses, subscriptions }, language);
}

const region = async () => screen.findByRole('region', { name: text('attention.title') });
const plain = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\u200E\u200F\u2066-\u2069]/gu, '').replaceAll('\u00A0', ' ');

describe('what needs attention', () => {
  it('is a list, the most urgent first, whose rest opens on request', async () => {
    await theDemo();
    const card = await region();
    expect(within(card).getAllByRole('listitem')).toHaveLength(1);
    const more = within(card).getByRole('button', { name: text('attention.more', { count: 4, number: 4 }) });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    const rows = within(card).getAllByRole('listitem');
    expect(rows.map((row) => row.dataset['business'])).toEqual([
      'AMN-10625',
      'AMN-10497',
      'AMN-10533',
      'AMN-10617',
      'AMN-10604',
    ]);
    /* The first new row has the focus. */
    expect(within(rows[1] ?? card).getByRole('link')).toHaveFocus();
  });

  it('names the issue, and a second one after it', async () => {
    await theDemo();
    const card = await region();
    await userEvent.click(within(card).getByRole('button'));
    const sentences = within(card).getAllByRole('listitem').map(plain);
    expect(sentences[0]).toContain('09/26');
    expect(sentences[0]).toMatch(/188\.00/u);
    expect(sentences[3]).toContain(
      `${text('attention.issue.unknown')} ${text('attention.issue.cardExpiresSoon')}`,
    );
  });

  it('has one primary button, and each is named after its business and leads to where it is solved', async () => {
    await theDemo();
    const card = await region();
    await userEvent.click(within(card).getByRole('button'));
    const links = within(card).getAllByRole('link');
    expect(links[0]).toHaveAccessibleName(`${text('attention.action.changeCard')}, Shop AMN-10625`);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/business/AMN-10625/subscription?step=new-card',
      '/dashboard/business/AMN-10497',
      '/dashboard/business/AMN-10533/subscription',
      '/contact',
      '/contact',
    ]);
    expect(links.filter(({ className }) => /primary/u.test(className))).toHaveLength(1);
  });

  it('is announced once', async () => {
    await theDemo();
    await region();
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain(text('attention.needAttention', { count: 5, number: 5 }));
  });

  it('is counted for the menus, unless a subscription could not be read', async () => {
    const { world } = await theDemo();
    await region();
    expect(world.issueCount.count).toBe(5);
    const holdings = { businesses: [business('a'), business('b')], subscriptions: { a: aSubscription() } };
    const { world: failing } = await aDashboardOf(holdings, 'en', ({ network }) =>
      network.setOutage('load-subscription', 'unavailable', 1),
    );
    await screen.findAllByText(text('errors.tryAgain'));
    expect(failing.issueCount.count).toBeUndefined();
  });

  it('is nothing when all is good', async () => {
    await aDashboardOf({ businesses: [business('a')], subscriptions: { a: aSubscription() } });
    const card = await screen.findByRole('region', { name: text('attention.good.title') });
    expect(plain(card)).toMatch(/\d\d:\d\d/u);
    expect(within(card).queryByRole('link')).not.toBeInTheDocument();
  });

  it('is nothing for hidden businesses without a subscription, and no costs are shown', async () => {
    await aDashboardOf({ businesses: [business('a', false)] });
    const card = await screen.findByRole('region', { name: text('attention.good.title') });
    expect(plain(card)).toContain(text('attention.good.none', { time: '' }).slice(0, 30));
    expect(screen.queryByRole('region', { name: text('attention.totals.title') })).not.toBeInTheDocument();
  });

  it('never says that all is good while a subscription could not be read', async () => {
    await aDashboardOf(
      {
        businesses: [business('a'), business('b')],
        subscriptions: { a: aSubscription(), b: aSubscription() },
      },
      'en',
      ({ network }) => network.setOutage('load-subscription', 'unavailable', 1),
    );
    const card = await region();
    expect(plain(card)).toContain(text('attention.unchecked', { count: 1, number: 1 }));
    expect(screen.queryByText(text('attention.good.title'))).not.toBeInTheDocument();
    expect(screen.getByText(text('attention.totals.ofChecked', { count: 1, number: 1 }))).toBeVisible();
    const costs = screen.getByRole('region', { name: text('attention.totals.title') });
    expect(costs).toHaveTextContent(text('attention.totals.onlyChecked'));
    await userEvent.click(within(card).getByRole('button', { name: text('errors.tryAgain') }));
    expect(await screen.findByRole('region', { name: text('attention.good.title') })).toBeVisible();
  });
});

describe('the readiness of a business', () => {
  it.each(['en', 'ar'] as const)('stands on its card while something is missing: %s', async (language) => {
    const { page } = await aDashboardOf(
      {
        businesses: [business('a'), business('b')],
        subscriptions: { a: aSubscription() },
      },
      language,
    );
    const count = (done: number) => textIn[language]('attention.ready.count', { done, total: 8 });
    /* A plan and visibility, then visibility alone. */
    await screen.findAllByText(count(2));
    expect([...page.container.querySelectorAll('li h2 + div')].map(plain)).toEqual(
      [2, 1].map((done) => expect.stringContaining(count(done))),
    );
  });
});

describe('the costs', () => {
  it.each(COMPLETE_LANGUAGES)(
    'keep months and years apart, and are marked as calculated: %s',
    async (language) => {
      await theDemo(language);
      const words = textsUnder('attention.totals', language);
      const card = await screen.findByRole('region', { name: words('title') });
      expect(plain(card)).toMatch(/434\.00/u);
      expect(plain(card)).toMatch(/3,364\.00/u);
      expect(plain(card)).not.toMatch(/3,798/u);
      expect(card).toHaveTextContent(words('note'));
      expect(card).toHaveTextContent(words('leftOut'));
    },
  );
});

describe('the subscription on a card', () => {
  it('tells what it is and what comes next', async () => {
    await theDemo();
    await region();
    const headings = () => screen.getAllByRole('heading', { level: 2, name: /Shop/u });
    await expect.poll(() => headings().length).toBeGreaterThan(7);
    const cards = headings().map((name) => plain(name.closest('li')));
    expect(cards[0]).toMatch(/246\.00/u);
    expect(cards[1]).toContain(text('attention.line.trial'));
    expect(cards[2]).toContain(text('attention.line.cancelled'));
    expect(cards[4]).toContain(text('attention.line.pausedHidden'));
    expect(cards[5]).toContain(text('attention.line.unknown'));
    expect(cards[6]).toContain('09/26');
    expect(cards[7]).toContain(text('attention.line.none'));
  });

  it('that could not be read can be read again, and the focus stays on it', async () => {
    await aDashboardOf(
      {
        businesses: [business('a'), business('b')],
        subscriptions: { a: aSubscription(), b: aSubscription() },
      },
      'en',
      ({ network }) => network.setOutage('load-subscription', 'unavailable', 1),
    );
    await region();
    const card = screen.getByRole('link', { name: 'Shop a' }).closest('li') ?? document.body;
    expect(plain(card)).toContain(text('attention.line.unchecked'));
    await userEvent.click(within(card).getByRole('button', { name: `${text('errors.tryAgain')}, Shop a` }));
    expect(plain(card)).not.toContain(text('attention.line.unchecked'));
    expect(card.contains(document.activeElement)).toBe(true);
  });

  it('is requested only after the list is shown', async () => {
    const { world } = await aDashboardOf({ businesses: [business('a')] }, 'en', ({ network }) => {
      network.latency = 1000;
    });
    expect(world.network.requestsOf('load-subscription')).toBe(0);
    await act(async () => world.clock.advance(1000));
    expect(screen.getByRole('link', { name: 'Shop a' })).toBeVisible();
    expect(world.network.requestsOf('load-subscription')).toBe(0);
  });

  it('is called the same in every language of the page', async () => {
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
      prepare = undefined as ((world: ReturnType<typeof anOwnersWorld>) => void) | undefined,
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
    const { viewModels } = world;
    const page = await renderPage(<DashboardPage />, {
      path: `/dashboard${search}`,
      viewModels: {
        ...world,
        attention: viewModels.attention,
      },
      loadedParts: [],
    });
    return { page, world };
  }

  const words = textsUnder('longList');
  const chip = async (name: string) => screen.findByLabelText(name);
  const rows = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('li > a')];
  const slow = ({ network }: ReturnType<typeof anOwnersWorld>): void => {
    network.latency = 100;
  };
  const shown = async (world: ReturnType<typeof anOwnersWorld>) => {
    await act(async () => world.clock.advance(100));
    await screen.findByRole('search');
  };

  it('has a line about the subscription in each row, and filters with their counts', async () => {
    const { page } = await aLongListOf(60);
    await userEvent.click(await chip(`${words('filter.unsubscribed')} 30`));
    await expect.poll(() => rows(page.container)).toHaveLength(30);
    expect(rows(page.container)[0]?.parentElement).toHaveTextContent(text('attention.line.none'));
    await userEvent.click(await chip(`${words('filter.attention')} 30`));
    expect(rows(page.container)[0]?.parentElement).toHaveTextContent(text('attention.row.paused'));
  });

  it('has no card of issues, no costs and no line about the check above it', async () => {
    const { page } = await aLongListOf(60);
    await chip(`${words('filter.attention')} 30`);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(page.container.querySelector('[aria-busy="true"]')).toBeNull();
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain(text('attention.needAttention', { count: 30, number: 30 }));
  });

  it('shows no number that is not final, and sorts by urgency only after it', async () => {
    const { world, page } = await aLongListOf(60, '?sort=attention', {
      isPaused: (index) => index % 20 === 7,
      prepare: slow,
    });
    await shown(world);
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
    expect(line).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('does not say that no business needs attention while some could not be read', async () => {
    await aLongListOf(60, '?show=attention', {
      isPaused: () => false,
      prepare: ({ network }) => network.setOutage('load-subscription', 'unavailable', 2),
    });
    expect(await screen.findByText(words('none.amongChecked.attention'))).toBeVisible();
    expect(screen.queryByText(words('none.attention'))).not.toBeInTheDocument();
  });

  it('pauses while the tab is hidden', async () => {
    const { world } = await aLongListOf(60, '', { prepare: slow });
    await shown(world);
    await act(async () => world.clock.advance(300));
    const turn = (state: DocumentVisibilityState): void => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    act(() => turn('hidden'));
    await act(async () => world.clock.advance(3000));
    expect(world.network.requestsOf('load-subscription')).toBeLessThan(60);
    act(() => turn('visible'));
    await act(async () => world.clock.advance(3000));
    expect(world.network.requestsOf('load-subscription')).toBe(60);
  });

  it('reads only what is shown when the browser saves data, until a filter needs the rest', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { page, world } = await aLongListOf(60);
    await expect.poll(() => world.network.requestsOf('load-subscription')).toBe(50);
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
      const links = screen
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href')?.endsWith('/subscription'));
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/dashboard/business/a/subscription',
        '/dashboard/business/c/subscription',
      ]);
    },
  );

  it('is said to have no place when every business has a subscription', async () => {
    await aChoiceAmong(['a'], ['a']);
    expect(await screen.findByText(text('attention.choice.none'))).toBeVisible();
  });

  it('is forgotten on request, also by the next dashboard', async () => {
    const { world } = await aChoiceAmong(['a', 'b'], []);
    await screen.findByText(text('attention.choice.text'));
    await userEvent.click(screen.getByRole('button', { name: text('dashboard.notNow') }));
    expect(screen.queryByText(text('attention.choice.text'))).not.toBeInTheDocument();
    expect(world.preselectedPlan.load()).toBeUndefined();
  });
});
