import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StepErrorBoundary } from '@/ui/subscription/wizard/StepErrorBoundary';
import { WizardContext } from '@/ui/subscription/wizard/WizardContext';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aWizard } from '@tests/support/aWizard';
import { InMemoryStepUrl } from '@tests/support/InMemoryStepUrl';
import { renderPage } from '@tests/support/renderPage';
import { text, textsUnder } from '@tests/support/text';

describe('A step that throws while rendering', () => {
  it('is replaced by an error message, and renders again on retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    function Step() {
      if (isBroken) throw new Error('The step is broken');
      return <p>The step</p>;
    }
    const viewModel = aWizard().createSubscriptionWizard(aBusinessId(), new InMemoryStepUrl());
    await renderPage(
      <WizardContext value={viewModel}>
        <StepErrorBoundary>
          <Step />
        </StepErrorBoundary>
      </WizardContext>,
    );
    const words = textsUnder('subscription.wizard.unexpected');
    expect(screen.getByRole('alert')).toHaveTextContent(words('errorLoadingStep'));
    expect(viewModel.isStepMissing).toBe(true);
    isBroken = false;
    await userEvent.setup().click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(screen.getByText('The step')).toBeVisible();
    expect(viewModel.isStepMissing).toBe(false);
  });
});
