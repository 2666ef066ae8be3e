import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '@/domain/business/Business';
import { displayStatusOf } from '@/domain/subscription/Subscription';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Card } from '@/ui/design/components/card/Card';
import { Notice } from '@/ui/design/components/notice/Notice';
import { Spot } from '@/ui/design/illustrations/Spot';
import { BusinessPicture } from '@/ui/business/BusinessPicture';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import type { TextKey } from '@/ui/i18n/Texts';
import { PageHeading } from '@/ui/shell/PageHeading';
import { PageTitle } from '@/ui/shell/PageTitle';
import { paths } from '@/ui/shell/paths';
import { useLanguage } from '@/ui/shell/useLanguage';
import { SubscriptionStatusBadge } from '@/ui/subscription/section/SubscriptionStatusBadge';
import { OrderLines } from '@/ui/subscription/wizard/summary/OrderLines';
import type { OrderSummary } from '@/ui/subscription/wizard/WizardState';
import { useFocusHeading } from './useFocusHeading';
import { DoneMessage } from './DoneMessage';
import styles from './order-done.module.scss';

/**
 * The title says "active" only after the subscription was read as active. An accepted order may not be visible yet
 * (decision C86), and a reactivation without effect is no success (decision C4).
 */
function titleOf({ kind, afterwards }: OrderSummary): TextKey {
  if (kind === 'update') return 'subscription.wizard.done.title.update';
  if (kind === 'create' && afterwards.kind === 'missing') return 'subscription.wizard.done.title.settingUp';
  if (afterwards.kind !== 'read') return 'subscription.wizard.done.title.received';
  if (kind === 'create') return 'subscription.wizard.done.title.create';
  return afterwards.subscription.cancelledAt === undefined
    ? 'subscription.wizard.done.title.reactivate'
    : 'subscription.wizard.done.title.notReactivated';
}

interface OrderDoneProps {
  readonly summary: OrderSummary;
}

/** Step 5, the confirmation with the order and a link to the business. */
export function OrderDone({ summary }: OrderDoneProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const summaryId = useId();
  const language = useLanguage();
  const { business, selection, afterwards } = summary;
  const subscription = afterwards.kind === 'read' ? afterwards.subscription : undefined;
  const title = t(titleOf(summary));
  const isStillCancelled = subscription?.cancelledAt !== undefined;
  useFocusHeading(headingId);
  return (
    <Card isBare className={styles['card']}>
      <PageTitle>{title}</PageTitle>
      <div className={styles['scene']}>
        <Spot name={isStillCancelled ? 'error' : 'success'} />
      </div>
      <div className={styles['body']}>
        <PageHeading id={headingId} className={styles['title']}>
          {title}
        </PageHeading>
        {!isStillCancelled && <DoneMessage summary={summary} />}
        {isStillCancelled && (
          <div className={styles['notice']}>
            <Notice kind="warn" role="status">
              {t('subscription.wizard.done.stillCancelled')}
            </Notice>
          </div>
        )}
        <section className={styles['summary']} aria-labelledby={summaryId}>
          <h2 id={summaryId} className={styles['hidden']}>
            {t('subscription.wizard.done.summary')}
          </h2>
          <div className={styles['business']}>
            <BusinessPicture business={business} name={nameIn(business, language)} size="small" />
            <p className={styles['name']}>
              <TextInLanguage of={nameIn(business, language)} />
            </p>
            {subscription !== undefined && <SubscriptionStatusBadge status={displayStatusOf(subscription)} />}
          </div>
          <OrderLines selection={selection} isQuiet />
        </section>
        <ButtonLink
          size="large"
          fullWidth
          trailingIcon={ArrowRight}
          mirrorsInRtl
          to={paths.business(business.id)}
        >
          {t('subscription.wizard.done.toBusiness')}
        </ButtonLink>
      </div>
    </Card>
  );
}
