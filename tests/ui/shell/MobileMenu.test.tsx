import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser } from '@tests/support/builders/aUser';
import { renderInLayout } from '@tests/support/renderInLayout';
import { text, textIn } from '@tests/support/text';

async function openMenu(options: Parameters<typeof renderInLayout>[1] = {}) {
  const layout = await renderInLayout('/about', { isWide: false, ...options });
  const toggle = screen.getByRole('button', { name: text('shell.header.openMenu') });
  await layout.user.click(toggle);
  const menu = within(await screen.findByRole('dialog', { name: text('shell.header.menu') }));
  return { ...layout, toggle, menu };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the mobile menu', () => {
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

  it('has dashboard, profile and log-out for a signed-in owner', async () => {
    const { user, menu, recordedCalls } = await openMenu({ user: aUser() });
    const account = within(menu.getByRole('region', { name: text('shell.account.label') }));
    expect(account.getByText('Dana Levi')).toBeInTheDocument();
    for (const place of ['dashboard', 'profile'] as const) {
      const link = account.getByRole('link', { name: text(`shell.account.${place}`) });
      expect(link).toHaveAttribute('href', `/${place}`);
    }
    await user.click(account.getByRole('button', { name: text('shell.account.logOut') }));
    expect(recordedCalls).toEqual(['sign out']);
  });

  it('switches the language and stays open', async () => {
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole('button', { name: 'العربية' }));
    expect(await screen.findByRole('dialog', { name: textIn.ar('shell.header.menu') })).toBeInTheDocument();
    const about = screen.getByRole('link', { name: textIn.ar('shell.navigation.about') });
    expect(about).toHaveAttribute('aria-current', 'page');
  });
});
