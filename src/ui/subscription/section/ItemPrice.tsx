import type { SubscriptionItem } from '@/domain/subscription/Subscription';
import { Amount } from '@/ui/i18n/components/Amount';
import { useTranslation } from '@/ui/i18n/useTranslation';

/** The price of an item per period, or a text that it is unknown. */
export function ItemPrice({ of: { price, quantity } }: { readonly of: SubscriptionItem }) {
  const { t } = useTranslation();
  return price === undefined ? t('subscription.section.priceUnknown') : <Amount of={price.times(quantity)} />;
}
