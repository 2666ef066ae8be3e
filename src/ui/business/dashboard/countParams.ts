import { formatNumber } from '@/ui/i18n/formatters';

/** The values of a translation with a number: `count` selects the plural form and `number` is the formatted text. */
export function countParams(count: number): { readonly count: number; readonly number: string } {
  return { count, number: formatNumber(count) };
}
