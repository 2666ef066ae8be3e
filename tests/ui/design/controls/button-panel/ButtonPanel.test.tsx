import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ButtonPanel } from '@/ui/design/controls/button-panel/ButtonPanel';
import { PanelButton } from '@/ui/design/controls/button-panel/PanelButton';

function renderPanel() {
  const onReach = vi.fn<() => void>();
  function Account() {
    const [isOpen, setIsOpen] = useState(false);
    const button = useRef<HTMLButtonElement>(null);
    const name = useId();
    return (
      <>
        <PanelButton button={button} isOpen={isOpen} onOpen={() => setIsOpen(true)} onReach={onReach}>
          Account
        </PanelButton>
        <ButtonPanel button={button} labelledBy={name} isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <p id={name}>Noor Haddad</p>
          <a href="/profile">Profile</a>
          <button type="button">Log out</button>
        </ButtonPanel>
      </>
    );
  }
  render(<Account />);
  return { onReach };
}

const button = () => screen.getByRole('button', { name: 'Account', hidden: true });
const panel = () => screen.getByRole('dialog', { name: 'Noor Haddad' });
const expectClosed = async (): Promise<void> => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button()).toHaveFocus());
};

describe('ButtonPanel', () => {
  it.each([
    ['a click', () => userEvent.click(button())],
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['Space', () => userEvent.keyboard(' ')],
  ])('is opened by %s, has the name of its heading and takes the focus', async (_key, open) => {
    renderPanel();
    expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();

    await open();

    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(panel()).toHaveFocus());
  });

  it('keeps the focus inside on Tab', async () => {
    renderPanel();
    await userEvent.click(button());
    for (const name of ['Profile', 'Log out', 'Profile']) {
      await userEvent.tab();
      expect(document.activeElement).toHaveTextContent(name);
    }
  });

  it('closes on Escape and returns the focus', async () => {
    renderPanel();
    await userEvent.click(button());
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  });

  it('closes on a click outside and returns the focus', async () => {
    renderPanel();
    await userEvent.click(button());
    await userEvent.click(document.body);
    await expectClosed();
  });

  it('reports hover and keyboard focus of the button, so that the panel can be prefetched', async () => {
    const { onReach } = renderPanel();
    await userEvent.hover(button());
    expect(onReach).toHaveBeenCalledOnce();
    await userEvent.tab();
    expect(onReach).toHaveBeenCalledTimes(2);
  });
});
