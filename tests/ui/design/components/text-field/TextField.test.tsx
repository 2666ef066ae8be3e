import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TextField } from '@/ui/design/components/text-field/TextField';

function Phone({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('');
  return (
    <TextField label="Phone" hint="10 digits" value={value} onChange={setValue} error={error} dir="ltr" />
  );
}

describe('TextField', () => {
  it('is named by its label, described by its hint and reports typed values', async () => {
    render(<Phone />);
    const field = screen.getByRole('textbox', { name: 'Phone' });

    await userEvent.type(field, '0521234567');

    expect(field).toHaveValue('0521234567');
    expect(field).toHaveAccessibleDescription('10 digits');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('is invalid with an error, and described by the error and the hint', () => {
    render(<Phone error="Enter an Israeli phone number" />);
    const field = screen.getByRole('textbox', { name: 'Phone' });

    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter an Israeli phone number 10 digits');
  });
});
