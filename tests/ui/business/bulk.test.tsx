import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DAY } from '@/domain/shared/plainDate';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '@/domain/shared/language';
import type { Subscription } from '@/domain/subscription/Subscription';
import { DashboardPage } from '@/ui/business/dashboard/DashboardPage';
import { BulkEndedView, BulkRunningView } from '@/ui/business/bulk/BulkRunViews';
import { PANEL_BESIDE_LIST } from '@/ui/business/bulk/BulkArea';
import { LeaveGuard, LeaveGuardContext } from '@/ui/shell/leaving/LeaveGuard';
import { paths } from '@/ui/shell/paths';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn, textsUnder } from '@tests/support/text';

const words = textsUnder('bulk');
const counted = (count: number) => ({ count, number: count });
const nameOf = (index: number) => `Shop ${String(index)}`;
const idOf = (index: number) => aBusinessId(`b${String(index)}`);

interface Options {
  readonly isWide?: boolean;
  readonly language?: CompleteLanguage;
  readonly count?: number;
}

afterEach(() => vi.unstubAllGlobals());

/** The list while businesses are chosen. Ten are active. The subscription of the 10th has ended, that of the 12th is paused, and the 13th has none. */
async function aList({ isWide = true, language = 'en', count = 30 }: Options = {}) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isWide && media === PANEL_BESIDE_LIST,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const businesses = Array.from({ length: count }, (_, index) =>
    aBusiness({
      id: idOf(index),
      names: { [language]: nameOf(index) },
      status: index < 10 ? 'active' : 'inactive',
    }),
  );
  const subscriptions: Record<string, Subscription> = Object.fromEntries(
    businesses.map(({ id }, index) => [id, aSubscription(index === 11 ? { status: 'Paused' } : {})]),
  );
  delete subscriptions[idOf(12)];
  subscriptions[idOf(9)] = aSubscription({ cancelledAt: aPointInTime('2026-01-01T00:00:00Z') });
  const world = anOwnersWorld({ businesses, subscriptions });
  const guard = new LeaveGuard();
  const page = await renderPage(
    <LeaveGuardContext value={guard}>
      <DashboardPage />
    </LeaveGuardContext>,
    {
      language,
      path: '/dashboard',
      viewModels: { ...world, attention: world.viewModels.attention },
      loadedParts: [],
    },
  );
  const user = userEvent.setup({ delay: null });
  const label = textIn[language]('longList.tools.choose');
  await user.click(await screen.findByRole('button', { name: label }));
  await screen.findByRole('checkbox', { name: nameOf(29) }, { timeout: 20_000 });
  await expect.poll(() => world.network.requestCountOf('load-subscription'), { timeout: 20_000 }).toBe(count);
  return { world, page, user, guard };
}

const box = (index: number) => screen.getByRole('checkbox', { name: nameOf(index) });
const panel = () => screen.getByRole('complementary', { name: words('label') });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const statusOf = (world: ReturnType<typeof anOwnersWorld>, index: number) =>
  world.world.business(idOf(index))?.status;

describe('choosing several businesses', () => {
  it.each(COMPLETE_LANGUAGES)('counts the chosen ones, and says what can be done: %s', async (language) => {
    const { user } = await aList({ language });
    const texts = textsUnder('bulk', language);
    expect(screen.getByRole('heading', { level: 2, name: texts('none') })).toBeVisible();
    await user.click(box(10));
    await user.click(box(13));
    expect(screen.getByRole('heading', { level: 2, name: texts('chosen', counted(2)) })).toBeVisible();
    expect(screen.getByRole('heading', { name: texts('can.activate', counted(2)) })).toBeVisible();
    expect(screen.getByRole('button', { name: texts('do.activate', counted(2)) })).toBeVisible();
  });

  it('has no link in a row while businesses are being chosen, and the links again afterwards', async () => {
    const { user } = await aList();
    expect(screen.queryByRole('link', { name: new RegExp(text('dashboard.viewDetails')) })).toBeNull();
    await press(user, text('longList.tools.end'));
    expect(screen.getByRole('link', { name: `${text('dashboard.viewDetails')} ${nameOf(3)}` })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('chooses a range with Shift, by mouse and by keyboard', async () => {
    const { user } = await aList();
    await user.click(box(2));
    await user.keyboard('{Shift>}');
    await user.click(box(6));
    await user.keyboard('{/Shift}');
    expect(panel()).toHaveTextContent(words('chosen', counted(5)));
    act(() => box(8).focus());
    await user.keyboard('{Shift>} {/Shift}');
    expect(panel()).toHaveTextContent(words('chosen', counted(7)));
    await user.click(box(3));
    expect(panel()).toHaveTextContent(words('chosen', counted(6)));
  });

  it('chooses one business by a click, also when its box was left with Shift and Tab', async () => {
    const { user } = await aList();
    await user.click(box(2));
    act(() => box(6).focus());
    await user.tab({ shift: true });
    await user.click(box(6));
    expect(panel()).toHaveTextContent(words('chosen', counted(2)));
  });

  it('chooses the page, then all that were found, and clears', async () => {
    const { user } = await aList({ count: 60 });
    const page = screen.getByRole('checkbox', { name: words('page') });
    await user.click(box(2));
    expect(page).toBePartiallyChecked();
    await user.click(page);
    expect(panel()).toHaveTextContent(words('chosen', counted(50)));
    await press(user, words('all', { number: 60 }));
    const heading = screen.getByRole('heading', { level: 2, name: words('chosen', counted(60)) });
    /* The button is removed by its press. */
    await expect.poll(() => document.activeElement).toBe(heading);
    await user.click(page);
    expect(panel()).toHaveTextContent(words('chosen', counted(10)));
    await press(user, words('clear'));
    expect(panel()).toHaveTextContent(words('none'));
  });

  it('keeps the choice on other pages and after a search that finds nothing', async () => {
    const { user, world } = await aList({ count: 60 });
    await user.click(box(2));
    await press(user, text('longList.nextPage'));
    await user.click(await screen.findByRole('checkbox', { name: nameOf(55) }));
    await user.type(screen.getByRole('searchbox'), 'nothing like it');
    await act(async () => world.clock.advance(1000));
    expect(panel()).toHaveTextContent(words('chosen', counted(2)));
  });

  it('offers to choose all that were found, although more that were not found are chosen', async () => {
    const { user, world } = await aList({ count: 60 });
    for (const index of [2, 3, 4]) await user.click(box(index));
    await user.type(screen.getByRole('searchbox'), nameOf(59));
    await act(async () => world.clock.advance(1000));
    await press(user, words('all', { number: 1 }));
    expect(panel()).toHaveTextContent(words('chosen', counted(4)));
    expect(screen.queryByRole('button', { name: words('all', { number: 1 }) })).toBeNull();
  });

  it('names those that are left out, why, and the way to their plans', async () => {
    const { user } = await aList();
    for (const index of [0, 11, 12, 13]) await user.click(box(index));
    await user.click(within(panel()).getByRole('radio', { name: words('action.activate') }));
    expect(panel()).toHaveTextContent(words('already.activate', counted(1)));
    expect(within(panel()).getByRole('heading', { name: words('leftOut', counted(2)) })).toBeVisible();
    expect(panel()).toHaveTextContent(words('why.paused'));
    expect(panel()).toHaveTextContent(words('why.required'));
    const link = within(panel()).getByRole('link', { name: new RegExp(`^${words('way.plan')}`) });
    expect(link).toHaveAttribute('href', '/dashboard/business/b12/subscription');
  });

  it('says that the charges of hidden businesses go on, with their sum', async () => {
    const { user } = await aList();
    await user.click(box(0));
    await user.click(box(1));
    expect(panel()).toHaveTextContent(words('effect.deactivate', counted(2)));
    expect(panel()).toHaveTextContent(words('goesOn.sum', { sum: '' }).replace(/[ ,.]*$/u, ''));
  });
});

describe('changing the chosen businesses', () => {
  it('changes them, shows only the failures, tries one again, and undoes those that changed', async () => {
    const { user, world } = await aList();
    for (const index of [0, 1, 2]) await user.click(box(index));
    world.network.setOutage('change-business-status', 'refused', 1);
    await press(user, words('do.deactivate', counted(3)));
    const result = words('resultAndNot', { changed: words('result.deactivate', counted(2)), number: 1 });
    const heading = await screen.findByRole('heading', { level: 2, name: result });
    await expect.poll(() => document.activeElement).toBe(heading);
    expect(within(panel()).getAllByRole('listitem')).toHaveLength(1);
    expect(panel()).toHaveTextContent(words('failed.refused.deactivate'));
    expect(within(panel()).getByText(text('errors.supportDetails'))).toBeVisible();
    expect(box(3)).toBeDisabled();
    await user.click(within(panel()).getByRole('button', { name: /^Try again/u }));
    await screen.findByRole('heading', { name: words('result.deactivate', counted(3)) });
    expect([0, 1, 2].map((index) => statusOf(world, index))).toEqual(['inactive', 'inactive', 'inactive']);
    await press(user, words('undo'));
    await screen.findByRole('heading', { name: words('result.activate', counted(3)) });
    expect([0, 1, 2].map((index) => statusOf(world, index))).toEqual(['active', 'active', 'active']);
    expect(screen.queryByRole('button', { name: words('undo') })).toBeNull();
    await press(user, words('close'));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('shows what runs, stops after it, and goes on with the rest', async () => {
    const { user, world } = await aList();
    world.network.latency = 100;
    for (const index of [0, 1, 2, 3, 4, 5]) await user.click(box(index));
    await press(user, words('do.deactivate', counted(6)));
    expect(panel()).toHaveTextContent(words('running.deactivate', counted(6)));
    expect(panel()).toHaveTextContent(words('progress', { done: 0, total: 6 }));
    await press(user, words('stop'));
    await act(async () => world.clock.advance(100));
    await screen.findByText(words('notSent', counted(2)));
    expect(world.network.requestCountOf('change-business-status')).toBe(4);
    await press(user, words('goOn'));
    expect(screen.getByRole('button', { name: words('stop') })).toBeVisible();
    await act(async () => world.clock.advance(100));
    await screen.findByRole('heading', { name: words('result.deactivate', counted(6)) });
    expect(screen.getByText(text('dashboard.active', counted(4)), { exact: false })).toBeVisible();
  });

  it('reads the status after a lost response', async () => {
    const { user, world } = await aList();
    for (const index of [0, 1]) await user.click(box(index));
    world.network.setOutage('change-business-status', 'response-lost', 1);
    await press(user, words('do.deactivate', counted(2)));
    expect(await screen.findByText(words('item.reconciling'))).toBeVisible();
    await act(async () => world.clock.advance(1000));
    await screen.findByRole('heading', { name: words('result.deactivate', counted(2)) });
    expect(world.network.requestCountOf('change-business-status')).toBe(2);
  });

  it('calls no business unchanged whose result is not known', async () => {
    const { user, world } = await aList();
    for (const index of [0, 1, 2]) await user.click(box(index));
    world.network.setOutage('change-business-status', 'response-lost', 1);
    world.network.setOutage('view-business', 'unavailable');
    await press(user, words('do.deactivate', counted(3)));
    await act(async () => world.clock.advance(120_000));
    const known = words('result.deactivate', counted(2));
    expect(
      screen.getByRole('heading', { level: 2, name: words('resultAndUnknown', { known, number: 1 }) }),
    ).toBeVisible();
    expect(panel()).toHaveTextContent(words('failed.unknown'));
  });

  it('says nothing when the session has ended before the last changes', async () => {
    const { user, world, page } = await aList();
    world.network.latency = 100;
    for (const index of [0, 1]) await user.click(box(index));
    await press(user, words('do.deactivate', counted(2)));
    page.unmount();
    world.session.user = undefined;
    await world.clock.advance(1000);
    expect(world.toasts.waiting).toEqual([]);
  });

  it('ends the session after a 401', async () => {
    const { user, world } = await aList();
    for (const index of [0, 1]) await user.click(box(index));
    world.network.setOutage('change-business-status', 'session-expired');
    await press(user, words('do.deactivate', counted(2)));
    await expect.poll(() => world.session.expirations).toBe(1);
  });

  it('says that the service does not answer, and how many were not started', async () => {
    const { user, world } = await aList();
    await user.click(screen.getByRole('checkbox', { name: words('page') }));
    world.network.setOutage('load-subscription', 'unavailable');
    await press(user, words('do.activate', counted(18)));
    await screen.findByText(new RegExp(words('interrupted')));
    expect(panel()).toHaveTextContent(words('failed.unanswered.activate'));
    expect(world.network.requestCountOf('change-business-status')).toBe(0);
  });

  it('announces that it waits for a connection in a live region that is there before', async () => {
    const { world } = await aList();
    const viewModel = (await (await world.viewModels.attention.load()).bulk.load())(() => undefined);
    const counts = { action: 'activate', total: 9, changedCount: 0, failed: [], unknownCount: 0 } as const;
    const running = { kind: 'running', items: [], isPaused: false, isStopping: false, ...counts } as const;
    const page = await renderPage(<BulkRunningView viewModel={viewModel} state={running} />);
    const region = within(page.container).getByRole('status');
    page.rerender(<BulkRunningView viewModel={viewModel} state={{ ...running, isPaused: true }} />);
    expect(region).toHaveTextContent(words('paused'));
  });

  it('says how long to wait after a rate limit, and not that the service does not answer', async () => {
    const { world } = await aList();
    const viewModel = (await (await world.viewModels.attention.load()).bulk.load())(() => undefined);
    const failed = [0, 1, 2, 3].map((index) => ({
      business: aBusiness({ id: idOf(index) }),
      progress: {
        kind: 'failed',
        error: { kind: 'refused', message: 'Wait', retryAfter: 3_600_000 },
      } as const,
    }));
    const counts = { action: 'activate', total: 9, changedCount: 0, failed, unknownCount: 0 } as const;
    const state = {
      kind: 'ended',
      outcome: 'interrupted',
      notSentCount: 5,
      canUndo: false,
      ...counts,
    } as const;
    const { container } = await renderPage(<BulkEndedView viewModel={viewModel} state={state} />);
    expect(container).toHaveTextContent(words('failed.refused.activate'));
    expect(container).toHaveTextContent(text('errors.tooManyMinutes', counted(60)));
    expect(container).toHaveTextContent(words('notSent', counted(5)));
    expect(container).not.toHaveTextContent(words('interrupted'));
  });

  it('is stopped when the owner leaves after one question, and says how far it came', async () => {
    const { user, world, page, guard } = await aList();
    world.network.latency = 100;
    for (const index of [0, 1, 2, 3, 4, 5]) await user.click(box(index));
    await press(user, words('do.deactivate', counted(6)));
    await press(user, words('stop'));
    expect(guard.hasUnsavedWork).toBe(true);
    const isKeptAt = (path: string) => guard.isKeptAt(new URL(path, location.origin));
    expect(['/dashboard?show=active', paths.charges, '/profile'].map(isKeptAt)).toEqual([true, false, false]);
    act(() => guard.ask(() => undefined));
    await press(user, words('leave.leave'));
    expect(guard.hasUnsavedWork).toBe(false);
    page.unmount();
    expect(world.toasts.waiting).toEqual([]);
    await world.clock.advance(1000);
    expect(world.network.requestCountOf('change-business-status')).toBe(4);
    expect(world.toasts.waiting).toMatchObject([{ message: 'bulk.left', values: { done: '4', total: '6' } }]);
  });

  it('says after the owner has left that the outcome of a change is not known', async () => {
    const { user, world, page } = await aList();
    world.network.latency = 100;
    world.network.setOutage('change-business-status', 'response-lost', 1);
    for (const index of [0, 1, 2, 3, 4, 5]) await user.click(box(index));
    await press(user, words('do.deactivate', counted(6)));
    page.unmount();
    await world.clock.advance(1000);
    expect([0, 1, 2, 3].map((index) => statusOf(world, index))).not.toContain('active');
    expect(world.toasts.waiting).toMatchObject([
      { message: 'bulk.left', values: { done: '3', total: '6' }, reason: 'bulk.notAllKnown' },
    ]);
  });

  it('says that everything is done when the owner leaves during the last changes', async () => {
    const { user, world, page } = await aList();
    world.network.latency = 100;
    for (const index of [0, 1]) await user.click(box(index));
    await press(user, words('do.deactivate', counted(2)));
    page.unmount();
    await world.clock.advance(1000);
    const [toast] = world.toasts.waiting;
    expect(toast).toMatchObject({
      kind: 'success',
      message: 'bulk.ended',
      values: { done: '2', total: '2' },
    });
    expect(toast?.isHistoryOnly).toBe(false);
  });

  it('names the request of its last failure in the toast history, so that "Get help" does', async () => {
    const { user, world } = await aList();
    world.network.setOutage('change-business-status', 'refused', 1);
    for (const index of [0, 1]) await user.click(box(index));
    await press(user, words('do.deactivate', counted(2)));
    await act(async () => world.clock.advance(1000));
    expect(world.toasts.waiting).toMatchObject([{ message: 'bulk.ended', isHistoryOnly: true }]);
    expect(world.toasts.waiting[0]?.request?.id).toMatch(/./u);
  });

  it('goes on when "Stop choosing" is pressed, until the owner agrees to stop it', async () => {
    const { user, world } = await aList();
    world.network.latency = 100;
    for (const index of [0, 1, 2, 3, 4, 5]) await user.click(box(index));
    await press(user, words('do.deactivate', counted(6)));
    await press(user, text('longList.tools.end'));
    await press(user, words('leave.stay'));
    expect(panel()).toHaveTextContent(words('running.deactivate', counted(6)));
    await press(user, text('longList.tools.end'));
    await press(user, words('leave.leave'));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await act(async () => world.clock.advance(1000));
    expect(world.network.requestCountOf('change-business-status')).toBe(4);
    expect(world.toasts.waiting).toMatchObject([{ message: 'bulk.left', values: { done: '4', total: '6' } }]);
  });

  it('is a sheet that a bar opens in a narrow window', async () => {
    const { user, world } = await aList({ isWide: false });
    expect(screen.queryByRole('complementary')).toBeNull();
    const opener = screen.getByRole('button', { name: words('show.choosing') });
    expect(opener).toHaveAccessibleDescription(words('none'));
    await user.click(opener);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(box(0));
    await user.click(opener);
    const sheet = await screen.findByRole('dialog', { name: words('label') });
    await user.click(within(sheet).getByRole('button', { name: words('do.deactivate', counted(1)) }));
    await within(sheet).findByRole('heading', { name: words('result.deactivate', counted(1)) });
    expect(statusOf(world, 0)).toBe('inactive');
  });

  it('is a sheet that returns the focus after the choice was cleared, and does not open again by itself', async () => {
    const { user } = await aList({ isWide: false });
    await user.click(box(0));
    await press(user, words('show.choosing'));
    await press(user, words('clear'));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toHaveAccessibleName(words('show.choosing'));
    await user.click(box(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the list as a table', () => {
  it('is saved with the subscriptions that are known', async () => {
    const { user } = await aList();
    const created = vi.spyOn(URL, 'createObjectURL');
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press(user, text('longList.tools.download'));
    await expect.poll(() => created.mock.calls.length).toBe(1);
    expect(saved.mock.contexts[0]).toHaveAttribute('download', 'amin-2026-03-05.csv');
    const file = created.mock.calls[0]?.[0];
    const lines = (file instanceof Blob ? await file.text() : '').split('\r\n');
    expect(lines).toHaveLength(32);
    expect(lines[0]?.split(',').slice(0, 2)).toEqual([words('csv.id'), words('csv.name.en')]);
    expect(lines[13]).toContain(words('csv.none'));
    expect(lines[12]).toContain(text('subscription.section.status.paused'));
    /* It has ended. */
    expect(lines[10]).toContain(words('csv.none'));
  });

  it('has no next charge that has passed since the list was loaded', async () => {
    const { user, world } = await aList();
    const created = vi.spyOn(URL, 'createObjectURL');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const save = async () => {
      await press(user, text('longList.tools.download'));
      const file = created.mock.calls.at(-1)?.[0];
      return file instanceof Blob ? file.text() : '';
    };
    const charge = /,2\d{3}-\d{2}-\d{2},/u;
    expect(await save()).toMatch(charge);
    world.clock.jump(366 * DAY);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await save()).not.toMatch(charge);
  });
});
