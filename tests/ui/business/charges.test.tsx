import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Business } from '@/domain/business/Business';
import { COMPLETE_LANGUAGES, type Language } from '@/domain/shared/language';
import { Money } from '@/domain/shared/Money';
import type { Subscription } from '@/domain/subscription/Subscription';
import { DashboardPage } from '@/ui/business/dashboard/DashboardPage';
import { lazy } from '@/ui/shell/loading/lazy';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aDay } from '@tests/support/builders/aMoment';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { FixedClock } from '@tests/support/FixedClock';
import { renderPage } from '@tests/support/renderPage';
import { text, textsUnder } from '@tests/support/text';

const words = textsUnder('charges');
const countOf = (count: number) => ({ count, number: String(count) });
const named = (name: string): Business =>
  aBusiness({ id: aBusinessId(name.toLowerCase()), names: { en: name, he: name, ar: name } });

const MONTHLY = aSubscription({
  items: [aPlanItem({ name: 'Professional', price: Money.agorot(20_000) }), anAddOnItem()],
  nextBillingDate: aDay(2026, 12, 10),
});
const TRIAL = aSubscription({
  status: 'InTrial',
  trialEnd: aDay(2026, 12, 1),
  nextBillingDate: aDay(2026, 12, 1),
  items: [aPlanItem({ price: Money.agorot(7900) })],
});
const ANNUAL = aSubscription({
  periodUnit: 'year',
  nextBillingDate: aDay(2027, 6, 21),
  items: [aPlanItem({ price: Money.agorot(336_400) })],
  card: aSavedCard({ status: 'expired', expiry: { month: 9, year: 2026 } }),
});

interface Given {
  readonly subscriptions?: Readonly<Record<string, Subscription>>;
  readonly businesses?: readonly Business[];
  readonly language?: Language;
  readonly before?: (world: ReturnType<typeof anOwnersWorld>) => void;
}

async function open({ subscriptions = {}, businesses, language, before }: Given) {
  const world = anOwnersWorld({
    clock: new FixedClock('2026-11-22T07:44:00Z'),
    businesses: businesses ?? Object.keys(subscriptions).map(named),
    subscriptions: Object.fromEntries(
      Object.entries(subscriptions).map(([name, each]) => [name.toLowerCase(), each]),
    ),
  });
  before?.(world);
  await renderPage(<DashboardPage />, {
    language,
    path: '/dashboard?view=charges',
    viewModels: { ...world, attention: world.viewModels.attention },
  });
  return { world, user: userEvent.setup() };
}

describe('without the code that reads the subscriptions', () => {
  it('says that the charges could not be loaded and that the page keeps trying, until it succeeds', async () => {
    const world = anOwnersWorld({ businesses: [named('One')], subscriptions: { one: MONTHLY } });
    let isReachable = false;
    /* Loaded before the fake timers start: importing the code takes real time. */
    const loaded = await world.viewModels.attention.load();
    const attention = lazy(async () => {
      if (isReachable) return loaded;
      throw new Error('no answer');
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await renderPage(<DashboardPage />, {
        path: '/dashboard?view=charges',
        viewModels: { ...world, attention },
      });
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(text('dashboard.chargesFailed'));
      expect(alert).toHaveTextContent(text('shell.connection.unreachableText'));
      expect(within(alert).queryByRole('button')).not.toBeInTheDocument();
      isReachable = true;
      await act(async () => vi.advanceTimersByTimeAsync(20_000));
      await waitFor(() =>
        expect(screen.queryByText(text('dashboard.chargesFailed'))).not.toBeInTheDocument(),
      );
    } finally {
      vi.useRealTimers();
    }
  });
});

const untilShown = async (language?: Language) =>
  screen.findByRole(
    'heading',
    { level: 1, name: textsUnder('charges', language)('title') },
    { timeout: 5000 },
  );
const periodTitled = (title: string): HTMLElement => {
  const details = screen.getByRole('heading', { level: 2, name: title }).closest('details');
  if (details === null) throw new Error(`Expected a period titled ${title}`);
  return details;
};
const month = (name: 'm1' | 'm5' | 'm6' | 'm7' | 'm11' | 'm12', year: number) =>
  words('period', { month: words(`month.${name}`), year });

/** Replaces the download, and returns the files that are saved. */
function savedFiles(): Blob[] {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return blobs;
}

describe('the coming charges', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(COMPLETE_LANGUAGES)('add up, in periods of months with the same charges: %s', async (language) => {
    await open({ language, subscriptions: { Plumber: MONTHLY, Electrician: TRIAL, Gardener: ANNUAL } });
    await untilShown(language);
    const inLanguage = textsUnder('charges', language);
    expect(await screen.findByText(inLanguage('together', countOf(25)))).toBeVisible();
    const name = (key: 'm1' | 'm5' | 'm6' | 'm7' | 'm11' | 'm12') => inLanguage(`month.${key}`);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      inLanguage('period', { month: name('m12'), year: 2026 }),
      inLanguage('periods', { from: name('m1'), to: name('m5'), year: 2027 }),
      inLanguage('period', { month: name('m6'), year: 2027 }),
      inLanguage('periods', { from: name('m7'), to: name('m11'), year: 2027 }),
    ]);
  });

  it('do not keep one as the next that is past when the page is seen again', async () => {
    const { world } = await open({ subscriptions: { Plumber: MONTHLY } });
    await untilShown();
    expect(document.body).toHaveTextContent('10.12.2026');
    await act(async () => {
      await world.clock.advance(20 * 24 * 60 * 60_000);
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(document.body).not.toHaveTextContent('10.12.2026');
  });

  it('say what each is for, and are open for the next month and for that of an annual charge', async () => {
    await open({ subscriptions: { Plumber: MONTHLY, Electrician: TRIAL, Gardener: ANNUAL } });
    await untilShown();
    const december = periodTitled(month('m12', 2026));
    expect(december).toHaveAttribute('open');
    const [first, second] = within(december).getAllByRole('listitem');
    expect(first).toHaveTextContent(/1\.12\.2026.*Electrician.*first after the trial.*79\.00/su);
    expect(second).toHaveTextContent(/10\.12\.2026.*Plumber.*1 add-on.*4242.*210\.00/su);
    const june = periodTitled(month('m6', 2027));
    expect(june).toHaveAttribute('open');
    expect(within(june).getAllByRole('listitem')).toHaveLength(3);
    expect(june).toHaveTextContent(words('year'));
    expect(june).toHaveTextContent('Card expired 09/26');
    expect(within(june).getByRole('link', { name: text('attention.action.changeCard') })).toHaveAttribute(
      'href',
      '/dashboard/business/gardener/subscription?step=new-card',
    );
    const rest = words('periods', { from: words('month.m1'), to: words('month.m5'), year: 2027 });
    expect(periodTitled(rest)).not.toHaveAttribute('open');
  });

  it('name the subscriptions that are left out, and why', async () => {
    await open({
      subscriptions: {
        Plumber: MONTHLY,
        Ended: aSubscription({ cancelledAt: aDay(2026, 12, 15) }),
        Paused: aSubscription({ status: 'Paused' }),
        Strange: aSubscription({ status: 'odd' }),
        Priceless: aSubscription({ items: [aPlanItem({ price: undefined })] }),
      },
    });
    await untilShown();
    const label = await screen.findByText(words('out.label'));
    const reasons = [
      `Ended (${words('out.cancelledUntil', { date: '15.12.2026' })})`,
      `Paused (${words('out.paused')})`,
      `Strange (${words('out.unknown')})`,
      `Priceless (${words('out.price')})`,
    ];
    expect(label.parentElement).toHaveTextContent(reasons.join(' '));
  });

  it('without a date are first, and not in the total', async () => {
    await open({
      subscriptions: {
        Plumber: MONTHLY,
        Late: aSubscription({ nextBillingDate: aDay(2026, 11, 1) }),
      },
    });
    await untilShown();
    const [first] = await screen.findAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent(words('undated'));
    expect(within(periodTitled(words('undated'))).getByRole('listitem')).toHaveTextContent(/Late.*49\.00/su);
    expect(screen.getByText(words('together', countOf(12)))).toBeVisible();
    expect(screen.getByText(words('withoutUndated'))).toBeVisible();
    expect(screen.queryByText(words('next'))).toBeNull();
  });

  it('of which none has a date are saved as a table only', async () => {
    await open({ subscriptions: { Late: aSubscription({ nextBillingDate: undefined }) } });
    expect(await screen.findByRole('button', { name: words('csv.action') })).toBeVisible();
    expect(screen.queryByRole('button', { name: words('calendar') })).toBeNull();
  });

  it('have a next day with the sum of all charges of that day', async () => {
    await open({ subscriptions: { Plumber: MONTHLY, Cleaner: MONTHLY, Gardener: ANNUAL } });
    await untilShown();
    const next = await screen.findByText(words('next'));
    expect(next.parentElement).toHaveTextContent(/10\.12\.2026.*420\.00/u);
  });

  it.each([
    ['price', aSubscription({ items: [aPlanItem({ price: undefined })] })],
    ['status', aSubscription({ status: 'non_renewing', nextBillingDate: aDay(2026, 12, 2) })],
  ])(
    'have no next day while a %s is not known, because that charge may come before it',
    async (_what, of) => {
      await open({ subscriptions: { Plumber: MONTHLY, Other: of } });
      await untilShown();
      expect(await screen.findByText(words('together', countOf(12)))).toBeVisible();
      expect(screen.queryByText(words('next'))).toBeNull();
    },
  );

  it('have no total and no next day until every subscription is read', async () => {
    const { user } = await open({
      subscriptions: { Plumber: MONTHLY, Electrician: TRIAL },
      before: ({ network }) => network.setOutage('load-subscription', 'unavailable', 1),
    });
    await untilShown();
    expect(await screen.findByText(words('noTotal'))).toBeVisible();
    expect(screen.queryByText(words('together', countOf(12)))).toBeNull();
    expect(screen.queryByText(words('next'))).toBeNull();
    expect(screen.getByText(words('out.label')).parentElement).toHaveTextContent(words('out.unchecked'));
    await user.click(screen.getByRole('button', { name: text('attention.line.check') }));
    expect(await screen.findByText(words('together', countOf(24)))).toBeVisible();
  });

  it('are none for an owner without subscriptions', async () => {
    await open({ businesses: [named('Free')] });
    await untilShown();
    expect(await screen.findByRole('heading', { level: 2, name: words('empty') })).toBeVisible();
    expect(screen.queryByRole('button', { name: words('calendar') })).toBeNull();
  });

  it.each([
    [
      'price',
      'price',
      aSubscription({ items: [aPlanItem({ price: undefined })], nextBillingDate: aDay(2026, 12, 2) }),
    ],
    ['period', 'price', aSubscription({ periodUnit: undefined, nextBillingDate: aDay(2026, 12, 2) })],
    ['status', 'unknown', aSubscription({ status: 'non_renewing', nextBillingDate: aDay(2026, 12, 2) })],
  ] as const)('are not said to be none where a %s is not known', async (_what, reason, subscription) => {
    await open({ subscriptions: { Plumber: subscription } });
    await untilShown();
    const label = await screen.findByText(words('out.label'));
    expect(label.parentElement).toHaveTextContent(words(`out.${reason}`));
    expect(screen.queryByText(words('empty'))).toBeNull();
    expect(screen.queryByText(words('note'))).toBeNull();
    expect(screen.queryByRole('button', { name: words('calendar') })).toBeNull();
  });

  it('are none where each subscription is cancelled or paused', async () => {
    const cancelled = aSubscription({ cancelledAt: aDay(2026, 12, 2) });
    await open({ subscriptions: { Plumber: cancelled, Electrician: aSubscription({ status: 'Paused' }) } });
    await untilShown();
    expect(await screen.findByRole('heading', { level: 2, name: words('empty') })).toBeVisible();
  });

  it('are not said to be none while a subscription could not be read', async () => {
    await open({
      subscriptions: { Plumber: MONTHLY, Electrician: TRIAL },
      before: ({ network }) => network.setOutage('load-subscription', 'unavailable'),
    });
    await untilShown();
    const label = await screen.findByText(words('out.label'));
    expect(label.parentElement).toHaveTextContent(/Plumber Electrician \(not checked\)/u);
    expect(screen.queryByText(words('empty'))).toBeNull();
  });

  it('are replaced by an error when the businesses could not be loaded, until a retry', async () => {
    const { world, user } = await open({
      subscriptions: { Plumber: MONTHLY },
      before: ({ network }) => network.setOutage('list-businesses', 'unavailable', 1),
    });
    await untilShown();
    expect(await screen.findByRole('alert')).toHaveTextContent(text('dashboard.failedTitle'));
    await user.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(await screen.findByText(words('together', countOf(12)))).toBeVisible();
    expect(world.network.requestCountOf('list-businesses')).toBe(2);
  });

  it('stay without a connection, with the time when they were loaded', async () => {
    await open({ subscriptions: { Plumber: MONTHLY } });
    await screen.findByText(words('together', countOf(12)));
    act(() => void dispatchEvent(new Event('offline')));
    const stale = text('dashboard.stale', { time: '@' }).split('@')[0] ?? '';
    expect(await screen.findByText(new RegExp(stale.trim(), 'u'))).toBeVisible();
    expect(screen.getByText(words('together', countOf(12)))).toBeVisible();
  });

  async function openLongList() {
    const businesses = Array.from({ length: 60 }, (_, index) => named(`Shop ${String(index)}`));
    const { user } = await open({
      businesses: businesses.map((business, index) => ({
        ...business,
        id: aBusinessId(`s${String(index)}`),
      })),
      subscriptions: Object.fromEntries(businesses.map((_, index) => [`s${String(index)}`, MONTHLY])),
    });
    await untilShown();
    expect(
      await screen.findByText(words('together', { count: 720, number: '720' }), {}, { timeout: 9000 }),
    ).toBeVisible();
    return user;
  }

  it('of a long list add up, and a long month is shown in steps', async () => {
    const user = await openLongList();
    const next = periodTitled(month('m12', 2026));
    expect(within(next).getAllByRole('listitem')).toHaveLength(50);
    await user.click(within(next).getByRole('button', { name: words('more', { number: '10' }) }));
    const charges = within(next).getAllByRole('listitem');
    expect(charges).toHaveLength(60);
    expect(charges[50]).toHaveFocus();
  });

  it('of a long list are all printed, also those of folded months', async () => {
    await openLongList();
    const printed = () => document.querySelectorAll('details > summary ~ * li').length;
    expect(printed()).toBe(50);
    act(() => {
      dispatchEvent(new Event('beforeprint'));
      expect(printed()).toBe(720);
    });
    /* Android lays the page out again for another printer, after the event. */
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(printed()).toBe(720);
  });

  it('are saved as a calendar whose ids have only the month, with a reminder of an annual charge', async () => {
    const blobs = savedFiles();
    const { user } = await open({ subscriptions: { Plumber: MONTHLY, Gardener: ANNUAL } });
    await user.click(await screen.findByRole('button', { name: words('calendar') }));
    const file = (await blobs[0]?.text())?.replaceAll('\r\n ', '') ?? '';
    expect(file.match(/^BEGIN:VEVENT/gmu)).toHaveLength(13);
    expect(file).toContain('UID:charge-2026-12-plumber@amin');
    expect(file).toContain('UID:charge-2027-06-gardener@amin');
    expect(file.match(/^BEGIN:VALARM/gmu)).toHaveLength(1);
    expect(file).toContain('TRIGGER:-P6DT15H');
  });

  it('have a reminder of an annual charge also where it is the first after the trial', async () => {
    const blobs = savedFiles();
    const { user } = await open({ subscriptions: { Gardener: { ...TRIAL, periodUnit: 'year' } } });
    await user.click(await screen.findByRole('button', { name: words('calendar') }));
    expect(await blobs[0]?.text()).toContain('TRIGGER:-P6DT15H');
  });

  it('are saved as a table, in which no cell is a formula', async () => {
    const blobs = savedFiles();
    const { user } = await open({
      businesses: [{ ...named('Plumber'), names: { en: '=1+1' } }, named('Ended'), named('Late')],
      subscriptions: {
        Plumber: MONTHLY,
        Ended: aSubscription({ cancelledAt: aDay(2026, 12, 15) }),
        Late: aSubscription({ nextBillingDate: undefined }),
      },
    });
    await user.click(await screen.findByRole('button', { name: words('csv.action') }));
    const rows = (await blobs[0]?.text())?.split('\r\n') ?? [];
    expect(rows[0]).toContain(`${words('column.date')},${words('column.business')}`);
    expect(rows[1]).toMatch(/^2026-12-10,'=1\+1,plumber,.*,210\.00,$/u);
    expect(rows[13]).toMatch(/^,Late,late,.*,49\.00,Date unknown$/u);
    const reason = words('out.cancelledUntil', { date: '15.12.2026' });
    expect(rows[14]).toMatch(/^,Ended,ended,.*,,/u);
    expect(rows[14]).toContain(reason);
  });
});

describe('the saved table', () => {
  it('has the businesses that could not be loaded, by their id', async () => {
    const blobs = savedFiles();
    const names = Array.from({ length: 97 }, (_, index) => `Shop${index}`);
    const { user } = await open({
      businesses: names.map(named),
      subscriptions: { Shop0: MONTHLY, Shop96: MONTHLY },
      before: ({ network }) => {
        network.setOutage('list-businesses', 'unavailable', 1);
      },
    });
    await user.click(await screen.findByRole('button', { name: words('csv.action') }));
    const rows = (await blobs[0]?.text())?.split('\r\n') ?? [];
    expect(rows).toContain(`,,shop0,,,${words('out.unchecked')}`);
  });
});

describe('the dashboard', () => {
  it('leads to the coming charges from the line about costs', async () => {
    const world = anOwnersWorld({ clock: new FixedClock('2026-11-22T07:44:00Z'), subscription: MONTHLY });
    const page = await renderPage(<DashboardPage />, {
      path: '/dashboard',
      viewModels: { ...world, attention: world.viewModels.attention },
    });
    const user = userEvent.setup();
    const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    const costs = await screen.findByRole('region', { name: text('attention.money.title') });
    await user.click(within(costs).getByRole('button'));
    await user.click(within(costs).getByRole('link', { name: text('attention.money.year') }));
    await untilShown();
    expect(page.search()).toBe('?view=charges');
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    await user.click(screen.getByRole('link', { name: text('business.myBusinesses') }));
    expect(
      await screen.findByRole('heading', { level: 1, name: text('business.myBusinesses') }),
    ).toBeVisible();
  });
});
