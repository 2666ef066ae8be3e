import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FieldFrame } from '@/ui/design/components/field-frame/FieldFrame';

describe('FieldFrame', () => {
  it('focuses its field on a press on the label or anywhere in the box, also when the field is an iframe', async () => {
    const presses: string[] = [];
    render(
      <FieldFrame
        label="Card number"
        labelAs="span"
        isBoxed
        trailing={<span>sign</span>}
        onLabelPress={() => presses.push('focus')}
      >
        {() => <div />}
      </FieldFrame>,
    );

    await userEvent.click(screen.getByText('Card number'));
    await userEvent.click(screen.getByText('sign'));
    expect(presses).toEqual(['focus', 'focus']);
  });

  it('describes its control with a warning, without calling the value invalid', () => {
    render(
      <FieldFrame label="Number" warning="Looks mistyped">
        {({ id, describedBy, isInvalid }) => (
          <input id={id} aria-describedby={describedBy} aria-invalid={isInvalid} />
        )}
      </FieldFrame>,
    );

    expect(screen.getByLabelText('Number')).toHaveAccessibleDescription('Looks mistyped');
    expect(screen.getByLabelText('Number')).toBeValid();
  });
});
