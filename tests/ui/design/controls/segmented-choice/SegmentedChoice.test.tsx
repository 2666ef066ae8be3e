import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';

const OPTIONS = [
  { id: 'en', label: 'English', lang: 'en' },
  { id: 'he', label: 'עברית', lang: 'he', mark: 'Today' },
] as const;

it('SegmentedChoice has the language of each name, for the voice that reads it, and reports the chosen option', async () => {
  const onChange = vi.fn<(id: 'en' | 'he') => void>();
  render(<SegmentedChoice label="Language" options={OPTIONS} value="en" onChange={onChange} />);
  const hebrew = screen.getByRole('radio', { name: 'עברית Today' });
  expect(hebrew.closest('[lang]')).toHaveAttribute('lang', 'he');
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();

  await userEvent.click(hebrew);

  expect(onChange).toHaveBeenCalledExactlyOnceWith('he');
});
