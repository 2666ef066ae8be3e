import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { FormModel } from '@/ui/shell/FormModel';
import { FixedClock } from '@tests/support/FixedClock';

const EMPTY = { email: '', phone: '' };

function someForm() {
  const clock = new FixedClock();
  const fields = {
    names: () => ['email', 'phone'] as const,
    invalidValues: () => ({}),
    errors: () => ({}),
    isSame: () => true,
  };
  return {
    clock,
    form: new FormModel<'email' | 'phone', typeof EMPTY, { kind: string }>(fields, EMPTY, clock),
  };
}

describe('FormModel', () => {
  it('touches a field 600 ms after the last letter, independently of other fields', async () => {
    const { clock, form } = someForm();
    form.change('email', 'a');
    await clock.advance(400);
    form.change('email', 'ab');
    form.change('phone', '0');
    await clock.advance(599);
    expect(form.isTouched('email')).toBe(false);
    form.change('phone', '05');
    await clock.advance(1);
    expect([form.isTouched('email'), form.isTouched('phone')]).toEqual([true, false]);
  });

  it('touches a field at once when it is left, and notifies its observers', () => {
    const { form } = someForm();
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(form.isTouched('email')));
    form.touch('email');
    stop();
    expect(seen).toEqual([false, true]);
  });

  it('keeps the touched fields on dispose, and clears them on reset', () => {
    const { clock, form } = someForm();
    form.touch('phone');
    form.change('email', 'a');
    form.dispose();
    expect(clock.waiting).toBe(0);
    expect(form.isTouched('phone')).toBe(true);
    form.change('email', 'ab');
    form.reset(EMPTY);
    expect(clock.waiting).toBe(0);
    expect(form.isTouched('phone')).toBe(false);
  });
});
