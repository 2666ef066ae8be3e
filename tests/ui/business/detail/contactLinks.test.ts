import fc from 'fast-check';
import { anyText, SEEDED_RUNS } from '@tests/domain/arbitraries';
import {
  DIALLED_PHONES,
  PASTED_EMAILS,
  UNCERTAIN_EMAILS,
  UNDIALLED_PHONES,
} from '@tests/support/whatPeoplePaste';
import { describe, expect, it } from 'vitest';
import { emailLink, phoneLink, websiteLink } from '@/ui/business/detail/ContactCard';

/** A `javascript:` URL in two parts, because the linter rejects it as a literal. */
const SCRIPT = ['javascript', ':'].join('');

describe('A phone number', () => {
  it.each(DIALLED_PHONES)('%s becomes a link that dials %s', (phone, dialled) => {
    expect(phoneLink(phone)).toBe(`tel:${dialled}`);
  });

  it.each([...UNDIALLED_PHONES, `${SCRIPT}alert(1)`])('%j stays plain text', (phone) => {
    expect(phoneLink(phone)).toBeUndefined();
  });
});

describe('An email address', () => {
  it.each(PASTED_EMAILS)('becomes a mailto: link: %s', (_, pasted, email) => {
    expect(emailLink(pasted)).toBe(`mailto:${email}`);
  });

  it.each([
    ['a&b?c=d%0A@example.com', 'mailto:a%26b%3Fc=d%250A@example.com'],
    ['"dana"@example.com', 'mailto:%22dana%22@example.com'],
  ])('becomes a link without headers: %s', (email, link) => {
    expect(emailLink(email)).toBe(link);
  });

  it.each([
    ...UNCERTAIN_EMAILS,
    'office@example.com?bcc=evil@example.com',
    'a@example.com,b@example.com',
    'a%0Abcc:x@example.com',
    'office',
    `${SCRIPT}alert(1)@x.y`,
    'a\n@example.com',
    `${'a'.repeat(600)}@example.com`,
  ])('%j stays plain text', (email) => {
    expect(emailLink(email)).toBeUndefined();
  });
});

describe('A website (threats T4)', () => {
  it.each([
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['http://example.com', 'http://example.com/'],
    ['www.example.com', 'https://www.example.com/'],
    ['\u200F<www.example.com>,', 'https://www.example.com/'],
  ])('%s becomes a link', (url, link) => {
    expect(websiteLink(url)).toBe(link);
  });

  it.each([
    `${SCRIPT}alert(1)`,
    `${SCRIPT.toUpperCase()}alert(1)`,
    'data:text/html,x',
    'vbscript:x',
    'ftp://example.com',
    'https://example.com@evil.example',
    'java\nscript:alert(1)',
    'not a website',
    'localhost',
    '',
  ])('%j stays plain text', (url) => {
    expect(websiteLink(url)).toBeUndefined();
  });

  it('never becomes a link with another scheme, for any input (threats T4)', () => {
    const beginning = fc.constantFrom('', SCRIPT, 'data:', 'https://', '//', 'tel:', 'mailto:', '+972');
    const typed = fc.tuple(beginning, anyText).map((parts) => parts.join(''));
    const isHarmless = (link: string | undefined): boolean =>
      link === undefined || ['https:', 'http:', 'tel:', 'mailto:'].includes(new URL(link).protocol);
    const links = (text: string) => [phoneLink(text), emailLink(text), websiteLink(text)];
    const run = fc.check(
      fc.property(typed, (text) => links(text).every(isHarmless)),
      SEEDED_RUNS,
    );
    expect(run.counterexample).toBeNull();
  });
});
