import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser } from '@tests/support/builders/aUser';
import { renderInLayout } from '@tests/support/renderInLayout';

async function openMenu(options: Parameters<typeof renderInLayout>[1] = {}) {
  const layout = await renderInLayout('/about', { isWide: false, ...options });
  const toggle = screen.getByRole('button', { name: 'Open the menu' });
  await layout.user.click(toggle);
  return { ...layout, toggle, menu: within(await screen.findByRole('dialog', { name: 'Menu' })) };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the mobile menu', () => {
  it('opens and closes by its button, which keeps the focus', async () => {
    const { user, menu, toggle } = await openMenu();
    await user.click(menu.getByRole('button', { name: 'Close the menu' }));
    await isClosed();
    await waitFor(() => expect(toggle).toHaveFocus());
  });

  it('closes on Escape and returns the focus', async () => {
    const { user, toggle } = await openMenu();
    await user.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(toggle).toHaveFocus());
  });

  it('traps the focus', async () => {
    const { user } = await openMenu();
    const menu = screen.getByRole('dialog');
    const stops: boolean[] = [];
    for (let stop = 0; stop < 14; stop += 1) {
      await user.tab();
      stops.push(menu.contains(document.activeElement));
    }
    expect(stops).not.toContain(false);
  });

  it('has the links of the navigation, and closes when a link is followed', async () => {
    const { user, menu, currentUrl } = await openMenu({ isLoaded: ['/pricing'] });
    const links = menu.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Home', 'Pricing', 'Features', 'About', 'Contact']);
    await user.click(menu.getByRole('link', { name: 'Pricing' }));
    await isClosed();
    expect(currentUrl()).toBe('/pricing');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('offers to log in', async () => {
    const { user, menu, recordedCalls } = await openMenu();
    await user.click(menu.getByRole('button', { name: 'Log in' }));
    expect(recordedCalls).toEqual(['sign in (en)']);
  });

  it('has dashboard, profile and log-out for a signed-in owner', async () => {
    const { user, menu, recordedCalls } = await openMenu({ user: aUser() });
    const account = within(menu.getByRole('region', { name: 'Account' }));
    expect(account.getByText('Dana Levi')).toBeInTheDocument();
    expect(account.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(account.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await user.click(account.getByRole('button', { name: 'Log out' }));
    expect(recordedCalls).toEqual(['sign out']);
  });

  it('switches the language and stays open', async () => {
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole('button', { name: 'العربية' }));
    expect(await screen.findByRole('dialog', { name: 'القائمة' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'من نحن' })).toHaveAttribute('aria-current', 'page');
  });
});
