import { formatNumber } from '@/ui/i18n/formatters';

/** The count chooses the plural form, the number is how it is written. */
export function counted(count: number): { readonly count: number; readonly number: string } {
  return { count, number: formatNumber(count) };
}
