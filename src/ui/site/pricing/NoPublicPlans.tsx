import { Card } from '@/ui/design/components/card/Card';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { LogInOrDashboard } from './LogInOrDashboard';
import { PreparingText } from './PreparingText';
import styles from './no-public-plans.module.scss';

/** Stands in the place of the plans: what the page will show, and where a plan can be chosen now. */
export function NoPublicPlans() {
  return (
    <Card className={styles['card']}>
      <Illustration name="empty" />
      <p className={styles['text']}>
        <PreparingText />
      </p>
      <LogInOrDashboard />
    </Card>
  );
}
