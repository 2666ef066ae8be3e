import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StepErrorBoundary } from '@/ui/subscription/wizard/shell/StepErrorBoundary';
import { renderPage } from '@tests/support/renderPage';

describe('A step that throws while rendering', () => {
  it('is replaced by an error message, and renders again on retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const trouble = { isThere: true };
    function Step() {
      if (trouble.isThere) throw new Error('No step');
      return <p>The step</p>;
    }
    await renderPage(
      <StepErrorBoundary>
        <Step />
      </StepErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This step could not be loaded');
    trouble.isThere = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The step')).toBeVisible();
  });
});
