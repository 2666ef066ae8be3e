import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { TouchedFields } from '@/ui/shell/TouchedFields';
import { FixedClock } from '@tests/support/FixedClock';

function someFields() {
  const clock = new FixedClock();
  return { clock, fields: new TouchedFields<'email' | 'phone'>(clock) };
}

describe('TouchedFields', () => {
  it('touches a field 600 ms after the last letter, independently of other fields', async () => {
    const { clock, fields } = someFields();
    fields.onTyped('email');
    await clock.advance(400);
    fields.onTyped('email');
    fields.onTyped('phone');
    await clock.advance(599);
    expect(fields.has('email')).toBe(false);
    fields.onTyped('phone');
    await clock.advance(1);
    expect([fields.has('email'), fields.has('phone')]).toEqual([true, false]);
  });

  it('touches a field at once when it is left, and notifies its observers', () => {
    const { fields } = someFields();
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(fields.has('email')));
    fields.touch('email');
    stop();
    expect(seen).toEqual([false, true]);
  });

  it('keeps the touched fields on dispose, and clears them on clear', () => {
    const { clock, fields } = someFields();
    fields.touch('phone');
    fields.onTyped('email');
    fields.dispose();
    expect(clock.waiting).toBe(0);
    expect(fields.has('phone')).toBe(true);
    fields.onTyped('email');
    fields.clear();
    expect(clock.waiting).toBe(0);
    expect(fields.has('phone')).toBe(false);
  });
});
