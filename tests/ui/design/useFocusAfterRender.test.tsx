import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFocusAfterRender } from '@/ui/design/useFocusAfterRender';

describe('the focus after a render', () => {
  it('moves to the first control of a field that takes it', () => {
    let focusAfterRender: (name: string) => void = () => undefined;
    function Fields() {
      focusAfterRender = useFocusAfterRender();
      return (
        <fieldset data-focus="hours.1">
          <input type="checkbox" disabled />
          <button type="button">Unfold</button>
          <button type="button">Copy</button>
        </fieldset>
      );
    }
    render(<Fields />);
    act(() => focusAfterRender('hours.1'));
    expect(screen.getByRole('button', { name: 'Unfold' })).toHaveFocus();
  });
});
