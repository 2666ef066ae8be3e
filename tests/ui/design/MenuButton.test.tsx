import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MenuButton } from '@/ui/design/components/menu-button/MenuButton';

function renderMenu() {
  const onLogOut = vi.fn<() => void>();
  render(
    <MenuButton
      header="noor@example.com"
      items={[
        { id: 'profile', label: 'Profile', section: 'places' },
        { id: 'logOut', label: 'Log out', section: 'session', onAction: onLogOut },
      ]}
    >
      Noor Haddad
    </MenuButton>,
  );
  return onLogOut;
}

describe('MenuButton', () => {
  it('opens a menu that is described by its header', async () => {
    renderMenu();

    await userEvent.click(screen.getByRole('button', { name: 'Noor Haddad' }));

    expect(screen.getByRole('menu', { name: 'Noor Haddad' })).toHaveAccessibleDescription('noor@example.com');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Profile', 'Log out']);
  });

  it('acts and closes', async () => {
    const onLogOut = renderMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Noor Haddad' }));

    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));

    expect(onLogOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('closes on Escape and gives focus back', async () => {
    renderMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Noor Haddad' }));

    await userEvent.keyboard('{Escape}');
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

    expect(screen.getByRole('button', { name: 'Noor Haddad' })).toHaveFocus();
  });
});
