import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scrub, scrubText } from '@/application/diagnostics/ScrubbedDiagnostics';
import { TECHNICAL_NUMBERS, TECHNICAL_WORDS } from '@/application/diagnostics/technicalWords';
import { anyText, assertProperty } from '../../domain/arbitraries';

/** One example of each kind of data that must not leave the browser. */
const CANARIES = [
  'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJub29yIn0.c2lnbmF0dXJl',
  '0.AXoAq8f3-refresh_TOKEN_9Zk',
  'Noor Haddad',
  'noor haddad',
  'נור חדאד',
  'نور حدّاد',
  'noor.haddad@example.com',
  '+972-54-123-4567',
  '054 123 45 67',
  '٠٥٤١٢٣٤٥٦٧',
  '12 Herzl Street, Haifa',
  'שדרות הנשיא 7, חיפה',
  '3498838',
  'IL514123456',
  '514123456',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  '737',
  'https://amin.example/auth/callback?code=SplxlOBeZQQYbYS6WxSbIA#state=af0ifjsldkj',
  '/dashboard/business/AMN-10482/subscription?step=payment',
  '3f1c2a64-9f0e-4c1d-8a53-1f1f6f2a7f10',
  'user-4711',
  '🍋🍋🍋',
] as const;

/** The words and numbers of a text. Personal data consists of whole words. */
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

describe('a scrubbed diagnostics event', () => {
  it.each(CANARIES)('contains nothing of %s, in any of its fields (threats T19)', (canary) => {
    const details = [
      canary,
      `TypeError: Cannot read properties of undefined (reading '${canary}')`,
      `user ${canary} of the list: no id`,
      `${canary}: metadata`,
      `"${canary}" is not valid JSON`,
      `no_id${canary}type`,
    ];
    for (const detail of details) {
      const left = scrub({ event: 'uncaught-error', detail, frames: [canary, `/assets/${canary}.js:1:2`] });
      const text = JSON.stringify(left);
      expect(text).not.toContain(canary);
      const personal = wordsOf(canary).filter((word) => !TECHNICAL_WORDS.has(word.toLowerCase()));
      expect(wordsOf(text).filter((word) => personal.includes(word))).toEqual([]);
      expect(left).not.toHaveProperty('frames');
    }
  });

  it('contains only known words, for any input (threats T19)', () => {
    assertProperty(fc.array(fc.oneof(anyText, fc.constantFrom(...CANARIES))), (parts) => {
      const left = scrubText(parts.join(' '));
      const unknown = wordsOf(left.replaceAll(/([a-z])([A-Z])/gu, '$1 $2')).filter(
        (word) => !TECHNICAL_WORDS.has(word.toLowerCase()) && !TECHNICAL_NUMBERS.has(word),
      );
      expect(unknown).toEqual([]);
      expect(left.length).toBeLessThanOrEqual(300);
      expect(left).toMatch(/^[\u0020-\u007E…]*$/u);
    });
  });

  it.each([
    [
      "TypeError: Cannot read properties of undefined (reading 'הרצל')",
      "TypeError: Cannot read properties of undefined (reading '…')",
    ],
    ['ReferenceError: noor is not defined', 'ReferenceError: … is not defined'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Noor for the full message',
      'Minified React error #418; visit … for the full message',
    ],
    [
      'Failed to fetch dynamically imported module: https://amin.example/assets/x-12345678.js',
      'Failed to fetch dynamically imported module: …',
    ],
    ['user 31 of the list: no id', 'user … of the list: no id'],
    ['200 text/html', '200 text/html'],
    ['interaction_in_progress', 'interaction_in_progress'],
    ['', ''],
    ['__', '…'],
    ['no content at /callback?code=status&state=type#token=token here', 'no content at /callback…'],
  ])('keeps the information for finding a fault: %s', (detail, expected) => {
    expect(scrubText(detail)).toBe(expected);
  });

  it.each([
    ['no token after 2,000 characters', `${'noor '.repeat(400)}token`, '… '],
    ['the token before them', `${'noor '.repeat(399)}token`, '… token'],
    ['300 characters of a text', 'token '.repeat(100), 'token '.repeat(50)],
    ['no URL of any scheme', 'load web+amin.v2-x://noor/token failed', 'load … failed'],
    ['no query of any length', 'load ?noor=token #id=token failed', 'load … failed'],
    ['no number of several groups', 'status 404 404', 'status …'],
    ['no number with several separators', 'status 404 - - 404', 'status …'],
    ['technical words with underscores around them', '_token status_ __type__', '_token status_ __type__'],
    ['one ellipsis for removed texts in a row', 'noor, (haddad): 4711 - token', '… - token'],
    [
      'parts of a compound',
      'operationHours XMLHttpRequest MSALError noorError',
      'operationHours XMLHttpRequest MSALError …',
    ],
  ])('contains %s', (_what, detail, expected) => {
    expect(scrubText(detail)).toBe(expected);
  });

  it.each([
    ['another origin', 'https://amin.example/assets/frame-a1B2_-c3.js:1:2'],
    ['a query', '/assets/frame-a1B2_-c3.js:1:2?noor'],
    ['a page', '/dashboard/business/AMN-10482:1:2'],
    ['a name without a hash', '/assets/noor.js:1:2'],
    ['a hash of another length', '/assets/frame-a1B2_-c.js:1:2'],
    ['a name with digits', '/assets/noor4711-a1B2_-c3.js:1:2'],
    ['a name of more than 40 letters', `/assets/${'a'.repeat(41)}-a1B2_-c3.js:1:2`],
    ['no column', '/assets/frame-a1B2_-c3.js:1'],
    ['a text before it', 'noor /assets/frame-a1B2_-c3.js:1:2'],
    ['a position of more than seven digits', '/assets/frame-a1B2_-c3.js:12345678:1'],
  ])('contains no location with %s', (_what, frame) => {
    expect(scrub({ event: 'render-error', detail: 'Error', frames: [frame] })).not.toHaveProperty('frames');
  });

  it.each([
    '/assets/frame-a1B2_-c3.js:1:2',
    '/assets/bg-a1B2_-c3.js:1:2',
    '/assets/texts-he-site-errors-profile-a1B2_-c3.js:1234567:1234567',
  ])('keeps the location %s', (place) => {
    expect(scrub({ event: 'render-error', detail: 'Error', frames: [place] }).frames).toEqual([place]);
  });

  it('keeps the duration of a span, and of its name only known words', () => {
    const event = { event: 'request-failed', detail: 'getUser: 503' } as const;
    const span = { name: 'getUser of noor haddad', duration: 12.6 };
    expect(scrub({ ...event, span })).toEqual({ ...event, span: { name: 'getUser of …', duration: 13 } });
  });

  it('keeps up to twelve locations in the built files', () => {
    const place = '/assets/SubscriptionWizardPage-a1B2_-c3.js:1:20431';
    const report = { event: 'render-error', detail: 'Error' } as const;
    expect(scrub({ ...report, frames: [place, 'https://amin.example/he?q=1:1:1'] }).frames).toEqual([place]);
    expect(scrub({ ...report, frames: Array.from({ length: 40 }, () => place) }).frames).toHaveLength(12);
    expect(scrub(report)).toEqual(report);
  });
});

describe('the words in the diagnostics of the product', () => {
  const files = ['src/adapters', 'src/application', 'src/domain'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.startsWith('in-memory'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const REPORTED =
    /(?:[mM]alformed\(|warnings\.add\(|warn\(|detail: |#report\(|refused\()(?<quote>['`])(?<text>[^'`]+)\k<quote>/gu;

  it('are kept, except the inserted values', () => {
    const texts = files.flatMap((text) =>
      [...text.matchAll(REPORTED)].map(({ groups }) => groups?.['text'] ?? ''),
    );
    expect(texts.length).toBeGreaterThan(20);
    const fixed = texts
      .map((text) => text.replaceAll(/\$\{[^}]*\}/gu, '…'))
      .filter((text) => !/^[\s….:]*$/u.test(text));
    expect(fixed.filter((text) => scrubText(text) !== text)).toEqual([]);
  });
});
