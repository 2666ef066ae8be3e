import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ButtonMenu } from '@/ui/design/controls/menu-button/ButtonMenu';
import type { MenuFocus } from '@/ui/design/controls/menu-button/MenuFocus';
import { MenuButton } from '@/ui/design/controls/menu-button/MenuButton';

function renderMenu() {
  const onLogOut = vi.fn<() => void>();
  const onReach = vi.fn<() => void>();
  function Account() {
    const [focus, setFocus] = useState<MenuFocus>();
    const button = useRef<HTMLButtonElement>(null);
    const id = useId();
    return (
      <>
        <MenuButton button={button} id={id} isOpen={focus !== undefined} onOpen={setFocus} onReach={onReach}>
          Noor Haddad
        </MenuButton>
        <ButtonMenu
          button={button}
          buttonId={id}
          focus={focus}
          onClose={() => setFocus(undefined)}
          header="noor@example.com"
          items={[
            { id: 'profile', label: 'Profile', section: 'places' },
            { id: 'logOut', label: 'Log out', section: 'session', onAction: onLogOut },
          ]}
        />
      </>
    );
  }
  render(<Account />);
  return { onLogOut, onReach };
}

const button = () => screen.getByRole('button', { name: 'Noor Haddad', hidden: true });

describe('MenuButton', () => {
  it('opens a menu that is described by its header', async () => {
    renderMenu();
    expect(button()).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(button());

    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu', { name: 'Noor Haddad' })).toHaveAccessibleDescription('noor@example.com');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Profile', 'Log out']);
  });

  it.each([
    ['{Enter}', 'Profile'],
    [' ', 'Profile'],
    ['{ArrowDown}', 'Profile'],
    ['{ArrowUp}', 'Log out'],
  ])('opens with the key %j and focuses %s', async (key, name) => {
    renderMenu();
    await userEvent.tab();

    await userEvent.keyboard(key);

    await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
  });

  it('reports hover and keyboard focus, so that the menu can be prefetched', async () => {
    const { onReach } = renderMenu();
    await userEvent.hover(button());
    expect(onReach).toHaveBeenCalledOnce();
    await userEvent.tab();
    expect(onReach).toHaveBeenCalledTimes(2);
  });

  it('runs the chosen action and closes', async () => {
    const { onLogOut } = renderMenu();
    await userEvent.click(button());

    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));

    expect(onLogOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('closes on Escape and returns the focus', async () => {
    renderMenu();
    await userEvent.click(button());

    await userEvent.keyboard('{Escape}');
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

    expect(button()).toHaveFocus();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
