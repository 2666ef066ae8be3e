/** The currency of a price without a currency (spec section 9). */
export const DEFAULT_CURRENCY = 'ILS';

/** A whole number as JSON writes it. A safe integer has at most 16 digits. */
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,15})$/;
const MAX_CURRENCY_LENGTH = 10;

/**
 * An amount in whole minor units (agorot for ILS) of one currency. In the UI only the formatter converts it to major
 * units. A second conversion would show a hundredth of the price (decision C9).
 */
export class Money {
  private constructor(
    readonly minor: number,
    /** ISO 4217 code, upper case. */
    readonly currency: string,
  ) {}

  /**
   * Parses a price: a whole number of minor units that is not negative, as a number or spelled as JSON spells it. An
   * absent currency is the default currency. Returns undefined for any other amount and for an invalid currency.
   * A fraction is never rounded, because `"149.00"` is a price in major units (decision C9).
   */
  static parse(minor: unknown, currency: unknown): Money | undefined {
    const amount = typeof minor === 'string' && WHOLE_NUMBER.test(minor) ? Number(minor) : minor;
    const code = parseCurrency(currency);
    if (code === undefined || !isNonNegativeSafeInteger(amount)) return undefined;
    return new Money(amount + 0, code);
  }

  /** Creates an amount in ILS from agorot. */
  static agorot(minor: number): Money {
    return new Money(roundHalfAwayFromZero(minor), DEFAULT_CURRENCY);
  }

  static zero(currency: string = DEFAULT_CURRENCY): Money {
    return new Money(0, currency);
  }

  /** The price divided by 100 (spec section 3). The UI displays amounts with the formatter instead. */
  get majorPrice(): number {
    return this.minor / 100;
  }

  plus(other: Money): Money {
    this.#mustShareCurrencyWith(other);
    return new Money(this.minor + other.minor, this.currency);
  }

  minus(other: Money): Money {
    this.#mustShareCurrencyWith(other);
    return new Money(this.minor - other.minor, this.currency);
  }

  times(quantity: number): Money {
    return new Money(roundHalfAwayFromZero(this.minor * quantity), this.currency);
  }

  atLeastZero(): Money {
    return this.minor < 0 ? Money.zero(this.currency) : this;
  }

  equals(other: Money): boolean {
    return this.minor === other.minor && this.currency === other.currency;
  }

  /** Throws, because mixing currencies is a bug of the caller (decision C57). */
  #mustShareCurrencyWith(other: Money): void {
    if (other.currency !== this.currency)
      throw new Error(`Cannot combine ${this.currency} with ${other.currency}`);
  }
}

/** True for -0 too, which `parse` turns into 0 with `+ 0`. */
function isNonNegativeSafeInteger(amount: unknown): amount is number {
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0;
}

function parseCurrency(currency: unknown): string | undefined {
  const text = currency ?? '';
  if (typeof text !== 'string' || text.length > MAX_CURRENCY_LENGTH) return undefined;
  return text.trim() === '' ? DEFAULT_CURRENCY : text.trim().toUpperCase();
}

function roundHalfAwayFromZero(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount)) + 0;
}
