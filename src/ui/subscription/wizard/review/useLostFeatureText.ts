import { isUnlimited } from '@/domain/subscription/entitlements';
import type { Entitlement } from '@/domain/subscription/Plan';
import { countedFeature, type CountedFeature } from '@/ui/subscription/catalogTexts';
import { formatNumber } from '@/ui/i18n/formatters';
import { shownText } from '@/ui/i18n/shownText';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';

const NAMES = {
  photos: 'subscription.wizard.review.lost.photos',
  serviceAreas: 'subscription.wizard.review.lost.serviceAreas',
  teamMembers: 'subscription.wizard.review.lost.teamMembers',
} as const satisfies Readonly<Record<CountedFeature, TextKey>>;

/** Returns the text for a feature that the new plan has less of, for example "Photos: 10 instead of 40". */
export function useLostFeatureText(): (before: Entitlement, after: Entitlement) => string {
  const { t } = useTranslation();
  const amount = (entitlement: Entitlement): string =>
    isUnlimited(entitlement)
      ? t('subscription.wizard.review.lost.unlimited')
      : formatNumber(Number(entitlement.value));
  return (before, after) => {
    const known = countedFeature(before);
    return t('subscription.wizard.review.lost.less', {
      feature: known === undefined ? shownText(before.featureName) : t(NAMES[known]),
      before: amount(before),
      after: amount(after),
    });
  };
}
