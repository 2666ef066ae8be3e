import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StepErrorBoundary } from '@/ui/subscription/wizard/StepErrorBoundary';
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
    const onMissing = vi.fn<(isMissing: boolean) => void>();
    await renderPage(
      <StepErrorBoundary onMissing={onMissing}>
        <Step />
      </StepErrorBoundary>,
    );
    const words = textsUnder('subscription.wizard.unexpected');
    expect(screen.getByRole('alert')).toHaveTextContent(words('errorLoadingStep'));
    expect(onMissing).toHaveBeenLastCalledWith(true);
    isBroken = false;
    await userEvent.setup().click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(screen.getByText('The step')).toBeVisible();
    expect(onMissing).toHaveBeenLastCalledWith(false);
  });
});
