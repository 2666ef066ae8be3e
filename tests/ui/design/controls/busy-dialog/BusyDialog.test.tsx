import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BusyDialog } from '@/ui/design/controls/busy-dialog/BusyDialog';

it('BusyDialog cannot be closed', async () => {
  render(<BusyDialog isOpen title="Processing your payment" message="Please do not close the browser." />);
  await userEvent.keyboard('{Escape}');

  const dialog = screen.getByRole('alertdialog', { name: 'Processing your payment' });
  expect(dialog).toHaveAccessibleDescription('Please do not close the browser.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
