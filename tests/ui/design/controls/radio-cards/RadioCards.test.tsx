import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RadioCard, RadioCards } from '@/ui/design/controls/radio-cards/RadioCards';

function Payment({ initial }: { readonly initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <RadioCards label="How would you like to pay?" value={value} onChange={setValue}>
      <RadioCard value="saved">Visa 4242</RadioCard>
      <RadioCard value="new" panel={value === 'new' && <input aria-label="Card number" />}>
        New credit card
      </RadioCard>
      <RadioCard value="wallet" isDisabled>
        Google Pay, coming soon
      </RadioCard>
    </RadioCards>
  );
}

describe('RadioCards', () => {
  it('is a named group without a required choice', () => {
    render(<Payment />);

    expect(screen.getByRole('radiogroup', { name: 'How would you like to pay?' })).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('moves and selects with the arrow keys, and skips disabled cards', async () => {
    render(<Payment initial="saved" />);

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'New credit card' })).toBeChecked();

    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Visa 4242' })).toBeChecked();
  });

  it('selects on a click and shows the content of the card', async () => {
    render(<Payment initial="saved" />);

    await userEvent.click(screen.getByText('New credit card'));

    expect(screen.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  });

  it('does not select a disabled card', async () => {
    render(<Payment initial="saved" />);

    await userEvent.click(screen.getByText('Google Pay, coming soon'));

    expect(screen.getByRole('radio', { name: 'Google Pay, coming soon' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Visa 4242' })).toBeChecked();
  });
});
