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
        leading={<span>sign</span>}
        onLabelPress={() => presses.push('focus')}
      >
        {() => <div />}
      </FieldFrame>,
    );

    await userEvent.click(screen.getByText('Card number'));
    await userEvent.click(screen.getByText('sign'));
    expect(presses).toEqual(['focus', 'focus']);
  });
});
