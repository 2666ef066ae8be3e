import { Card } from '@/ui/design/components/card/Card';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LogInOrDashboard } from './LogInOrDashboard';
import styles from './no-public-plans.module.scss';

/** Stands in the place of the plans: what the page will show, and where a plan can be chosen now. */
export function NoPublicPlans() {
  const { t } = useTranslation();
  return (
    <Card className={styles['card']}>
      <Illustration name="empty" />
      <p className={styles['text']}>{t('pricing.text')}</p>
      <LogInOrDashboard />
    </Card>
  );
}
