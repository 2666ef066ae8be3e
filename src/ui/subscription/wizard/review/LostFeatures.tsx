import { Minus, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { LostEntitlement } from '@/domain/subscription/entitlements';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLostFeatureText } from './useLostFeatureText';
import styles from './lost-features.module.scss';

interface LostFeaturesProps {
  readonly features: readonly LostEntitlement[];
}

/** The features of the current plan that the new one lacks or has less of. */
export function LostFeatures({ features }: LostFeaturesProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const texts = useCatalogTexts();
  const lostText = useLostFeatureText();
  if (features.length === 0) return undefined;
  return (
    <section className={styles['lost']} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles['heading']}>
        <Icon of={TriangleAlert} />
        <span>{t('subscription.wizard.review.lost.title')}</span>
      </h3>
      <ul className={styles['features']}>
        {features.map(({ entitlement, remainder }) => (
          <li key={entitlement.featureId}>
            <Icon of={Minus} size="small" />
            <bdi>
              {remainder === undefined ? texts.entitlement(entitlement) : lostText(entitlement, remainder)}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
