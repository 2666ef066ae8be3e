import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { WizardSteps } from '@/ui/subscription/wizard/WizardHead';
import { renderPage } from '@tests/support/renderPage';
import { textsUnder } from '@tests/support/text';

const name = textsUnder('subscription.wizard.steps');

async function renderSteps(isLocked = false) {
  const onStep = vi.fn<(step: string) => void>();
  await renderPage(<WizardSteps current="add-ons" onStep={onStep} isLocked={isLocked} />);
  return onStep;
}

describe('the steps of the wizard', () => {
  it('mark the current one', async () => {
    await renderSteps();

    expect(screen.getByRole('button', { current: 'step' })).toHaveAccessibleName(name('add-ons'));
  });

  it('go back to a completed one', async () => {
    const onStep = await renderSteps();

    await userEvent.click(screen.getByRole('button', { name: name('plan') }));

    expect(onStep).toHaveBeenCalledExactlyOnceWith('plan');
  });

  it('do not go ahead to a later one', async () => {
    const onStep = await renderSteps();
    const later = screen.getByRole('button', { name: name('review') });

    await userEvent.click(later);

    expect(later).toHaveAttribute('aria-disabled', 'true');
    expect(onStep).not.toHaveBeenCalled();
  });

  it('ignore presses while locked', async () => {
    const onStep = await renderSteps(true);
    const done = screen.getByRole('button', { name: name('plan') });

    await userEvent.click(done);

    expect(done).toHaveAttribute('aria-disabled', 'true');
    expect(onStep).not.toHaveBeenCalled();
  });
});
