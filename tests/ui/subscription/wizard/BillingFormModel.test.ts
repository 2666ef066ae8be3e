import { describe, expect, it } from 'vitest';
import { BillingFormModel } from '@/ui/subscription/wizard/BillingFormModel';
import { aBillingForm } from '@tests/support/builders/aBillingForm';
import { FixedClock } from '@tests/support/FixedClock';

function aForm() {
  const clock = new FixedClock();
  return { clock, form: new BillingFormModel(clock) };
}

describe('BillingFormModel', () => {
  it('has an error from the first letter, and shows it once the field is left', () => {
    const { form } = aForm();
    form.change('email', 'n');
    expect(form.errors).toEqual({ email: { kind: 'invalid_email' } });
    expect(form.shownErrors).toEqual([]);
    form.settle('email');
    expect(form.shownErrors).toEqual([{ field: 'email', error: { kind: 'invalid_email' } }]);
  });

  it('shows the error after a pause of 600 ms, and not before', async () => {
    const { form, clock } = aForm();
    form.change('zip', '12');
    await clock.advance(400);
    form.change('zip', '123');
    await clock.advance(599);
    expect(form.shownErrorOf('zip')).toBeUndefined();
    await clock.advance(1);
    expect(form.shownErrorOf('zip')).toEqual({ kind: 'invalid_zip' });
  });

  it('hides the error with the letter that corrects it', () => {
    const { form } = aForm();
    form.change('zip', '1234');
    form.settle('zip');
    form.change('zip', '12345');
    expect(form.shownErrorOf('zip')).toBeUndefined();
    expect(form.errorCount).toBe(0);
  });

  it('reports missing values after the first submit', () => {
    const { form } = aForm();
    expect(form.errorCount).toBe(0);
    form.submit();
    expect(form.errorCount).toBe(9);
    expect(form.shownErrors.map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'company',
      'taxRegistrationNumber',
      'line1',
      'city',
      'zip',
    ]);
  });

  it('is valid when all fields are valid', () => {
    const { form } = aForm();
    form.restore(aBillingForm());
    expect(form.submit()).toEqual({});
    expect(form.isDirty).toBe(true);
  });

  it('shows errors of restored values at once', () => {
    const { form } = aForm();
    form.restore(aBillingForm({ phone: '052' }));
    expect(form.shownErrors.map(({ field }) => field)).toEqual(['phone']);
  });

  it('warns about a wrong check digit once the VAT number field is left', () => {
    const { form } = aForm();
    form.change('taxRegistrationNumber', '123456789');
    expect(form.mayHaveMistypedVat).toBe(false);
    form.settle('taxRegistrationNumber');
    expect(form.mayHaveMistypedVat).toBe(true);
    form.change('taxRegistrationNumber', '123456782');
    expect(form.mayHaveMistypedVat).toBe(false);
  });

  it('clears all values and stops the running timers', () => {
    const { form, clock } = aForm();
    form.change('city', 'Haifa');
    form.submit();
    form.clear();
    expect(form.isDirty).toBe(false);
    expect(form.shownErrors).toEqual([]);
    expect(clock.waiting).toBe(0);
  });
});
