import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createToastQueue,
  ToastRegion,
  type ToastQueue,
} from '@/ui/design/controls/toast-region/ToastRegion';

let queue: ToastQueue;

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

function setPageVisible(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  fireEvent(document, new Event('visibilitychange'));
}

describe('ToastRegion', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    queue = createToastQueue();
    render(<ToastRegion queue={queue} label="Notifications" closeLabel="Close" />);
  });

  afterEach(() => {
    act(() => queue.clear());
    vi.useRealTimers();
  });

  it('announces a success politely and an error assertively, inside a named region', () => {
    act(() => {
      queue.add({ kind: 'success', title: 'Profile updated' });
      queue.add({ kind: 'error', title: 'Failed to update', detail: 'Please try again.' });
    });

    expect(screen.getByRole('region', { name: 'Notifications' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Profile updated');
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again.');
  });

  it('removes a toast after five seconds', () => {
    act(() => void queue.add({ kind: 'success', title: 'Profile updated' }));

    pass(4999);
    expect(screen.getByRole('status')).toBeVisible();

    pass(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('keeps a toast while the pointer is over it', () => {
    act(() => void queue.add({ kind: 'success', title: 'Profile updated' }));
    pass(3000);

    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(60_000);
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(1999);
    expect(screen.getByRole('status')).toBeVisible();

    pass(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('removes a toast although the clock of the device was set back under the pointer', () => {
    act(() => void queue.add({ kind: 'success', title: 'Profile updated' }));
    vi.setSystemTime(Date.now() - 3_600_000);
    fireEvent.pointerEnter(screen.getByRole('status'));
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(5000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('keeps a toast while the focus is in it', () => {
    act(() => void queue.add({ kind: 'success', title: 'Profile updated' }));

    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    pass(60_000);

    expect(screen.getByRole('status')).toBeVisible();
  });

  it('keeps a toast while the page is in the background', () => {
    act(() => void queue.add({ kind: 'success', title: 'Profile updated' }));

    setPageVisible(false);
    pass(60_000);
    expect(screen.getByRole('status')).toBeVisible();

    setPageVisible(true);
    pass(5000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('closes a toast by its button', () => {
    act(() => void queue.add({ kind: 'success', title: 'Profile updated' }));

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('takes the focus on F6, keeps its toasts while it has the focus, and returns it when Escape closes the toast', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    act(() => void queue.add({ kind: 'success', title: 'Profile updated' }));
    pass(3000);

    fireEvent.keyDown(opener, { key: 'F6' });
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    pass(60_000);
    expect(screen.getByRole('status')).toBeVisible();

    fireEvent.keyDown(screen.getByRole('region'), { key: 'Escape' });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    pass(0);
    expect(opener).toHaveFocus();
    opener.remove();
  });

  it('keeps what is scrolled to clear of its toasts', () => {
    const { style } = document.documentElement;
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(90);
    act(() => void queue.add({ kind: 'success', title: 'Profile updated' }));
    expect(style.scrollPaddingBlockEnd).toContain('90px');
    act(() => queue.clear());
    expect(style.scrollPaddingBlockEnd).toBe('');
  });

  it('closes the focused toast, and keeps the others', () => {
    act(() => {
      queue.add({ kind: 'success', title: 'Profile updated' });
      queue.add({ kind: 'error', title: 'Failed to update' });
    });
    const close = screen.getByRole('alertdialog', { name: 'Profile updated' }).querySelector('button');
    act(() => close?.focus());

    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('takes the focus on F6 again when the next toast appears', () => {
    act(() => void queue.add({ kind: 'success', title: 'Profile updated' }));
    pass(5000);
    act(() => void queue.add({ kind: 'success', title: 'Photo updated' }));

    fireEvent.keyDown(document.body, { key: 'F6' });

    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  });
});
