import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aUser } from '@tests/support/builders/aUser';
import { renderInLayout } from '@tests/support/renderInLayout';
import { watchChoices } from '@/composition/startup/document';
import { failure } from '@/domain/shared/result';
import { text, textIn } from '@tests/support/text';

async function openMenu({
  url = '/about',
  ...options
}: Parameters<typeof renderInLayout>[1] & { readonly url?: string } = {}) {
  const layout = await renderInLayout(url, { isWide: false, ...options });
  const toggle = screen.getByRole('button', { name: text('shell.header.openMenu') });
  await layout.user.click(toggle);
  const menu = within(await screen.findByRole('dialog', { name: text('shell.header.menu') }));
  return { ...layout, toggle, menu };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the menu of a narrow window', () => {
  it('opens and closes by its button, which keeps the focus', async () => {
    const { user, menu, toggle } = await openMenu();
    await user.click(menu.getByRole('button', { name: text('shell.header.closeMenu') }));
    await isClosed();
    await waitFor(() => expect(toggle).toHaveFocus());
  });

  it('closes on Escape and returns the focus', async () => {
    const { user, toggle } = await openMenu();
    await user.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(toggle).toHaveFocus());
  });

  it('returns the focus also when the browser did not focus its pressed button, and has not taken the focus out yet', async () => {
    const { user } = await renderInLayout('/about', { isWide: false });
    const toggle = screen.getByRole<HTMLButtonElement>('button', { name: text('shell.header.openMenu') });
    const menu = toggle.popoverTargetElement;
    if (!(menu instanceof HTMLElement)) throw new Error('The button opens no popover.');
    act(() => menu.showPopover());
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(toggle).toHaveFocus());
  });

  it('has the links of the navigation, and closes when a link is followed', async () => {
    const { user, menu, currentUrl } = await openMenu({ isLoaded: ['/pricing'] });
    const links = menu.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual([
      text('shell.navigation.home'),
      text('shell.navigation.pricing'),
      text('shell.navigation.features'),
      text('shell.navigation.about'),
      text('shell.navigation.contact'),
    ]);
    await user.click(menu.getByRole('link', { name: text('shell.navigation.pricing') }));
    await isClosed();
    expect(currentUrl()).toBe('/pricing');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('offers to log in', async () => {
    const { user, menu, recordedCalls } = await openMenu();
    await user.click(menu.getByRole('button', { name: text('shell.header.logIn') }));
    expect(recordedCalls).toEqual(['sign in (en)']);
  });

  it.each([
    ['/dashboard', 0],
    ['/auth/callback', 0],
    ['/about', 1],
  ])(
    'at %s offers the log-in %i times while the session cannot be checked, as the header does',
    async (url, times) => {
      const { menu } = await openMenu({
        url,
        page: <h1>Page</h1>,
        useCases: { restoreSession: { execute: async () => failure({ kind: 'offline' }) } },
      });
      expect(menu.queryAllByRole('button', { name: text('shell.header.logIn') })).toHaveLength(times);
    },
  );

  it('offers no log-in while the owner is logged out', async () => {
    const { user, menu } = await openMenu({ user: aUser() });
    await user.click(menu.getByRole('button', { name: text('shell.account.logOut') }));
    expect(menu.queryByRole('button', { name: text('shell.header.logIn') })).not.toBeInTheDocument();
  });

  it('begins with the owner and their pages, and ends with the public pages and log-out', async () => {
    const { user, menu, recordedCalls } = await openMenu({ user: aUser() });
    expect(menu.getByText('Dana Levi')).toBeVisible();
    expect(menu.getByText('dana@example.com')).toBeVisible();
    const own = menu.getByRole('navigation', { name: text('shell.account.label') });
    expect(within(own).getAllByRole('link')).toHaveLength(3);
    const links = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      [text('shell.account.dashboard'), '/dashboard'],
      [text('shell.account.profile'), '/profile'],
      [text('shell.account.help'), '/contact'],
      [text('shell.navigation.home'), '/'],
      [text('shell.navigation.pricing'), '/pricing'],
      [text('shell.navigation.features'), '/features'],
      [text('shell.navigation.about'), '/about'],
    ]);
    const about = menu.getByRole('navigation', {
      name: text('shell.navigation.aboutProduct', { product: 'Amin' }),
    });
    expect(within(about).getAllByRole('link')).toHaveLength(4);
    await user.click(menu.getByRole('button', { name: text('shell.account.logOut') }));
    expect(recordedCalls).toEqual(['end the session: signed-out']);
  });

  it.each([
    ['a visitor', undefined],
    ['an owner', aUser()],
  ])('lets %s switch the language and stays open with the focus on the choice', async (_who, owner) => {
    const { user, menu } = await openMenu({ user: owner });
    await user.click(menu.getByRole('radio', { name: 'العربية' }));
    expect(await screen.findByRole('dialog', { name: textIn.ar('shell.header.menu') })).toBeInTheDocument();
    const about = menu.getByRole('link', { name: textIn.ar('shell.navigation.about') });
    expect(about).toHaveAttribute('aria-current', 'page');
    expect(menu.getByRole('radio', { name: 'العربية' })).toHaveFocus();
    expect(menu.getByRole('status')).toHaveTextContent(textIn.ar('shell.language.changed'));
  });

  it('lets a visitor choose the theme', async () => {
    watchChoices(document, () => localStorage);
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole('radio', { name: text('shell.theme.dark') }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(menu.getByRole('radio', { name: text('shell.theme.dark') })).toBeChecked();
    await user.click(menu.getByRole('radio', { name: text('shell.theme.system') }));
  });

  it('is a list of links in a browser without popovers', async () => {
    vi.spyOn(HTMLElement.prototype, 'popover', 'get').mockReturnValue(null);
    vi.spyOn(HTMLElement.prototype, 'hidePopover').mockImplementation(() => {
      throw new TypeError('hidePopover is not a function');
    });
    const { user, currentUrl } = await renderInLayout('/about', { isWide: false, isLoaded: ['/pricing'] });
    const navigation = within(screen.getByRole('navigation', { name: text('shell.navigation.label') }));
    await user.click(navigation.getByRole('link', { name: text('shell.navigation.pricing') }));
    expect(currentUrl()).toBe('/pricing');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
