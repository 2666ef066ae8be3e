import { DEFAULT_CURRENCY, type Money } from '@/domain/shared/Money';
import { fractionDigitsOf } from '@/ui/i18n/formatters';

/**
 * An amount for a column of a spreadsheet: plain digits, which it can add up. The column is in the default currency. Any
 * other currency follows its amount.
 */
export function amountCell(amount: Money | undefined): string {
  if (amount === undefined) return '';
  const fraction = fractionDigitsOf(amount.currency);
  const digits = (amount.minor / 10 ** fraction).toFixed(fraction);
  return amount.currency === DEFAULT_CURRENCY ? digits : `${digits} ${amount.currency}`;
}
