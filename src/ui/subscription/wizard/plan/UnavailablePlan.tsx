import { useId } from 'react';
import type { PlanItem } from '@/domain/subscription/Subscription';
import { Card } from '@/ui/design/components/card/Card';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ItemPrice } from '@/ui/subscription/section/ItemPrice';
import styles from './plan-step.module.scss';

interface UnavailablePlanProps {
  readonly item: PlanItem;
}

/** The current plan when it is no longer offered. It cannot be selected (decision C24). */
export function UnavailablePlan({ item }: UnavailablePlanProps) {
  const { t } = useTranslation();
  const { planName } = useCatalogTexts();
  const headingId = useId();
  return (
    <Card labelledBy={headingId} className={styles['retired']}>
      <h3 id={headingId} className={styles['retiredTitle']}>
        {t('subscription.wizard.plan.retiredTitle')}
      </h3>
      <p className={styles['retiredPlan']}>
        <bdi>{planName(item)}</bdi>
        <span>
          <ItemPrice of={item} />
        </span>
      </p>
      <p className={styles['retiredText']}>{t('subscription.wizard.plan.retiredText')}</p>
    </Card>
  );
}
