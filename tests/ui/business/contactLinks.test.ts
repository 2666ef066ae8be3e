import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailLink, phoneLink, websiteLink } from '@/ui/business/detail/contactLinks';
import { anyText, SEEDED_RUNS } from '@tests/domain/arbitraries';

/** A `javascript:` URL in two parts, because the linter rejects it as a literal. */
const SCRIPT = ['javascript', ':'].join('');

describe('A phone number', () => {
  it.each([
    ['04-812-3456', 'tel:048123456'],
    ['1-700-123-456', 'tel:1700123456'],
    ['+972 (52) 123-4567', 'tel:+972521234567'],
    [' 052 123 4567 ', 'tel:0521234567'],
  ])('%s becomes a tel: link', (phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });

  it.each([
    '+972 (0)52-123-4567',
    '03-1234567/8',
    '*2345',
    '12',
    'call me',
    '04-812-3456 ext 5',
    `${SCRIPT}alert(1)`,
    '0'.repeat(600),
    '',
  ])('%j stays plain text', (phone) => {
    expect(phoneLink(phone)).toBeUndefined();
  });
});

describe('An email address', () => {
  it('becomes a mailto: link', () => {
    expect(emailLink(' office@example.com ')).toBe('mailto:office@example.com');
  });

  it.each([
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
