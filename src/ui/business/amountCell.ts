import { DEFAULT_CURRENCY, type Money } from '@/domain/shared/Money';
import { fractionDigitsOf } from '@/ui/i18n/formatters';

/** Digits that a spreadsheet can add up. Another currency than that of the column is named. */
export function amountCell(amount: Money | undefined): string {
  if (amount === undefined) return '';
  const fraction = fractionDigitsOf(amount.currency);
  const digits = (amount.minor / 10 ** fraction).toFixed(fraction);
  return amount.currency === DEFAULT_CURRENCY ? digits : `${digits} ${amount.currency}`;
}
