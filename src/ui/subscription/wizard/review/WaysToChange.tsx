import { ArrowLeftRight, ArrowRight, CreditCard, Plus, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { afterPaint } from '@/ui/shell/afterPaint';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import styles from './ways-to-change.module.scss';

interface WaysToChangeProps {
  readonly viewModel: SubscriptionWizardViewModel;
}

/** What the owner of an unchanged subscription can change. */
export function WaysToChange({ viewModel }: WaysToChangeProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Card labelledBy={headingId}>
      <h3 id={headingId} className={styles['heading']}>
        {t('subscription.wizard.review.ways.heading')}
      </h3>
      <ul className={styles['ways']}>
        <Way icon={ArrowLeftRight} onPress={() => viewModel.jumpTo('plan')}>
          {t('subscription.wizard.review.ways.plan')}
        </Way>
        <Way icon={Plus} onPress={() => viewModel.jumpTo('add-ons')}>
          {t('subscription.wizard.review.ways.addOns')}
        </Way>
        <Way icon={CreditCard} onPress={() => viewModel.changeCard()}>
          {t('subscription.wizard.review.ways.card')}
        </Way>
      </ul>
    </Card>
  );
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly children: string;
  readonly onPress: () => void;
}

function Way({ icon, children, onPress }: WayProps) {
  return (
    <li className={styles['way']}>
      <button type="button" className={styles['button']} onClick={() => afterPaint(onPress)}>
        <Icon of={icon} />
        <span className={styles['words']}>{children}</span>
        <Icon of={ArrowRight} mirrorsInRtl />
      </button>
    </li>
  );
}
