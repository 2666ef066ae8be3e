// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { eventOfError, eventOfWindow } from '@/adapters/browser/errorEvents';

const ORIGIN = 'https://amin.example';

function anError(stack: string): Error {
  const error = new TypeError('Odd');
  error.stack = stack;
  return error;
}

const CHROMIUM = `TypeError: Odd
    at wc (https://amin.example/assets/frame-aaaaaaaa.js:1:20431)
    at async Promise.all (index 0)
    at https://amin.example/assets/index-bbbbbbbb.js:1:7
    at new x (https://js.pay.example/v2/script.js:1:7)`;
const FIREFOX = `wc@https://amin.example/assets/frame-aaaaaaaa.js:1:20431
@https://amin.example/assets/index-bbbbbbbb.js:1:7
x@https://js.pay.example/v2/script.js:1:7`;

describe('the event of an error', () => {
  it.each([
    ['Chromium', CHROMIUM],
    ['Firefox and WebKit', FIREFOX],
  ])(
    'contains the message and the locations in files of the site, in the stack format of %s',
    (_browser, stack) => {
      expect(eventOfError('render-error', anError(stack), ORIGIN)).toEqual({
        event: 'render-error',
        detail: 'TypeError: Odd',
        frames: ['/assets/frame-aaaaaaaa.js:1:20431', '/assets/index-bbbbbbbb.js:1:7'],
      });
    },
  );

  it.each([
    ['a text', 'a text'],
    [undefined, 'undefined thrown'],
    [{ name: 'Noor' }, 'object thrown'],
  ])('contains only the type of a thrown value that is no Error: %j', (reason, detail) => {
    expect(eventOfError('uncaught-error', reason, ORIGIN)).toEqual({
      event: 'uncaught-error',
      detail,
      frames: [],
    });
  });

  it.each([
    ['Error: Odd\n    at f (chrome-extension://abcdef/content.js:1:2)', undefined],
    ['f@moz-extension://abcdef/content.js:1:2', ''],
    ['', 'safari-web-extension://abcdef/content.js'],
  ])('is not reported for an exception of an extension: %j', (stack, file) => {
    expect(eventOfError('uncaught-error', anError(stack), ORIGIN, file)).toBeUndefined();
  });

  it('reads a line of 100,000 characters at once (threats T14)', () => {
    const stack = `@${'@-://:'.repeat(17_000)}\n@${ORIGIN}/assets/index-bbbbbbbb.js:1:7`;
    const startedAt = performance.now();
    const event = eventOfError('uncaught-error', anError(stack), ORIGIN);
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(event?.frames).toEqual(['/assets/index-bbbbbbbb.js:1:7']);
  });
});

describe('an event of the window', () => {
  it('is reported with its error, or with its message alone', () => {
    const error = anError(FIREFOX);
    expect(eventOfWindow(new ErrorEvent('error', { error, message: 'Odd' }), ORIGIN)?.frames).toHaveLength(2);
    expect(eventOfWindow(new ErrorEvent('error', { message: 'SyntaxError' }), ORIGIN)).toMatchObject({
      event: 'uncaught-error',
      detail: 'SyntaxError',
    });
  });

  it('is reported for an unhandled rejection', () => {
    const event = Object.assign(new Event('unhandledrejection'), {
      reason: new RangeError('Invalid time value'),
    });
    expect(eventOfWindow(event, ORIGIN)).toMatchObject({
      event: 'unhandled-rejection',
      detail: 'RangeError: Invalid time value',
    });
  });

  it('is ignored for any other event', () => {
    expect(eventOfWindow(new Event('resize'), ORIGIN)).toBeUndefined();
  });

  describe('a violation of the Content Security Policy', () => {
    class Violation extends Event {
      constructor(parts: object) {
        super('securitypolicyviolation');
        Object.assign(
          this,
          {
            blockedURI: 'inline',
            effectiveDirective: 'img-src',
            sourceFile: '',
            lineNumber: 1,
            columnNumber: 7,
          },
          parts,
        );
      }
    }

    it.each([
      [{ effectiveDirective: 'script-src-elem' }, 'script-src-elem: inline'],
      [{ blockedURI: 'https://noor.example/a?token=b' }, 'img-src: other origin'],
      [{ blockedURI: 'https://amin.example/dashboard/business/7?a=b' }, 'img-src: own origin'],
      [{ blockedURI: 'data:image/png;base64,AAAA' }, 'img-src: data'],
      [{ blockedURI: '' }, 'img-src: '],
    ])('is reported with the directive and the kind of source, without its URL: %j', (parts, detail) => {
      expect(eventOfWindow(new Violation(parts), ORIGIN)).toEqual({
        event: 'policy-violation',
        detail,
        frames: [],
      });
    });

    it('is reported with the location in a file of the site', () => {
      const sourceFile = 'https://amin.example/assets/frame-aaaaaaaa.js';
      expect(eventOfWindow(new Violation({ sourceFile }), ORIGIN)?.frames).toEqual([
        '/assets/frame-aaaaaaaa.js:1:7',
      ]);
    });

    it.each(['blockedURI', 'sourceFile'])('is not reported for extensions: %s', (part) => {
      expect(eventOfWindow(new Violation({ [part]: 'chrome-extension://abc/a.js' }), ORIGIN)).toBeUndefined();
    });
  });
});
