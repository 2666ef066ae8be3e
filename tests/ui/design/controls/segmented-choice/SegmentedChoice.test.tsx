import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';

const OPTIONS = [
  { id: 'en', label: 'English', lang: 'en' },
  { id: 'he', label: 'עברית', lang: 'he', mark: 'Today' },
] as const;

it('SegmentedChoice marks each option with its language, for screen readers, and reports the chosen one', async () => {
  const onChange = vi.fn<(id: 'en' | 'he') => void>();
  render(<SegmentedChoice label="Language" options={OPTIONS} value="en" onChange={onChange} />);
  const hebrew = screen.getByRole('radio', { name: 'עברית Today' });
  expect(hebrew.closest('[lang]')).toHaveAttribute('lang', 'he');
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();

  await userEvent.click(hebrew);

  expect(onChange).toHaveBeenCalledExactlyOnceWith('he');
});
