/** The quantity of an add-on without one (spec section 9). */
export const DEFAULT_QUANTITY = 1;

const MAX_QUANTITY = 1_000_000;
const MAX_LENGTH = 20;

/** Parses a whole number from 1 to MAX_QUANTITY, also as a text of digits. Any other input gives the default. */
export function parseQuantity(input: unknown): number {
  const isDigits = typeof input === 'string' && input.length <= MAX_LENGTH && /^\s*\d+\s*$/.test(input);
  const quantity = isDigits ? Number(input) : input;
  return typeof quantity === 'number' && isQuantity(quantity) ? quantity : DEFAULT_QUANTITY;
}

function isQuantity(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= MAX_QUANTITY;
}
