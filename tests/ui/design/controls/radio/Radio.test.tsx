import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Radio } from '@/ui/design/controls/radio/Radio';

interface DaysProps {
  readonly dir: 'ltr' | 'rtl';
  readonly disabledDay?: string;
}

function Days({ dir, disabledDay }: DaysProps) {
  const name = useId();
  const [chosen, setChosen] = useState('Sunday');
  return (
    <div dir={dir}>
      <div role="radiogroup" aria-label="Day">
        {['Sunday', 'Monday', 'Tuesday'].map((day) => (
          <label key={day}>
            <Radio
              name={name}
              checked={chosen === day}
              disabled={day === disabledDay}
              onChange={() => setChosen(day)}
            />
            {day}
          </label>
        ))}
      </div>
    </div>
  );
}

const chosen = () => screen.getByRole('radio', { checked: true });
const radio = (name: string) => screen.getByRole('radio', { name });

describe('Radio', () => {
  it.each([
    { dir: 'ltr', towardsEnd: '{ArrowRight}', towardsStart: '{ArrowLeft}' },
    { dir: 'rtl', towardsEnd: '{ArrowLeft}', towardsStart: '{ArrowRight}' },
  ] as const)('in $dir, the arrow keys select the radio they point to', async (row) => {
    render(<Days dir={row.dir} />);
    await userEvent.tab();

    await userEvent.keyboard(row.towardsEnd);
    expect(chosen()).toBe(radio('Monday'));
    expect(chosen()).toHaveFocus();

    await userEvent.keyboard(row.towardsStart);
    expect(chosen()).toBe(radio('Sunday'));

    await userEvent.keyboard(row.towardsStart);
    expect(chosen()).toBe(radio('Tuesday'));

    await userEvent.keyboard(row.towardsEnd);
    expect(chosen()).toBe(radio('Sunday'));
  });

  it.each(['ltr', 'rtl'] as const)(
    'in %s, the down arrow selects the next radio, and the up arrow the one before',
    async (dir) => {
      render(<Days dir={dir} />);
      await userEvent.tab();

      await userEvent.keyboard('{ArrowDown}');
      expect(chosen()).toBe(radio('Monday'));

      await userEvent.keyboard('{ArrowUp}');
      expect(chosen()).toBe(radio('Sunday'));
    },
  );

  it.each(['{ArrowLeft}', '{ArrowDown}'])('%s skips a disabled radio', async (key) => {
    render(<Days dir="rtl" disabledDay="Monday" />);
    await userEvent.tab();

    await userEvent.keyboard(key);

    expect(chosen()).toBe(radio('Tuesday'));
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves the arrow keys with %s to the browser', (modifier) => {
    render(<Days dir="rtl" />);

    const wasPrevented = !fireEvent.keyDown(radio('Sunday'), { key: 'ArrowLeft', [modifier]: true });

    expect(wasPrevented).toBe(false);
    expect(chosen()).toBe(radio('Sunday'));
  });

  it('selects only in its own group', async () => {
    render(
      <>
        <Days dir="rtl" />
        <Days dir="rtl" />
      </>,
    );
    const [first, second] = screen.getAllByRole('radiogroup').map((group) => within(group));
    await userEvent.tab();

    await userEvent.keyboard('{ArrowRight}');

    expect(first?.getByRole('radio', { name: 'Tuesday' })).toBeChecked();
    expect(second?.getByRole('radio', { name: 'Sunday' })).toBeChecked();
  });
});
