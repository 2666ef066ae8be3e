import type { TFunction } from 'i18next';
import type { Business } from '@/domain/business/Business';
import { countParams, formatNumber } from '@/ui/i18n/formatters';

/** The rating and the number of its reviews. Undefined without reviews. */
export function ratingText(
  t: TFunction,
  { rating, reviewCount }: Pick<Business, 'rating' | 'reviewCount'>,
): string | undefined {
  if (rating <= 0 || reviewCount <= 0) return undefined;
  return t('detail.rating', { ...countParams(reviewCount), rating: formatNumber(rating) });
}
