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
  ])('tells what was thrown, and the places in files of the site, as %s writes them', (_browser, stack) => {
    expect(eventOfError('render-error', anError(stack), ORIGIN)).toEqual({
      event: 'render-error',
      detail: 'TypeError: Odd',
      places: ['/assets/frame-aaaaaaaa.js:1:20431', '/assets/index-bbbbbbbb.js:1:7'],
    });
  });

  it.each([
    ['a text', 'a text'],
    [undefined, 'undefined thrown'],
    [{ name: 'Noor' }, 'object thrown'],
  ])('tells of a thing that is no error only its kind: %j', (reason, detail) => {
    expect(eventOfError('uncaught-error', reason, ORIGIN)).toEqual({
      event: 'uncaught-error',
      detail,
      places: [],
    });
  });

  it.each([
    ['Error: Odd\n    at f (chrome-extension://abcdef/content.js:1:2)', undefined],
    ['f@moz-extension://abcdef/content.js:1:2', ''],
    ['', 'safari-web-extension://abcdef/content.js'],
  ])('is none where an extension threw it: %j', (stack, file) => {
    expect(eventOfError('uncaught-error', anError(stack), ORIGIN, file)).toBeUndefined();
  });
});

describe('what the window is told', () => {
  it('is an error with its own, or with a message alone', () => {
    const error = anError(FIREFOX);
    expect(eventOfWindow(new ErrorEvent('error', { error, message: 'Odd' }), ORIGIN)?.places).toHaveLength(2);
    expect(eventOfWindow(new ErrorEvent('error', { message: 'SyntaxError' }), ORIGIN)).toMatchObject({
      event: 'uncaught-error',
      detail: 'SyntaxError',
    });
  });

  it('is a rejection that nobody handled', () => {
    const event = Object.assign(new Event('unhandledrejection'), {
      reason: new RangeError('Invalid time value'),
    });
    expect(eventOfWindow(event, ORIGIN)).toMatchObject({
      event: 'unhandled-rejection',
      detail: 'RangeError: Invalid time value',
    });
  });

  it('is nothing for any other event', () => {
    expect(eventOfWindow(new Event('resize'), ORIGIN)).toBeUndefined();
  });

  describe('about the policy', () => {
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
    ])('tells the directive and the kind of source, never its URL: %j', (parts, detail) => {
      expect(eventOfWindow(new Violation(parts), ORIGIN)).toEqual({
        event: 'policy-violation',
        detail,
        places: [],
      });
    });

    it('tells the place in a file of the site', () => {
      const sourceFile = 'https://amin.example/assets/frame-aaaaaaaa.js';
      expect(eventOfWindow(new Violation({ sourceFile }), ORIGIN)?.places).toEqual([
        '/assets/frame-aaaaaaaa.js:1:7',
      ]);
    });

    it.each(['blockedURI', 'sourceFile'])('tells nothing of extensions: %s', (part) => {
      expect(eventOfWindow(new Violation({ [part]: 'chrome-extension://abc/a.js' }), ORIGIN)).toBeUndefined();
    });
  });
});
