import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@/domain/shared/instant';
import type { PointInTime } from '@/domain/shared/pointInTime';
import { Money } from '@/domain/shared/Money';
import { aMoment } from '@tests/support/builders/aMoment';
import {
  formatCardExpiry,
  formatPlainDate,
  formatDate,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRecent,
  formatTime,
  isoDate,
} from '@/ui/i18n/formatters';

const visible = (text: string): string =>
  text
    .replaceAll(/[\u200E\u200F]/g, '')
    .replaceAll('\u00A0', ' ')
    .trim();
const at = (iso: string): PointInTime => ({ kind: 'instant', instant: instant(Date.parse(iso)) });

describe('numbers and dates use the Hebrew locale in every language', () => {
  it.each([
    [14900, '149.00 ₪'],
    [146600, '1,466.00 ₪'],
    [0, '0.00 ₪'],
    [1, '0.01 ₪'],
    [9900, '99.00 ₪'],
  ])('formats %i agorot as %s', (minor, text) => {
    expect(visible(formatMoney(Money.agorot(minor)))).toBe(text);
  });

  it('omits the fraction of a large whole price, and keeps any other fraction', () => {
    expect(visible(formatMoney(Money.agorot(14900), { trim: true }))).toBe('149 ₪');
    expect(visible(formatMoney(Money.agorot(14950), { trim: true }))).toBe('149.50 ₪');
  });

  it('formats a currency without minor units, and an unknown currency by its code', () => {
    expect(visible(formatMoney(Money.parse(500, 'JPY') ?? Money.zero()))).toContain('500');
    expect(visible(formatMoney(Money.parse(19900, 'QQQ') ?? Money.zero()))).toMatch(
      /199.00.*QQQ|QQQ.*199.00/,
    );
    expect(visible(formatMoney(Money.zero('no code')))).toBe('0 no code');
  });

  it('formats whole percentages', () => {
    expect(visible(formatPercent(20))).toBe('20%');
  });

  it('formats a date in numbers, in the time zone of the business', () => {
    expect(formatDate(at('2026-12-13T22:30:00Z'), 'Asia/Jerusalem')).toBe('14.12.2026');
    expect(formatDate(at('2026-12-13T22:30:00Z'), 'Europe/London')).toBe('13.12.2026');
    expect(formatDate(at('2026-12-13T22:30:00Z'), 'Mars/Olympus')).toBe('14.12.2026');
    expect(formatDate({ kind: 'plain-date', date: { year: 2025, month: 1, day: 5 } })).toBe('5.1.2025');
  });

  it('formats the date attribute and the expiry month of a card', () => {
    expect(isoDate({ kind: 'plain-date', date: { year: 2025, month: 1, day: 5 } })).toBe('2025-01-05');
    expect(formatCardExpiry({ month: 8, year: 2029 })).toBe('08/29');
  });
});

describe('a recent moment', () => {
  const now = aMoment('2026-03-05T12:00:00Z');

  it('has only the time today, and the date as well on another day', () => {
    const today = aMoment('2026-03-05T08:30:00Z');
    const yesterday = aMoment('2026-03-04T08:30:00Z');
    expect(formatRecent(today, now)).toBe(formatTime(today));
    expect(formatRecent(yesterday, now)).toBe(formatMoment(yesterday));
    expect(formatRecent(yesterday, now)).toContain('4.3.2026');
  });
});

describe('a formatter never throws and never prints NaN or undefined', () => {
  const expectInvariants = (text: string): void =>
    expect(text).toMatch(/^(?!.*(?:NaN|Invalid|undefined|Infinity)).+$/s);

  it('for numbers and percentages', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expectInvariants(formatNumber(value));
        expectInvariants(formatPercent(value));
      }),
    );
  });

  it('for money of any amount and any currency text', () => {
    const currencies = fc.string({ maxLength: 12 }).filter((text) => !/NaN|undefined/i.test(text));
    fc.assert(
      fc.property(fc.double(), currencies, fc.boolean(), (minor, currency, trim) => {
        expectInvariants(formatMoney(Money.parse(minor, currency) ?? Money.zero(currency), { trim }));
      }),
    );
  });

  it('for dates of any instant in any time zone text', () => {
    const moment = fc.double({ min: -8.64e15, max: 8.64e15, noNaN: true }).map((epoch) => instant(epoch));
    fc.assert(
      fc.property(moment, fc.string({ maxLength: 20 }), (when, timeZone) => {
        expectInvariants(formatDate({ kind: 'instant', instant: when }, timeZone));
      }),
    );
  });

  it('for plain dates that do not exist', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer(), fc.integer(), (year, month, day) => {
        expectInvariants(formatPlainDate({ year, month, day }));
      }),
    );
  });
});
