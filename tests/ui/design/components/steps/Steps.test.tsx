import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Steps } from '@/ui/design/components/steps/Steps';

const steps = [
  { id: 'plan', label: 'Plan' },
  { id: 'addOns', label: 'Add-ons' },
  { id: 'review', label: 'Review' },
];

function renderSteps(isLocked = false) {
  const onStep = vi.fn<(id: string) => void>();
  render(<Steps steps={steps} current="addOns" onStep={onStep} isLocked={isLocked} ariaLabel="Progress" />);
  return onStep;
}

describe('Steps', () => {
  it('marks the current step', () => {
    renderSteps();

    expect(screen.getByRole('button', { current: 'step' })).toHaveAccessibleName('Add-ons');
  });

  it('goes back to a completed step', async () => {
    const onStep = renderSteps();

    await userEvent.click(screen.getByRole('button', { name: 'Plan' }));

    expect(onStep).toHaveBeenCalledExactlyOnceWith('plan');
  });

  it('does not go ahead to a later step', async () => {
    const onStep = renderSteps();
    const later = screen.getByRole('button', { name: 'Review' });

    await userEvent.click(later);

    expect(later).toHaveAttribute('aria-disabled', 'true');
    expect(onStep).not.toHaveBeenCalled();
  });

  it('ignores presses while locked', async () => {
    const onStep = renderSteps(true);
    const done = screen.getByRole('button', { name: 'Plan' });

    await userEvent.click(done);

    expect(done).toHaveAttribute('aria-disabled', 'true');
    expect(onStep).not.toHaveBeenCalled();
  });
});
