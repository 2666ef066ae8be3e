import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FieldFrame } from '@/ui/design/components/field-frame/FieldFrame';

describe('FieldFrame', () => {
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
