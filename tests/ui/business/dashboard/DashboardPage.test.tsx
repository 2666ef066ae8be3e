import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Business } from '@/domain/business/Business';
import { COMPLETE_LANGUAGES, type Language } from '@/domain/shared/language';
import { APP_LINKS, STORE_NAMES } from '@/ui/company/appLinks';
import { formatTime } from '@/ui/i18n/formatters';
import type { Texts } from '@/ui/i18n/Texts';
import { lazy } from '@/ui/shell/loading/lazy';
import { longList } from '@/ui/business/dashboard/BusinessList';
import { DashboardPage } from '@/ui/business/dashboard/DashboardPage';
import { VisitContext } from '@/ui/shell/layout/VisitContext';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aUser } from '@tests/support/builders/aUser';
import type { FixedClock } from '@tests/support/FixedClock';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn, textsUnder } from '@tests/support/text';

const plumbing = anActiveBusiness({
  id: 'AMN-1',
  names: { en: 'Haddad Plumbing', he: 'חדאד אינסטלציה', ar: 'حداد للسباكة' },
  descriptions: { en: 'Leak detection' },
  category: 'plumbing',
  address: '12 Herzl St., Haifa',
});

async function aDashboardOf(
  businesses: readonly Business[],
  language: 'en' | 'he' | 'ar' = 'en',
  search = '',
) {
  const world = anOwnersWorld({ businesses });
  const path = `/dashboard${search}`;
  const page = await renderPage(<DashboardPage />, { language, path, viewModels: world });
  return { world, page };
}

/** What is announced about a search. */
function searchStatus(): HTMLElement {
  return within(screen.getByRole('search')).getByRole('status');
}

/** The link of a card, which is named by the business and "View Details". */
const linkOf = (business: string, language: Language = 'en') => ({
  name: `${business} ${textIn[language]('dashboard.viewDetails')}`,
});

/** The summary line: the numbers of all and of active businesses. */
function summary(language: Language, all: number, active: number): string {
  const words = textsUnder('dashboard', language);
  return words('summary', {
    businesses: words('businesses', { count: all, number: all }),
    active: words('active', { count: active, number: active }),
  });
}

describe('Dashboard', () => {
  it('shows a title and one card per business', async () => {
    await aDashboardOf([plumbing, aBusiness()]);
    expect(screen.getByRole('heading', { level: 1, name: text('business.myBusinesses') })).toBeVisible();
    expect(await screen.findByRole('link', linkOf('Haddad Plumbing'))).toBeVisible();
    expect(screen.getByRole('link', linkOf('Levi Locks'))).toBeVisible();
    expect(document.title).toBe(`${text('business.myBusinesses')} · Amin`);
  });

  it('links a card to the page of its business', async () => {
    await aDashboardOf([plumbing]);
    expect(await screen.findByRole('link', linkOf('Haddad Plumbing'))).toHaveAttribute(
      'href',
      '/dashboard/business/AMN-1',
    );
  });

  it('shows category, description, address, status and initials on a card', async () => {
    await aDashboardOf([plumbing]);
    const card = (await screen.findAllByRole('listitem'))[0] ?? document.body;
    const [category, status] = [text('business.categories.plumbing'), text('business.status.active')];
    const more = text('dashboard.viewDetails');
    for (const words of [category, 'Leak detection', '12 Herzl St., Haifa', status, more])
      expect(within(card).getByText(words)).toBeVisible();
    expect(within(card).getByText('HP')).toBeInTheDocument();
  });

  it('shows the picture of a business that has one', async () => {
    const { page } = await aDashboardOf([{ ...plumbing, profilePhoto: 'https://media.example/1.jpg' }]);
    await screen.findByRole('link', linkOf('Haddad Plumbing'));
    expect(page.container.querySelector('img')).toHaveAttribute('src', 'https://media.example/1.jpg');
  });

  it('shows the display name instead of the category', async () => {
    await aDashboardOf([{ ...plumbing, displayNames: { en: 'Noor & Sons' } }]);
    expect(await screen.findByText('Noor & Sons')).toBeVisible();
    expect(screen.queryByText(text('business.categories.plumbing'))).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Haddad Plumbing'],
    ['he', 'חדאד אינסטלציה'],
    ['ar', 'حداد للسباكة'],
  ] as const)('shows the names in the language of the page: %s', async (language, name) => {
    await aDashboardOf([plumbing], language);
    const link = await screen.findByRole('link', linkOf(name, language));
    expect(within(link).getByText(name)).toHaveAttribute('lang', language);
    expect(screen.getByText(textIn[language]('business.status.active'))).toBeVisible();
  });

  it.each([
    ['en', 1, 1, text('dashboard.onlyOneActive')],
    ['en', 1, 0, text('dashboard.onlyOneInactive')],
    ['en', 6, 4, summary('en', 6, 4)],
    ['he', 1, 0, textIn.he('dashboard.onlyOneInactive')],
    ['he', 2, 1, summary('he', 2, 1)],
    ['he', 6, 2, summary('he', 6, 2)],
    ['ar', 2, 2, summary('ar', 2, 2)],
    ['ar', 6, 4, summary('ar', 6, 4)],
    ['ar', 11, 0, summary('ar', 11, 0)],
  ] as const)(
    'counts the businesses in %s: %i, of which %i are active',
    async (language, all, active, line) => {
      const businesses = Array.from({ length: all }, (_, index) =>
        aBusiness({ id: `business-${index}`, status: index < active ? 'active' : 'inactive' }),
      );
      await aDashboardOf(businesses, language);
      expect(await screen.findByText(line)).toBeVisible();
    },
  );

  it('says that new businesses are created in the mobile app, and has no button to create one', async () => {
    await aDashboardOf([plumbing]);
    expect(await screen.findByText(text('dashboard.newBusinesses'))).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says No Businesses Found to an owner without businesses, with a button to check again', async () => {
    const { world } = await aDashboardOf([]);
    expect(await screen.findByRole('heading', { name: text('dashboard.emptyTitle') })).toBeVisible();
    expect(screen.getByText(text('dashboard.emptyText'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: text('dashboard.checkAgain') }));
    expect(world.session.reloads).toBe(1);
  });

  it('shows an owner without businesses the first steps, with the links of the app', async () => {
    await aDashboardOf([]);
    for (const step of ['create', 'plan', 'activate'] as const) {
      const name = text(`welcome.${step}.title`);
      expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    }
    expect(APP_LINKS).toHaveLength(2);
    for (const { store, url } of APP_LINKS)
      expect(screen.getByRole('link', { name: STORE_NAMES[store] })).toHaveAttribute('href', url);
  });

  it('is not busy, and keeps no space, while the first steps cannot be loaded', async () => {
    const world = anOwnersWorld({ businesses: [], owner: aUser({ businessIds: ['gone'] }) });
    world.network.latency = 100;
    const { container, texts } = await renderPage(<DashboardPage />, { viewModels: world });
    vi.spyOn(texts, 'require').mockRejectedValue(new Error('no answer'));
    await act(async () => world.clock.advance(100));
    expect(screen.getByRole('heading', { name: text('dashboard.emptyTitle') })).toBeVisible();
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  });

  it('announces politely that it is loading', async () => {
    const world = anOwnersWorld();
    world.network.latency = 1000;
    await renderPage(<DashboardPage />, { viewModels: world });
    expect(screen.getByRole('status')).toHaveTextContent(text('dashboard.loading'));
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    await act(async () => world.clock.advance(1000));
    expect(screen.getByRole('link', linkOf('Levi Locks'))).toBeVisible();
  });

  it('shows an error instead of an empty list when loading fails, and loads on retry', async () => {
    const world = anOwnersWorld();
    world.network.setOutage('list-businesses', 'unavailable', 1);
    await renderPage(<DashboardPage />, { viewModels: world });
    expect(await screen.findByRole('alert')).toHaveTextContent(text('errors.generalRetry'));
    expect(screen.queryByText(text('dashboard.emptyTitle'))).not.toBeInTheDocument();
    const support = screen.getByRole('link', { name: text('errors.contactSupport') });
    expect(support).toHaveAttribute('href', '/contact');
    await userEvent.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(document.body).not.toHaveFocus();
    expect(await screen.findByRole('link', linkOf('Levi Locks'))).toBeVisible();
  });

  it('offers no retry without permission', async () => {
    const world = anOwnersWorld();
    world.network.setOutage('list-businesses', 'forbidden');
    await renderPage(<DashboardPage />, { viewModels: world });
    expect(await screen.findByRole('alert')).toHaveTextContent(text('errors.forbidden'));
    expect(screen.queryByRole('button', { name: text('errors.tryAgain') })).not.toBeInTheDocument();
  });

  it('announces what a search of a stored list finds, but not that it finds nothing, because it has no phone numbers', async () => {
    const businesses = Array.from({ length: 30 }, (_, index) => anActiveBusiness({ id: `AMN-${index}` }));
    const earlier = anOwnersWorld({ businesses });
    const seen = await renderPage(<DashboardPage />, { path: '/dashboard', viewModels: earlier });
    await screen.findByRole('search');
    seen.unmount();
    const { cachedBusinesses } = earlier;
    const world = anOwnersWorld({ businesses, cachedBusinesses });
    world.network.latency = 1000;
    world.network.setOutage('list-businesses', 'unavailable', 1);
    await renderPage(<DashboardPage />, { path: '/dashboard?q=0999999999', viewModels: world });
    expect(await screen.findByText(text('longList.none.growing'))).toBeVisible();
    expect(screen.queryByText(text('longList.none.title'))).not.toBeInTheDocument();
    await act(async () => world.clock.advance(1000));
    expect(await screen.findByText(text('longList.none.amongLoaded.everywhere'))).toBeVisible();
    const field = screen.getByLabelText(text('longList.search'));
    for (const typed of ['8', '{Backspace}']) {
      await userEvent.type(field, typed);
      await act(async () => world.clock.advance(600));
    }
    expect(searchStatus()).toBeEmptyDOMElement();
    await userEvent.clear(field);
    await userEvent.type(field, 'AMN-29');
    await act(async () => world.clock.advance(600));
    expect(searchStatus()).toHaveTextContent(text('longList.found', { count: 1, number: '1' }));
  });

  it('keeps the last list when the connection is lost, and marks it as outdated', async () => {
    const { world } = await aDashboardOf([plumbing]);
    await screen.findByRole('link', linkOf('Haddad Plumbing'));
    act(() => void dispatchEvent(new Event('offline')));
    const [total, stale] = screen.getAllByRole('status');
    expect([total?.textContent, stale?.textContent]).toEqual([
      text('dashboard.onlyOneActive'),
      expect.stringContaining(text('dashboard.stale', { time: formatTime(world.clock.now()) })),
    ]);
    expect(screen.getByRole('link', linkOf('Haddad Plumbing'))).toBeVisible();
    act(() => void dispatchEvent(new Event('online')));
    await expect.poll(() => stale?.textContent).toBe('');
    expect(total).toHaveTextContent(text('dashboard.onlyOneActive'));
  });

  it('counts the businesses that the service left out', async () => {
    const world = anOwnersWorld({ owner: aUser({ businessIds: ['business-1', 'gone-1', 'gone-2'] }) });
    await renderPage(<DashboardPage />, { viewModels: world });
    expect(await screen.findByText(text('dashboard.missing', { count: 2, number: 2 }))).toBeVisible();
  });

  it.each([
    [24, false],
    [25, true],
  ])('loads the code of a long list together with the businesses: %i of them', async (count, isLoaded) => {
    const businesses = Array.from({ length: count }, (_, index) => aBusiness({ id: `b-${String(index)}` }));
    const world = anOwnersWorld({ businesses });
    world.network.latency = 1000;
    const { texts } = await renderPage(<DashboardPage />, { viewModels: world, loadedParts: [] });
    await act(async () => import('@/ui/business/dashboard/LongList'));
    expect(screen.getByText(text('dashboard.loading'))).toBeInTheDocument();
    expect(longList.code(texts).loaded !== undefined).toBe(isLoaded);
  });

  it('shows a new business when the tab becomes visible', async () => {
    const second = aBusiness({ id: 'business-2', name: 'Levi Keys' });
    const owner = aUser({ businessIds: ['business-1'] });
    const world = anOwnersWorld({ owner, businesses: [aBusiness(), second] });
    await renderPage(<DashboardPage />, { viewModels: world });
    await screen.findByRole('link', linkOf('Levi Locks'));
    world.world.saveUser(aUser({ businessIds: ['business-1', 'business-2'] }));
    await world.clock.advance(60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('link', linkOf('Levi Keys'))).toBeVisible();
  });

  it('of an owner whose businesses were all deleted is empty, and counts them', async () => {
    const world = anOwnersWorld({ businesses: [], owner: aUser({ businessIds: ['gone-1', 'gone-2'] }) });
    await renderPage(<DashboardPage />, { viewModels: world });
    expect(await screen.findByText(text('dashboard.emptyTitle'))).toBeVisible();
    expect(screen.getByText(text('dashboard.missing', { count: 2, number: 2 }))).toBeVisible();
  });

  it('offers the page that the owner had opened before signing in', async () => {
    const world = anOwnersWorld({ businesses: [plumbing] });
    world.returnPath.save({ path: '/dashboard/business/AMN-1', rememberedAt: world.clock.now() });
    const { path } = await renderPage(<DashboardPage />, { path: '/dashboard', viewModels: world });
    const sentence = text('dashboard.returnToBusiness', { business: 'Haddad Plumbing' });
    expect(
      await screen.findByText((_, element) => element?.textContent === sentence, { selector: 'p' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: text('dashboard.continue') }));
    expect(path()).toBe('/dashboard/business/AMN-1');
    expect(world.returnPath.load()).toBeUndefined();
  });

  it.each([
    ['business-not-found', 'errors.businessNotFound'],
    ['forbidden', 'errors.businessForbidden'],
  ] as const)('says why a business was not shown (%s), until it is closed', async (failure, reason) => {
    const world = anOwnersWorld({ businesses: [plumbing] });
    world.returnPath.save({ path: '/dashboard/business/AMN-9', rememberedAt: world.clock.now(), failure });
    await renderPage(<DashboardPage />, { viewModels: world });
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(text(reason))).toBeVisible();
    expect(notice.getByRole('link', { name: text('errors.contactSupport') })).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: text('dashboard.close') }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(world.returnPath.load()).toBeUndefined();
  });

  it.each([
    ['offline', 'errors.businessOffline'],
    ['unavailable', 'errors.businessUnavailable'],
    ['malformed-response', 'errors.businessUnavailable'],
  ] as const)('offers another try when a business failed to load (%s)', async (failure, reason) => {
    const world = anOwnersWorld({ businesses: [plumbing] });
    world.returnPath.save({ path: '/dashboard/business/AMN-1', rememberedAt: world.clock.now(), failure });
    const { path } = await renderPage(<DashboardPage />, { path: '/dashboard', viewModels: world });
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(text(reason))).toBeVisible();
    await userEvent.click(notice.getByRole('link', { name: text('errors.tryAgain') }));
    expect(path()).toBe('/dashboard/business/AMN-1');
    expect(world.returnPath.load()).toBeUndefined();
  });

  it('offers the page to an owner without businesses too', async () => {
    const world = anOwnersWorld({ businesses: [] });
    world.returnPath.save({ path: '/profile', rememberedAt: world.clock.now() });
    const { path } = await renderPage(<DashboardPage />, { path: '/dashboard', viewModels: world });
    await userEvent.click(await screen.findByRole('link', { name: text('dashboard.continue') }));
    expect(path()).toBe('/profile');
    expect(world.returnPath.load()).toBeUndefined();
  });

  it('removes the offer when the owner stays on the dashboard', async () => {
    const world = anOwnersWorld({ businesses: [plumbing] });
    world.returnPath.save({ path: '/profile', rememberedAt: world.clock.now() });
    await renderPage(<DashboardPage />, { viewModels: world });
    await userEvent.click(await screen.findByRole('button', { name: text('shell.notNow') }));
    expect(screen.queryByRole('link', { name: text('dashboard.continue') })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('uses few elements per card, because a page of a long list has fifty', async () => {
    const { page } = await aDashboardOf([plumbing]);
    await screen.findByRole('link', linkOf('Haddad Plumbing'));
    const card = page.container.querySelector('ul li');
    expect(card?.querySelectorAll('*').length).toBeLessThanOrEqual(21);
    expect(card?.querySelector('svg')).toBeNull();
  });

  describe('with a long list', () => {
    const numbered = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        aBusiness({
          id: `AMN-${String(index + 1)}`,
          names: { en: `Business ${String(index + 1)}` },
          status: index < 10 ? 'active' : 'inactive',
        }),
      );
    const words = textsUnder('longList', 'en');
    const links = () => screen.queryAllByRole('link', { name: new RegExp(text('dashboard.viewDetails')) });
    const chip = (filter: 'all' | 'active' | 'inactive') =>
      screen.getByRole('radio', { name: new RegExp(`^${words(`filter.${filter}`)} `) });
    const advance = async (world: { clock: FixedClock }, milliseconds = 600) =>
      act(async () => world.clock.advance(milliseconds));

    it('has cards, and neither search nor pages, up to 24 businesses', async () => {
      await aDashboardOf(numbered(24));
      await screen.findByRole('link', linkOf('Business 24'));
      expect(screen.queryByRole('search')).not.toBeInTheDocument();
      expect(screen.queryByRole('navigation', { name: words('pages') })).not.toBeInTheDocument();
    });

    it.each(COMPLETE_LANGUAGES)(
      'has rows with name, kind, status and address, and a link named by the business: %s',
      async (language) => {
        const { page } = await aDashboardOf(
          [{ ...plumbing, displayNames: { en: 'Noor & Sons' } }, ...numbered(25).slice(1)],
          language,
        );
        await screen.findByRole('search');
        const row = screen.getAllByRole('listitem')[0] ?? document.body;
        const name = plumbing.names[language] ?? '';
        for (const shown of [name, 'Noor & Sons', textIn[language]('business.status.active')])
          expect(within(row).getByText(shown)).toBeVisible();
        expect(row).toHaveTextContent('12 Herzl St., Haifa');
        expect(page.container.querySelector('li [aria-hidden] bdi')).toHaveTextContent(/../u);
        expect(
          within(row).getByRole('link', {
            name: `${textIn[language]('dashboard.viewDetails')} ${name}`,
          }),
        ).toHaveAttribute('href', '/dashboard/business/AMN-1');
        expect(within(row).getByRole('heading', { level: 2, name })).toBeVisible();
      },
    );

    it('opens a business inside the app', async () => {
      const { page } = await aDashboardOf(numbered(25));
      await userEvent.click(await screen.findByRole('link', { name: /Business 7$/ }));
      expect(page.path()).toBe('/dashboard/business/AMN-7');
    });

    it('uses few elements per row, and no router link', async () => {
      const { page } = await aDashboardOf(numbered(25));
      await screen.findByRole('search');
      const row = page.container.querySelector('ul li');
      expect(row?.querySelectorAll('*').length).toBeLessThanOrEqual(16);
      expect(row?.querySelector('svg')).toBeNull();
    });

    it('has fifty businesses on a page, and moves the focus to the start of the next one (threats T24)', async () => {
      const { page } = await aDashboardOf(numbered(120));
      await screen.findByRole('search');
      await expect.poll(links).toHaveLength(50);
      await userEvent.click(screen.getByRole('button', { name: words('nextPage') }));
      expect(links()[0]).toHaveAccessibleName(/Business 51$/);
      expect(page.search()).toBe('?page=2');
      expect(document.activeElement).toHaveTextContent(words('pageOf', { page: 2, pages: 3 }));
    });

    it('shows the last page for a page number that is too high', async () => {
      await aDashboardOf(numbered(120), 'en', '?page=99');
      await screen.findByRole('search');
      await expect.poll(links).toHaveLength(20);
    });

    it.each(COMPLETE_LANGUAGES)('searches after a pause in typing: %s', async (language) => {
      const inLanguage = textsUnder('longList', language);
      const { page, world } = await aDashboardOf(
        [...numbered(59), aBusiness({ id: 'ZZZ-1' }), aBusiness({ id: 'ZZZ-11' })],
        language,
      );
      const rows = () => page.container.querySelectorAll('li');
      await userEvent.type(await screen.findByLabelText(inLanguage('search')), 'ZZZ-1');
      await advance(world, 149);
      await expect.poll(rows).toHaveLength(50);
      await advance(world, 1);
      expect(rows()).toHaveLength(2);
      expect(screen.getByText(inLanguage('found', { count: 2, number: 2 }))).toBeVisible();
      expect(page.search()).toBe('?q=ZZZ-1');
      expect(screen.getByRole('radio', { name: `${inLanguage('filter.all')} 61` })).toBeChecked();
    });

    it.each(['Escape', 'the cross'])('clears the search with %s, and keeps the focus', async (way) => {
      const { page } = await aDashboardOf(numbered(60), 'en', '?q=AMN-7');
      const field = await screen.findByLabelText(words('search'));
      expect(links()).toHaveLength(1);
      field.focus();
      if (way === 'Escape') await userEvent.keyboard('{Escape}');
      else await userEvent.click(screen.getByRole('button', { name: words('clear') }));
      expect(field).toHaveValue('');
      expect(field).toHaveFocus();
      await expect.poll(links).toHaveLength(50);
      expect(page.search()).toBe('');
    });

    it('counts and shows the active and the inactive businesses', async () => {
      const { page } = await aDashboardOf(numbered(60));
      await screen.findByRole('search');
      const counts = within(screen.getByRole('radiogroup', { name: words('filter.label') }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
      expect(counts).toEqual([
        `${words('filter.all')} 60`,
        words('filter.attention'),
        `${words('filter.active')} 10`,
        `${words('filter.inactive')} 50`,
        words('filter.unsubscribed'),
      ]);
      await userEvent.click(chip('active'));
      expect(chip('active')).toBeChecked();
      await expect.poll(links).toHaveLength(10);
      expect(page.search()).toBe('?show=active');
    });

    it('sorts by name, and numbers by their value', async () => {
      const { page } = await aDashboardOf([...numbered(30)].toReversed());
      await screen.findByRole('search');
      await userEvent.selectOptions(screen.getByRole('combobox'), words('sort.name'));
      const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect.poll(names).toEqual(numbered(30).map(({ names: { en } }) => en));
      expect(page.search()).toBe('?sort=name');
    });

    it('takes search, filter, order and page from the URL', async () => {
      await aDashboardOf(numbered(120), 'en', '?show=inactive&sort=name&q=business&page=3');
      expect(await screen.findByLabelText(words('search'))).toHaveValue('business');
      expect(chip('inactive')).toBeChecked();
      expect(screen.getByRole('combobox')).toHaveValue('name');
      await expect.poll(links).toHaveLength(10);
    });

    it('shows cards or rows as the owner chose, also on the next dashboard', async () => {
      const { world, page } = await aDashboardOf(numbered(60));
      await userEvent.click(await screen.findByRole('radio', { name: words('layout.cards') }));
      expect(await screen.findByRole('link', linkOf('Business 50'))).toBeVisible();
      expect(world.preferences.listLayout()).toBe('cards');
      page.unmount();
      await renderPage(<DashboardPage />, { path: '/dashboard', viewModels: world });
      await userEvent.click(await screen.findByRole('radio', { name: words('layout.rows') }));
      await expect.poll(links).toHaveLength(50);
      expect(world.preferences.listLayout()).toBe('rows');
    });

    describe('when nothing is found', () => {
      const newBusinessesHint = () => screen.queryByText(text('dashboard.newBusinesses'));

      it.each(['active', 'inactive'] as const)(
        'offers the results that the filter %s hides',
        async (filter) => {
          const query = filter === 'active' ? 'AMN-60' : 'AMN-10';
          const { page } = await aDashboardOf(numbered(60), 'en', `?show=${filter}&q=${query}`);
          const sentence = words(filter === 'active' ? 'none.amongInactive' : 'none.amongActive', {
            count: 1,
            number: 1,
            text: query,
          });
          expect(await screen.findByText((_, element) => element?.textContent === sentence)).toBeVisible();
          expect(newBusinessesHint()).not.toBeInTheDocument();
          await userEvent.click(
            screen.getByRole('button', { name: words('none.showThem', { count: 1, number: 1 }) }),
          );
          expect(links()).toHaveLength(1);
          expect(page.search()).toBe(`?q=${query}`);
          expect(screen.getByLabelText(words('search'))).toHaveFocus();
        },
      );

      it('offers all businesses after a search that finds nothing at all', async () => {
        await aDashboardOf(numbered(60), 'en', '?q=nowhere');
        expect(await screen.findByText(words('none.everywhere'))).toBeVisible();
        expect(newBusinessesHint()).not.toBeInTheDocument();
        await userEvent.click(screen.getByRole('button', { name: words('none.showAll') }));
        await expect.poll(links).toHaveLength(50);
        expect(screen.getByLabelText(words('search'))).toHaveFocus();
      });

      it('offers all businesses when a filter has none', async () => {
        await aDashboardOf(numbered(60).slice(10), 'en', '?show=active');
        expect(await screen.findByText(words('none.active'))).toBeVisible();
        await userEvent.click(screen.getByRole('button', { name: words('none.showAll') }));
        await expect.poll(links).toHaveLength(50);
      });

      it('does not say that none needs attention before the subscriptions are known', async () => {
        await aDashboardOf(numbered(60), 'en', '?show=attention');
        expect(await screen.findByText(words('none.checking'))).toBeVisible();
        expect(screen.queryByText(words('none.attention'))).not.toBeInTheDocument();
      });

      it('says that the list is still loading', async () => {
        const world = anOwnersWorld({ businesses: numbered(450) });
        world.network.latency = 100;
        await renderPage(<DashboardPage />, { path: '/dashboard?q=450', viewModels: world });
        await advance(world, 100);
        expect(screen.getByText(words('none.growing'))).toBeVisible();
        await advance(world, 100);
        expect(links()).toHaveLength(1);
      });
    });

    it.each(COMPLETE_LANGUAGES)(
      'announces the number of results when typing pauses, and the total after the search is cleared: %s',
      async (language) => {
        const inLanguage = textsUnder('longList', language);
        const { world } = await aDashboardOf(
          [...numbered(59), aBusiness({ id: 'ZZZ-1' }), aBusiness({ id: 'ZZZ-11' })],
          language,
        );
        const field = await screen.findByLabelText(inLanguage('search'));
        const announced = () => searchStatus().textContent;
        await advance(world);
        expect(announced()).toBe('');
        await userEvent.type(field, 'ZZZ');
        await advance(world, 599);
        await userEvent.type(field, '-1');
        await advance(world, 599);
        expect(announced()).toBe('');
        await advance(world, 1);
        expect(announced()).toBe(inLanguage('found', { count: 2, number: 2 }));
        await userEvent.clear(field);
        await advance(world);
        expect(announced()).toBe(textIn[language]('dashboard.businesses', { count: 61, number: 61 }));
      },
    );

    it('announces the number of businesses of a filter', async () => {
      const { world } = await aDashboardOf(numbered(60));
      await screen.findByRole('search');
      await userEvent.click(chip('active'));
      await advance(world);
      expect(searchStatus()).toHaveTextContent(words('found', { count: 10, number: 10 }));
    });

    it('announces no search of the last visit when the page is opened again', async () => {
      const world = anOwnersWorld({ businesses: numbered(60) });
      const opened = (visit: number) => (
        <VisitContext value={visit}>
          <DashboardPage />
        </VisitContext>
      );
      const page = await renderPage(opened(1), { path: '/dashboard', viewModels: world });
      await screen.findByRole('search');
      await userEvent.click(chip('active'));
      await advance(world);
      expect(searchStatus()).not.toBeEmptyDOMElement();
      page.rerender(opened(2));
      await advance(world);
      expect(searchStatus()).toBeEmptyDOMElement();
    });

    it('shows the loading progress, then the number of businesses', async () => {
      const world = anOwnersWorld({ businesses: numbered(450) });
      world.network.latency = 100;
      await renderPage(<DashboardPage />, { viewModels: world });
      await act(async () => world.clock.advance(100));
      const line = screen.getByText(text('dashboard.growing', { number: 384, total: 450 }));
      expect(line).toHaveAttribute('role', 'status');
      expect(line).toHaveAttribute('aria-live', 'off');
      expect(screen.queryByText(summary('en', 384, 10))).not.toBeInTheDocument();
      await act(async () => world.clock.advance(100));
      expect(screen.getByText(summary('en', 450, 10))).toBe(line);
      expect(line).toHaveAttribute('aria-live', 'polite');
    });

    describe.each(COMPLETE_LANGUAGES)('of which a part could not be loaded: %s', (language) => {
      const inLanguage = textsUnder('longList', language);
      const part = textIn[language]('dashboard.part', { number: 54, total: 150 });
      const aPart = async (search = '') => {
        const world = anOwnersWorld({ businesses: numbered(150) });
        world.network.setOutage('list-businesses', 'unavailable', 1);
        await renderPage(<DashboardPage />, { language, path: `/dashboard${search}`, viewModels: world });
        await screen.findByText(textIn[language]('dashboard.unloaded', { count: 96, number: 96 }));
        return world;
      };

      it('has no counts of the whole list', async () => {
        const world = await aPart();
        expect(screen.getByText(part)).toBeVisible();
        expect(screen.getByLabelText(inLanguage('filter.all'))).toBeVisible();
        const field = screen.getByLabelText(inLanguage('search'));
        await userEvent.type(field, '150');
        await advance(world);
        const found = inLanguage('found', { count: 1, number: 1 });
        expect(searchStatus()).toHaveTextContent(inLanguage('foundInPart', { found, part }));
        await userEvent.clear(field);
        await advance(world);
        expect(searchStatus()).toHaveTextContent(part);
      });

      it.each([
        ['?show=active', 'active'],
        ['?q=nowhere', 'everywhere'],
      ] as const)('finds nothing only among the loaded ones: %s', async (search, reason) => {
        await aPart(search);
        expect(screen.getByText(inLanguage(`none.amongLoaded.${reason}`))).toBeVisible();
      });
    });

    it('says that it could not be loaded while its code cannot', async () => {
      const withoutTexts = (texts: Texts) => {
        vi.spyOn(texts, 'require').mockRejectedValue(new Error('no answer'));
        return lazy(async () => undefined);
      };
      await renderPage(<DashboardPage />, {
        viewModels: anOwnersWorld({ businesses: numbered(30) }),
        loadedParts: [{ code: withoutTexts }],
      });
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(text('dashboard.failedTitle'));
      expect(alert).toHaveTextContent(text('shell.connection.unreachableText'));
    });

    it.each([
      ['button', 'longList.tools.choose', 'longList.tools.chooseFailed'],
      ['link', 'longList.tools.charges', 'dashboard.chargesFailed'],
    ] as const)('says above the list what a press could not load: %s', async (role, tool, title) => {
      const world = anOwnersWorld({ businesses: numbered(30) });
      const { texts } = await renderPage(<DashboardPage />, {
        viewModels: { ...world, attention: world.viewModels.attention },
      });
      vi.spyOn(texts, 'require').mockImplementation(async (namespaces) => {
        if (namespaces.some((each) => each === 'bulk' || each === 'charges')) throw new Error('no answer');
      });
      await userEvent.click(await screen.findByRole(role, { name: text(tool) }));
      expect(await screen.findByRole('alert')).toHaveTextContent(text(title));
      expect(screen.getByText('Business 1')).toBeVisible();
    });

    it.each(['while the charges load', 'beside the charges'])(
      'applies no search that was typed just before the charges were opened: %s',
      async (when) => {
        const world = anOwnersWorld({ businesses: numbered(30) });
        const { search } = await renderPage(<DashboardPage />, {
          viewModels: { ...world, attention: world.viewModels.attention },
        });
        await userEvent.type(await screen.findByRole('searchbox'), 'Business 2');
        await userEvent.click(screen.getByRole('link', { name: text('longList.tools.charges') }));
        if (when === 'beside the charges')
          await screen.findByRole('heading', { level: 1, name: text('charges.title') });
        await act(async () => world.clock.advance(150));
        expect(search()).toBe('?view=charges');
      },
    );

    it('reports the businesses that failed to load, and loads them on request', async () => {
      const world = anOwnersWorld({ businesses: numbered(97) });
      world.network.setOutage('list-businesses', 'unavailable', 1);
      await renderPage(<DashboardPage />, { viewModels: world });
      const unloaded = text('dashboard.unloaded', { count: 96, number: 96 });
      expect(await screen.findByText(unloaded)).toBeVisible();
      expect(screen.getByRole('link', linkOf('Business 97'))).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
      expect(await screen.findByText(summary('en', 97, 10))).toBeVisible();
      expect(screen.queryByText(unloaded)).not.toBeInTheDocument();
      expect(document.body).not.toHaveFocus();
    });
  });
});
