import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';

/** Names of brands are the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  isracard: 'Isracard',
  americanexpress: 'American Express',
  amex: 'American Express',
  dinersclub: 'Diners Club',
  discover: 'Discover',
};

/** How a brand writes itself; undefined for one the provider does not name or nobody knows. */
export function cardBrandName(brand: string | undefined): string | undefined {
  const key = normalizeSpelling(brand);
  return Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
}
