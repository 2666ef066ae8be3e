import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/ui/design/components/button/Button';
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/design/controls/confirm-dialog/ConfirmDialog';

function Page(props: Partial<ConfirmDialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <ConfirmDialog
        kind="danger"
        icon={CircleX}
        title="Cancel the subscription?"
        confirmLabel="Cancel subscription"
        cancelLabel="Keep subscription"
        isOpen={isOpen}
        onConfirm={() => setIsOpen(false)}
        onCancel={() => setIsOpen(false)}
        {...props}
      >
        All future billing stops.
      </ConfirmDialog>
    </>
  );
}

async function open(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

describe('ConfirmDialog', () => {
  it('has the question as its name and the consequence as its description', async () => {
    render(<Page />);
    await open();

    expect(screen.getByRole('alertdialog', { name: 'Cancel the subscription?' })).toHaveAccessibleDescription(
      'All future billing stops.',
    );
  });

  it('scrolls to the end of its text once the action has failed, where the error is', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const { rerender } = render(<Page />);
    await open();
    rerender(<Page isBusy />);
    expect(scroll).not.toHaveBeenCalled();
    rerender(<Page isBusy={false} />);
    const dialog = screen.getByRole('alertdialog');
    const text = document.querySelector(`#${CSS.escape(dialog.getAttribute('aria-describedby') ?? '')}`);
    expect(scroll.mock.instances).toEqual([text?.lastElementChild]);
    scroll.mockRestore();
  });

  it('focuses the cancelling button first for a dangerous action', async () => {
    render(<Page kind="danger" />);
    await open();

    expect(screen.getByRole('button', { name: 'Keep subscription' })).toHaveFocus();
  });

  it.each(['warning', 'success'] as const)('focuses the action first for %s', async (kind) => {
    render(<Page kind={kind} />);
    await open();

    expect(screen.getByRole('button', { name: 'Cancel subscription' })).toHaveFocus();
  });

  it('closes on Escape and returns the focus to the opener', async () => {
    render(<Page />);
    await open();

    await userEvent.keyboard('{Escape}');
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes on a press outside, but not on the second click of the double click that opened it (threats T8)', async () => {
    const onCancel = vi.fn<() => void>();
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { rerender } = render(<Page isOpen onCancel={onCancel} />);
    now.mockReturnValue(1400);
    await userEvent.click(document.body);
    expect(onCancel).not.toHaveBeenCalled();

    /* A rerender of the page does not open the dialog again. */
    rerender(<Page isOpen onCancel={onCancel} confirmLabel="Cancel it" />);
    now.mockReturnValue(1600);
    await userEvent.click(document.body);
    now.mockRestore();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('confirms by its action button', async () => {
    const onConfirm = vi.fn<() => void>();
    render(<Page onConfirm={onConfirm} />);
    await open();

    await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));

    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('stays open while busy, and can be neither confirmed again nor cancelled', async () => {
    const onConfirm = vi.fn<() => void>();
    const onCancel = vi.fn<() => void>();
    render(<Page isOpen isBusy onConfirm={onConfirm} onCancel={onCancel} />);

    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep subscription' }));

    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });
});
