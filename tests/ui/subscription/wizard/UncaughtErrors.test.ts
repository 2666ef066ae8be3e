import { describe, expect, it } from 'vitest';
import { UncaughtErrors } from '@/ui/subscription/wizard/UncaughtErrors';

const aborted = new DOMException('The operation was aborted', 'AbortError');

describe('UncaughtErrors', () => {
  it.each([
    [new Error('Odd'), 'Odd'],
    ['thrown as text', 'thrown as text'],
    [undefined, ''],
    [{ code: 42 }, ''],
  ])('keeps the last error with its message: %j', (reason, message) => {
    const errors = new UncaughtErrors();
    errors.report({ reason });
    expect(errors.current).toEqual({ message });
    errors.dismiss();
    expect(errors.current).toBeUndefined();
  });

  it.each([
    [new Error('ResizeObserver loop completed with undelivered notifications.'), ''],
    ['Script error.', ''],
    [aborted, ''],
    [new Error('Odd'), 'chrome-extension://abc/content.js'],
    [new Error('Odd'), 'moz-extension://abc/content.js'],
  ])('ignores errors that do not come from the wizard: %s %s', (reason, file) => {
    const errors = new UncaughtErrors();
    errors.report({ reason, file });
    expect(errors.current).toBeUndefined();
  });
});
