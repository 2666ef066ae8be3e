import { Card } from '@/ui/design/components/card/Card';
import { EmptyIllustration } from '@/ui/design/illustrations/EmptyIllustration';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { LogInOrDashboard } from './LogInOrDashboard';
import { PreparingText } from './PreparingText';
import styles from './no-public-plans.module.scss';

/** Stands in the place of the plans: what the page will show, and where a plan can be chosen now. */
export function NoPublicPlans() {
  return (
    <Card className={styles['card']}>
      <Illustration of={EmptyIllustration} />
      <PreparingText className={styles['text']} />
      <LogInOrDashboard />
    </Card>
  );
}
