/** The currency of every price that names none (spec section 9). */
export const DEFAULT_CURRENCY = 'ILS';

/**
 * An amount in whole minor units (agorot for ILS) of one currency. Nothing but the formatter divides by 100:
 * two divisions in two places would be a hundredfold mistake (decision C9).
 */
export class Money {
  private constructor(
    readonly minor: number,
    /** ISO 4217 code, upper case. */
    readonly currency: string,
  ) {}

  /** Rounds a fraction of a minor unit half away from zero. What is not a finite number is no amount: undefined. */
  static parse(minor: unknown, currency: unknown): Money | undefined {
    const amount = typeof minor === 'string' && minor.trim() !== '' ? Number(minor) : minor;
    if (typeof amount !== 'number' || !Number.isSafeInteger(Math.round(amount))) return undefined;
    return new Money(roundHalfAwayFromZero(amount), currencyCode(currency));
  }

  /** For amounts known in the code: whole agorot. */
  static agorot(minor: number): Money {
    return new Money(roundHalfAwayFromZero(minor), DEFAULT_CURRENCY);
  }

  static zero(currency: string = DEFAULT_CURRENCY): Money {
    return new Money(0, currency);
  }

  /** The amount in major units, as the specification's 'price after transformation' reads. For display use the formatter. */
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

  /** Adding two currencies is a bug in the caller: one selection has one currency (decision C57). */
  #mustShareCurrencyWith(other: Money): void {
    if (other.currency !== this.currency)
      throw new Error(`Cannot combine ${this.currency} with ${other.currency}`);
  }
}

function currencyCode(currency: unknown): string {
  return typeof currency === 'string' && currency.trim() !== ''
    ? currency.trim().toUpperCase()
    : DEFAULT_CURRENCY;
}

function roundHalfAwayFromZero(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount)) + 0;
}
