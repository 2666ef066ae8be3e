import type { TFunction } from 'i18next';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import { DEFAULT_CURRENCY, type Money } from '@/domain/shared/Money';
import { fractionDigitsOf } from '@/ui/i18n/formatters';

/** What a file to save is written with. */
export interface FileContext {
  readonly t: TFunction;
  readonly language: Language;
  readonly now: Instant;
}

/** An amount that a spreadsheet can add up: plain digits, and the currency only if it is not the default one. */
export function amountCell(amount: Money | undefined): string {
  if (amount === undefined) return '';
  const fraction = fractionDigitsOf(amount.currency);
  const digits = (amount.minor / 10 ** fraction).toFixed(fraction);
  return amount.currency === DEFAULT_CURRENCY ? digits : `${digits} ${amount.currency}`;
}
