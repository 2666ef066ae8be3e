import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/ui/design/components/button/Button';

describe('Button', () => {
  it('calls onPress for a click and for Enter', async () => {
    const onPress = vi.fn<() => void>();
    render(<Button onPress={onPress}>Activate</Button>);

    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await userEvent.keyboard('{Enter}');

    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('ignores the second click of a double click, and handles later clicks (threats T8)', async () => {
    const onPress = vi.fn<() => void>();
    const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)}>
        <Button type="submit" onPress={onPress}>
          Go on
        </Button>
      </form>,
    );

    await userEvent.dblClick(screen.getByRole('button', { name: 'Go on' }));

    expect(onPress).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledOnce();

    await userEvent.keyboard('{Enter}');

    expect(onPress).toHaveBeenCalledTimes(2);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('with a reason is aria-disabled, focusable and described by the reason', async () => {
    const onPress = vi.fn<() => void>();
    render(
      <>
        <Button disabledReasonId="reason" onPress={onPress}>
          Activate
        </Button>
        <p id="reason">A subscription is required</p>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Activate' });

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);

    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('A subscription is required');
    expect(onPress).not.toHaveBeenCalled();
  });

  it('with a reason calls onDisabledPress and does not submit the form', async () => {
    const onDisabledPress = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" disabledReasonId="reason" onDisabledPress={onDisabledPress}>
          Pay
        </Button>
        <p id="reason">Correct 3 fields to continue</p>
      </form>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));

    expect(onDisabledPress).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('with a reason behaves the same when Enter is pressed in a field of its form', async () => {
    const onDisabledPress = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="City" />
        <input aria-label="Zip" />
        <Button type="submit" disabledReasonId="reason" onDisabledPress={onDisabledPress}>
          Pay
        </Button>
        <p id="reason">Correct 3 fields to continue</p>
      </form>,
    );

    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), '{Enter}');

    expect(onDisabledPress).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps its name while loading, is announced as busy and ignores presses', async () => {
    const onPress = vi.fn<() => void>();
    render(
      <Button isLoading onPress={onPress}>
        Activate
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Activate' });

    await userEvent.click(button);

    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(onPress).not.toHaveBeenCalled();
  });

  it('keeps the focus while loading, and leaves no empty live region behind', async () => {
    const { rerender } = render(<Button>Activate</Button>);
    await userEvent.tab();

    rerender(<Button isLoading>Activate</Button>);
    rerender(<Button>Activate</Button>);

    expect(screen.getByRole('button', { name: 'Activate' })).toHaveFocus();
    expect(screen.queryByRole('img', { hidden: true })).not.toBeInTheDocument();
  });

  it('submits nothing while loading, also not by Enter in a field', async () => {
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="City" />
        <Button type="submit" isLoading>
          Save
        </Button>
      </form>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), '{Enter}');

    expect(onSubmit).not.toHaveBeenCalled();
  });
});
