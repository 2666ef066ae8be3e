import { describe, expect, it } from 'vitest';
import { isNoise, messageOf } from '@/application/diagnostics/isNoise';

describe('an uncaught error', () => {
  it.each([
    [{ reason: new Error('ResizeObserver loop completed with undelivered notifications.') }],
    [{ reason: 'Script error.' }],
    [{ reason: 'Script error' }],
    [{ reason: new DOMException('The operation was aborted', 'AbortError') }],
    [{ reason: new Error('Odd'), file: 'chrome-extension://abc/content.js' }],
    [{ reason: new Error('Odd'), file: 'moz-extension://abc/content.js' }],
    [{ reason: new Error('Odd'), file: 'safari-web-extension://abc/content.js' }],
  ])('is noise when the app did not cause it: %j', (source) => {
    expect(isNoise(source)).toBe(true);
  });

  it.each([
    [{ reason: new Error('Odd') }, 'Odd'],
    [{ reason: 'thrown as text', file: 'https://amin.example/assets/frame-aaaaaaaa.js' }, 'thrown as text'],
    [{ reason: { code: 42 } }, ''],
    [{ reason: 'A Script error.' }, 'A Script error.'],
    [{ reason: 'Script error in the list' }, 'Script error in the list'],
    [
      { reason: new Error('Odd'), file: 'https://amin.example/?from=chrome-extension://abc/content.js' },
      'Odd',
    ],
  ])('of the app is not noise: %j', (source, message) => {
    expect(isNoise(source)).toBe(false);
    expect(messageOf(source.reason)).toBe(message);
  });
});
