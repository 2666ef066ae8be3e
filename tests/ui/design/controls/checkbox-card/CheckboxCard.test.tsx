import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CheckboxCard } from '@/ui/design/controls/checkbox-card/CheckboxCard';

it('CheckboxCard is toggled by a click and by Space, and its name and description come from its text', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(
    <CheckboxCard isSelected={false} onChange={onChange} labelledBy="name" describedBy="text">
      <span id="name">Urgent call-outs</span>
      <span id="text">Day and night</span>
    </CheckboxCard>,
  );
  const checkbox = screen.getByRole('checkbox', { name: 'Urgent call-outs' });

  await userEvent.click(screen.getByText('Day and night'));
  await userEvent.keyboard(' ');

  expect(checkbox).toHaveAccessibleDescription('Day and night');
  expect(onChange.mock.calls).toEqual([[true], [true]]);
});
