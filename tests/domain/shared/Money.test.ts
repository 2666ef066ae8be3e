import { describe, expect, it } from 'vitest';
import { DEFAULT_CURRENCY, Money } from '@/domain/shared/Money';

describe('Money', () => {
  it.each([
    [9900, 99],
    [1990, 19.9],
    [1, 0.01],
    [0, 0],
  ])('converts %d agorot to %d in major units', (minor, major) => {
    expect(Money.agorot(minor).majorPrice).toBe(major);
  });

  it('is in ILS by default', () => {
    expect([DEFAULT_CURRENCY, Money.agorot(1).currency, Money.zero().currency]).toEqual([
      'ILS',
      'ILS',
      'ILS',
    ]);
  });

  describe('parse', () => {
    it.each([
      [1990, 1990],
      ['1990', 1990],
      [JSON.parse('149.0'), 149],
      [0, 0],
      ['0', 0],
      [-0, 0],
      [2 ** 31, 2 ** 31],
      [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
      [String(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER],
    ])('parses %j as %d minor units', (input, minor) => {
      expect(Money.parse(input, 'ILS')).toEqual(Money.agorot(minor));
    });

    it.each([149.5, 0.5, -0.4, '149.00', '149.5', '149.', '.5', '149,00', '1,490', '1 490', '1_490'])(
      'never sells at %j, because a fraction of a minor unit is no price',
      (input) => {
        expect(Money.parse(input, 'ILS')).toBeUndefined();
      },
    );

    it.each([
      -1,
      '-1',
      '-0',
      '+5',
      '0149',
      '00',
      ' 149 ',
      '149\n',
      '１４９',
      '١٤٩',
      '₪149',
      '149 ILS',
      Number.NaN,
      Infinity,
      'Infinity',
      -Infinity,
      2 ** 53,
      String(2 ** 53),
      '1e999',
      '',
      '  ',
      'free',
      '0x10',
      '1e3',
      null,
      undefined,
      true,
      [],
      [1990],
      {},
      1990n,
    ])('rejects %s', (input) => {
      expect(Money.parse(input, 'ILS')).toBeUndefined();
    });

    it('rejects a very long number without parsing it', () => {
      expect(Money.parse('9'.repeat(100_000), 'ILS')).toBeUndefined();
      expect(Money.parse(`1.${'0'.repeat(100_000)}`, 'ILS')).toBeUndefined();
    });

    it.each([
      ['ILS', 'ILS'],
      ['ils', 'ILS'],
      [' usd ', 'USD'],
      ['XXXX', 'XXXX'],
      ['ILS'.padEnd(10), 'ILS'],
      [undefined, 'ILS'],
      [null, 'ILS'],
      ['', 'ILS'],
      ['  ', 'ILS'],
    ])('parses the currency %j as %s', (currency, code) => {
      expect(Money.parse(100, currency)?.currency).toBe(code);
    });

    it.each([376, true, {}, ['ILS'], 'ILS'.padEnd(11)])(
      'rejects an unreadable currency instead of using ILS: %j',
      (currency) => {
        expect(Money.parse(100, currency)).toBeUndefined();
      },
    );
  });

  describe('arithmetic', () => {
    it('adds, subtracts and multiplies in whole minor units', () => {
      expect(Money.agorot(10).plus(Money.agorot(20)).minor).toBe(30);
      expect(Money.agorot(10).minus(Money.agorot(20)).minor).toBe(-10);
      expect(Money.agorot(10).times(3).minor).toBe(30);
      expect(Money.agorot(5).times(0.5).minor).toBe(3);
    });

    it('stops at zero on request', () => {
      expect(Money.agorot(-1).atLeastZero()).toEqual(Money.zero());
      expect(Money.agorot(1).atLeastZero()).toEqual(Money.agorot(1));
    });

    it('keeps the currency', () => {
      const dollar = Money.zero('USD');
      expect([dollar.plus(dollar), dollar.minus(dollar), dollar.times(2), dollar.atLeastZero()]).toEqual(
        Array(4).fill(dollar),
      );
    });

    it('is equal by amount and currency', () => {
      expect(Money.agorot(1).equals(Money.agorot(1))).toBe(true);
      expect(Money.agorot(1).equals(Money.agorot(2))).toBe(false);
      expect(Money.zero('USD').equals(Money.zero('ILS'))).toBe(false);
    });

    it('throws when two currencies are added', () => {
      expect(() => Money.zero('USD').plus(Money.zero('ILS'))).toThrow('Cannot combine USD with ILS');
      expect(() => Money.zero('USD').minus(Money.zero('ILS'))).toThrow('Cannot combine USD with ILS');
    });
  });
});
