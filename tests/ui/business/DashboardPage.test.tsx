import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Business } from '@/domain/business/Business';
import { DashboardPage } from '@/ui/business/dashboard/DashboardPage';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aUser } from '@tests/support/builders/aUser';
import { renderPage } from '@tests/support/renderPage';

const plumbing = anActiveBusiness({
  id: 'AMN-1',
  names: { en: 'Haddad Plumbing', he: 'חדאד אינסטלציה', ar: 'حداد للسباكة' },
  descriptions: { en: 'Leak detection' },
  category: 'plumbing',
  address: '12 Herzl St., Haifa',
});

async function aDashboardOf(businesses: readonly Business[], language: 'en' | 'he' | 'ar' = 'en') {
  const world = anOwnersWorld({ businesses });
  const page = await renderPage(<DashboardPage />, { language, path: '/dashboard', product: world });
  return { world, page };
}

describe('Dashboard', () => {
  it('shows a title and one card per business', async () => {
    await aDashboardOf([plumbing, aBusiness()]);
    expect(screen.getByRole('heading', { level: 1, name: 'My businesses' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Haddad Plumbing' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Levi Locks' })).toBeVisible();
    expect(document.title).toMatch(/^My businesses · /);
  });

  it('links a card to the page of its business', async () => {
    await aDashboardOf([plumbing]);
    expect(await screen.findByRole('link', { name: 'Haddad Plumbing' })).toHaveAttribute(
      'href',
      '/dashboard/business/AMN-1',
    );
  });

  it('shows category, description, address, status and initials on a card', async () => {
    await aDashboardOf([plumbing]);
    const card = (await screen.findAllByRole('listitem'))[0] ?? document.body;
    for (const text of ['Plumbing', 'Leak detection', '12 Herzl St., Haifa', 'Active', 'View Details'])
      expect(within(card).getByText(text)).toBeVisible();
    expect(within(card).getByText('HP')).toBeInTheDocument();
  });

  it('shows the picture of a business that has one', async () => {
    const { page } = await aDashboardOf([{ ...plumbing, profilePhoto: 'https://media.example/1.jpg' }]);
    await screen.findByRole('link', { name: 'Haddad Plumbing' });
    expect(page.container.querySelector('img')).toHaveAttribute('src', 'https://media.example/1.jpg');
  });

  it('shows the display name instead of the category', async () => {
    await aDashboardOf([{ ...plumbing, displayNames: { en: 'Noor & Sons' } }]);
    expect(await screen.findByText('Noor & Sons')).toBeVisible();
    expect(screen.queryByText('Plumbing')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Haddad Plumbing', 'Active'],
    ['he', 'חדאד אינסטלציה', 'פעיל'],
    ['ar', 'حداد للسباكة', 'فعّالة'],
  ] as const)('shows the names in the language of the page: %s', async (language, name, status) => {
    await aDashboardOf([plumbing], language);
    const link = await screen.findByRole('link', { name });
    expect(within(link).getByText(name)).toHaveAttribute('lang', language);
    expect(screen.getByText(status)).toBeVisible();
  });

  it.each([
    ['en', 1, 1, '1 business, active'],
    ['en', 1, 0, '1 business, inactive'],
    ['en', 6, 4, '6 businesses, 4 active'],
    ['he', 1, 0, 'עסק אחד, לא פעיל'],
    ['he', 2, 1, 'שני עסקים, אחד פעיל'],
    ['he', 6, 2, '6 עסקים, שניים פעילים'],
    ['ar', 2, 2, 'مصلحتان، اثنتان فعّالتان'],
    ['ar', 6, 4, '6 مصالح، 4 فعّالة'],
    ['ar', 11, 0, '11 مصلحة، ولا واحدة فعّالة'],
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
    expect(await screen.findByText(/New businesses are created in the Amin mobile app/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says No Businesses Found to an owner without businesses, who can check again', async () => {
    const { world } = await aDashboardOf([]);
    expect(await screen.findByRole('heading', { name: 'No Businesses Found' })).toBeVisible();
    expect(screen.getByText(/created in the Amin mobile app/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(world.session.reloads).toBe(1);
  });

  it('announces politely that it is loading', async () => {
    const world = anOwnersWorld();
    world.network.latency = 1000;
    await renderPage(<DashboardPage />, { product: world });
    expect(screen.getByRole('status')).toHaveTextContent('Loading the businesses');
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    await act(async () => world.clock.advance(1000));
    expect(screen.getByRole('link', { name: 'Levi Locks' })).toBeVisible();
  });

  it('shows an error instead of an empty list when loading fails, and loads on retry', async () => {
    const world = anOwnersWorld();
    world.network.setOutage('list-businesses', 'unavailable', 1);
    await renderPage(<DashboardPage />, { product: world });
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
    expect(screen.queryByText('No Businesses Found')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Levi Locks' })).toBeVisible();
  });

  it('offers no retry without permission', async () => {
    const world = anOwnersWorld();
    world.network.setOutage('list-businesses', 'forbidden');
    await renderPage(<DashboardPage />, { product: world });
    expect(await screen.findByRole('alert')).toHaveTextContent('no permission');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('keeps the last list when the connection is lost, and marks it as outdated', async () => {
    await aDashboardOf([plumbing]);
    await screen.findByRole('link', { name: 'Haddad Plumbing' });
    act(() => void dispatchEvent(new Event('offline')));
    const [total, stale] = screen.getAllByRole('status');
    expect([total?.textContent, stale?.textContent]).toEqual([
      '1 business, active',
      expect.stringMatching(/It shows how things were at/),
    ]);
    expect(screen.getByRole('link', { name: 'Haddad Plumbing' })).toBeVisible();
    act(() => void dispatchEvent(new Event('online')));
    await expect.poll(() => stale?.textContent).toBe('');
    expect(total).toHaveTextContent('1 business, active');
  });

  it('counts the businesses that could not be displayed', async () => {
    const world = anOwnersWorld({ owner: aUser({ businessIds: ['business-1', 'gone-1', 'gone-2'] }) });
    await renderPage(<DashboardPage />, { product: world });
    expect(await screen.findByText('2 businesses could not be shown')).toBeVisible();
  });

  it('offers the page that the owner had opened before signing in', async () => {
    const world = anOwnersWorld({ businesses: [plumbing] });
    world.returnPath.save({ path: '/dashboard/business/AMN-1', rememberedAt: world.clock.now() });
    const { path } = await renderPage(<DashboardPage />, { path: '/dashboard', product: world });
    expect(
      await screen.findByText((_, element) => element?.textContent === 'You were opening Haddad Plumbing.', {
        selector: 'p',
      }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
    expect(path()).toBe('/dashboard/business/AMN-1');
    expect(world.returnPath.load()).toBeUndefined();
  });

  it('closes the offer to return when the owner stays on the dashboard', async () => {
    const world = anOwnersWorld({ businesses: [plumbing] });
    world.returnPath.save({ path: '/profile', rememberedAt: world.clock.now() });
    await renderPage(<DashboardPage />, { product: world });
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Businesses 1 to 18', 'Businesses 19 to 66', 'Business 67'],
    ['he', 'עסקים 1 עד 18', 'עסקים 19 עד 66', 'עסק 67'],
    ['ar', 'المصالح من 1 إلى 18', 'المصالح من 19 إلى 66', 'المصلحة رقم 67'],
  ] as const)(
    'divides a very long list into named regions and keeps its order: %s',
    async (language, ...names) => {
      const businesses = Array.from({ length: 67 }, (_, index) =>
        aBusiness({ id: `AMN-${String(index + 1)}` }),
      );
      const { page } = await aDashboardOf(businesses, language);
      const all = (selector: string, attribute: string) =>
        [...page.container.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
      await waitFor(() => expect(all('section', 'aria-label')).toEqual(names), { timeout: 15_000 });
      expect(all('a', 'href')).toEqual(businesses.map(({ id }) => `/dashboard/business/${id}`));
    },
    20_000,
  );

  it('uses few elements per card, because a list can have a thousand cards', async () => {
    const { page } = await aDashboardOf([plumbing]);
    await screen.findByRole('link', { name: 'Haddad Plumbing' });
    const card = page.container.querySelector('ul li');
    expect(card?.querySelectorAll('*').length).toBeLessThanOrEqual(18);
    expect(card?.querySelector('svg')).toBeNull();
  });

  describe('with a long list', () => {
    const named = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        aBusiness({ id: `AMN-${String(index + 1)}`, names: { en: `Business ${String(index + 1)}` } }),
      );

    it('has no search and no pagination up to sixty businesses', async () => {
      await aDashboardOf(named(60));
      await screen.findByRole('link', { name: 'Business 60' });
      expect(screen.queryByRole('search')).not.toBeInTheDocument();
      expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).not.toBeInTheDocument();
    });

    it.each([
      ['en', 'Find a business', '1 business found', '2 businesses found', 'No businesses found'],
      ['he', 'חיפוש עסק', 'נמצא עסק אחד', 'נמצאו שני עסקים', 'לא נמצאו עסקים'],
      ['ar', 'البحث عن مصلحة', 'عُثر على مصلحة واحدة', 'عُثر على مصلحتين', 'لم يُعثر على أي مصلحة'],
    ] as const)('finds businesses by the query: %s', async (language, label, one, two, none) => {
      const { page } = await aDashboardOf(
        [...named(59), aBusiness({ id: 'ZZZ-1' }), aBusiness({ id: 'ZZZ-11' })],
        language,
      );
      const field = await screen.findByLabelText(label);
      const cards = () => page.container.querySelectorAll('li');
      await userEvent.type(field, 'ZZZ-1');
      expect(await screen.findByText(two)).toBeVisible();
      expect(cards()).toHaveLength(2);
      await userEvent.type(field, '1');
      expect(await screen.findByText(one)).toBeVisible();
      expect(cards()).toHaveLength(1);
      await userEvent.type(field, 'x');
      expect(await screen.findByText(none)).toBeVisible();
      expect(cards()).toHaveLength(0);
    });

    it.each([
      ['en', 'Find a business', '2 businesses found', '61 businesses'],
      ['he', 'חיפוש עסק', 'נמצאו שני עסקים', '61 עסקים'],
      ['ar', 'البحث عن مصلحة', 'عُثر على مصلحتين', '61 مصلحة'],
    ] as const)(
      'announces the number of results when typing pauses, and the total after the search is cleared: %s',
      async (...given) => {
        const [language, label, two, all] = given;
        const { world } = await aDashboardOf(
          [...named(59), aBusiness({ id: 'ZZZ-1' }), aBusiness({ id: 'ZZZ-11' })],
          language,
        );
        const field = await screen.findByLabelText(label);
        const heard = () => within(screen.getByRole('search')).getByRole('status').textContent;
        const pause = async () => act(async () => world.clock.advance(600));
        await pause();
        expect(heard()).toBe('');
        await userEvent.type(field, 'ZZZ');
        await act(async () => world.clock.advance(599));
        await userEvent.type(field, '-1');
        await act(async () => world.clock.advance(599));
        expect(heard()).toBe('');
        await pause();
        expect(heard()).toBe(two);
        await userEvent.clear(field);
        await pause();
        expect(heard()).toBe(all);
      },
    );

    it('shows the loading progress, then the number of businesses', async () => {
      const world = anOwnersWorld({ businesses: named(450) });
      world.network.latency = 100;
      await renderPage(<DashboardPage />, { product: world });
      await act(async () => world.clock.advance(100));
      const line = screen.getByText('Loaded so far: 384 of 450');
      expect(line).toHaveAttribute('role', 'status');
      expect(line).toHaveAttribute('aria-live', 'off');
      expect(screen.queryByText(/\d active$/)).not.toBeInTheDocument();
      await act(async () => world.clock.advance(100));
      expect(screen.getByText('450 businesses, 0 active')).toBe(line);
      expect(line).toHaveAttribute('aria-live', 'polite');
    });

    it('reports the businesses that failed to load, and loads them on request', async () => {
      const world = anOwnersWorld({ businesses: named(97) });
      world.network.setOutage('list-businesses', 'unavailable', 1);
      await renderPage(<DashboardPage />, { product: world });
      expect(await screen.findByText('96 businesses could not be loaded')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Business 97' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('97 businesses, 0 active')).toBeVisible();
      expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
    });
  });
});
