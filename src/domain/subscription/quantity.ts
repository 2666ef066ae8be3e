/** The quantity of an add-on without one (spec section 9). */
export const DEFAULT_QUANTITY = 1;

const MAX_QUANTITY = 1_000_000;
const MAX_LENGTH = 20;

/**
 * Parses a whole number from 1 to MAX_QUANTITY, also as a text of digits. A missing quantity is the default. Undefined
 * for any other input, because a guess would give a wrong price.
 */
export function parseQuantity(input: unknown): number | undefined {
  if (input === undefined || input === null) return DEFAULT_QUANTITY;
  const isDigits = typeof input === 'string' && input.length <= MAX_LENGTH && /^\s*\d+\s*$/.test(input);
  const quantity = isDigits ? Number(input) : input;
  return typeof quantity === 'number' && isQuantity(quantity) ? quantity : undefined;
}

function isQuantity(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= MAX_QUANTITY;
}
