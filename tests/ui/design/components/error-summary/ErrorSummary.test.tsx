import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from '@/ui/design/components/error-summary/ErrorSummary';

const items = [{ fieldId: 'phone', label: 'Phone: 10 digits starting with 0' }];

function summary(attempt: number) {
  return (
    <>
      <ErrorSummary title="1 field needs a correction" items={items} attempt={attempt} />
      <input id="phone" aria-label="Phone" />
    </>
  );
}

describe('ErrorSummary', () => {
  it('takes the focus when it appears and after each failed submission', async () => {
    const { rerender } = render(summary(1));
    expect(screen.getByRole('group', { name: '1 field needs a correction' })).toHaveFocus();

    await userEvent.click(screen.getByRole('textbox', { name: 'Phone' }));
    rerender(summary(2));

    expect(screen.getByRole('group')).toHaveFocus();
  });

  it('is announced once, through the focus and without a live region', () => {
    const { container } = render(summary(1));
    expect(screen.getByRole('group', { name: '1 field needs a correction' })).toHaveFocus();
    expect(container.querySelector('[role="alert"], [role="status"], [aria-live]')).toBeNull();
  });

  it('links to the invalid field', async () => {
    render(summary(1));

    await userEvent.click(screen.getByRole('link', { name: 'Phone: 10 digits starting with 0' }));

    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  });
});
