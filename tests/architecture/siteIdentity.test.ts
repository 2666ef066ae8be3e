import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { securityText, versionText } from '../../scripts/vite/siteIdentity';

const ORIGIN = 'https://amin.example';
const CONTACT = 'mailto:security@amin.example';
const fieldOf = (text: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'mu').exec(text)?.[1] ?? 'missing';

describe('security.txt', () => {
  it('names the contact, the languages and its own URL (RFC 9116)', () => {
    const text = securityText(ORIGIN, CONTACT, new Date('2026-11-22T12:00:00Z'));
    expect(text.split('\n')).toEqual([
      'Contact: mailto:security@amin.example',
      'Expires: 2027-10-01T00:00:00.000Z',
      'Preferred-Languages: en, he, ar',
      'Canonical: https://amin.example/.well-known/security.txt',
      '',
    ]);
  });

  it('does not expire within ten months of a build, and expires within a year', () => {
    const moments = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (builtAt) => {
        const expires = new Date(fieldOf(securityText(ORIGIN, CONTACT, builtAt), 'Expires'));
        const days = (expires.getTime() - builtAt.getTime()) / 86_400_000;
        expect(days).toBeGreaterThan(300);
        expect(days).toBeLessThan(366);
      }),
      { seed: 9116 },
    );
  });

  it('is equal for two builds of the same month in any time zone', () => {
    const texts = ['2026-11-01T00:00:00Z', '2026-11-30T23:59:59Z'].map((at) =>
      securityText(ORIGIN, CONTACT, new Date(at)),
    );
    expect(texts[0]).toBe(texts[1]);
  });
});

it('version.json names the version and the commit, or that there is none', () => {
  expect(JSON.parse(versionText('1.0.0', 'abc'))).toEqual({ version: '1.0.0', commit: 'abc' });
  expect(JSON.parse(versionText('1.0.0', undefined))).toEqual({ version: '1.0.0', commit: null });
});
