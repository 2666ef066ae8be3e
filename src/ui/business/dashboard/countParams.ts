import { formatNumber } from '@/ui/i18n/formatters';

/** The values of a text with a number: `count` selects the plural form, and `number` is shown. */
export function countParams(count: number): { readonly count: number; readonly number: string } {
  return { count, number: formatNumber(count) };
}
