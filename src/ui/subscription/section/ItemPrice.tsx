import type { SubscriptionItem } from '@/domain/subscription/Subscription';
import { Amount } from '@/ui/i18n/components/Amount';
import { useTranslation } from '@/ui/i18n/useTranslation';

/** The price of an item per period, or a text that the price is unknown. */
export function ItemPrice({ of: { price, quantity } }: { readonly of: SubscriptionItem }) {
  const { t } = useTranslation();
  return price === undefined ? (
    <span>{t('subscription.section.priceUnknown')}</span>
  ) : (
    <Amount of={price.times(quantity)} />
  );
}
