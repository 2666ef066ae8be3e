import { Calendar, Pencil } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { OrderComparison } from '@/domain/subscription/orderComparison';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { afterPaint } from '@/ui/shell/afterPaint';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import { ChangesTable } from './ChangesTable';
import { DifferenceCard } from './DifferenceCard';
import { LostFeatures } from './LostFeatures';
import { WaysToChange } from './WaysToChange';
import styles from './review-changes.module.scss';

interface ReviewChangesProps {
  readonly viewModel: SubscriptionWizardViewModel;
  readonly selection: WizardSelection;
  readonly comparison: OrderComparison;
}

/**
 * The review of an update or a reactivation: today beside the order, and what is lost with it (decision C103). Without a
 * change there is nothing to compare, so only the ways to one are shown.
 */
export const ReviewChanges = observer(function ReviewChanges(props: ReviewChangesProps) {
  const { selection } = props;
  return selection.isUnchanged ? <WaysToChange {...props} /> : <Comparison {...props} />;
});

const Comparison = observer(function Comparison(props: ReviewChangesProps) {
  const { selection, comparison } = props;
  const { t } = useTranslation();
  return (
    <div className={styles['columns']}>
      <div className={styles['difference']}>
        <DifferenceCard {...props} />
      </div>
      <div className={styles['changes']}>
        <ChangesCard {...props} />
        <LostFeatures features={selection.lostFeatures} />
        {comparison.items.some(hasQuantity) && (
          <p className={styles['note']}>{t('subscription.wizard.review.quantityStays')}</p>
        )}
      </div>
      <div className={styles['consequence']}>
        <Notice kind="plain" icon={Calendar}>
          {t(
            selection.onlyResumes
              ? 'subscription.wizard.review.reactivates'
              : 'subscription.wizard.review.updatesAtOnce',
          )}
        </Notice>
      </div>
    </div>
  );
});

/** Such an add-on keeps its quantity, which cannot be chosen here (decision C16). */
function hasQuantity(item: OrderComparison['items'][number]): boolean {
  return item.kind === 'add-on' && (item.after?.quantity ?? 1) > 1;
}

const ChangesCard = observer(function ChangesCard({ viewModel, selection, comparison }: ReviewChangesProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const isSame = comparison.items.every(({ change }) => change === 'kept');
  return (
    <Card labelledBy={headingId} className={styles['card']}>
      <div className={styles['head']}>
        <h3 id={headingId} className={styles['heading']}>
          {isSame
            ? t('subscription.wizard.review.changes.headingAsToday')
            : t('subscription.wizard.review.changes.heading')}
        </h3>
        {isSame && <p className={styles['sentence']}>{t('subscription.wizard.review.changes.sameItems')}</p>}
      </div>
      <div className={styles['links']}>
        <Button
          kind="quiet"
          icon={Pencil}
          flush="start"
          onPress={() => afterPaint(() => viewModel.goTo('plan'))}
        >
          {t('subscription.wizard.review.changes.changePlan')}
        </Button>
        <Button
          kind="quiet"
          icon={Pencil}
          flush="both"
          onPress={() => afterPaint(() => viewModel.goTo('add-ons'))}
        >
          {t('subscription.wizard.review.changes.changeAddOns')}
        </Button>
      </div>
      <div className={styles['table']}>
        <ChangesTable comparison={comparison} selection={selection} />
      </div>
    </Card>
  );
});
