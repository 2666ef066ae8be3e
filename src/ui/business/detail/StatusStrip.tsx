import { useId } from 'react';
import type { StatusAction } from '@/application/business/ChangeStatus';
import { isActive } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';
import { isRunning } from '@/domain/subscription/Subscription';
import { SubscriptionWhileHidden } from '@/ui/business/status/SubscriptionWhileHidden';
import { classNames } from '@/ui/design/classNames';
import { Button } from '@/ui/design/components/button/Button';
import { useScrollIntoViewAfter } from '@/ui/design/useScrollIntoViewAfter';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { isUnderWay, type ActivationGate, type ReadyBusiness } from './BusinessDetailState';
import { STATUS_CHECK_ID, StatusProgress } from './StatusProgress';
import styles from './status-strip.module.scss';

/** Why an inactive business cannot be activated. */
const REASONS = {
  loading: 'detail.management.checkingSubscription',
  unchecked: 'detail.management.subscriptionUnchecked',
  'subscription-required': 'detail.noSubscription.required',
  'subscription-not-active': 'detail.noSubscription.mustBeActive',
} as const satisfies Record<Exclude<ActivationGate, 'allowed'>, TextKey>;

interface StatusStripProps {
  readonly detail: ReadyBusiness;
  readonly gate: ActivationGate;
  readonly now: Instant;
  readonly onAsk: (action: StatusAction) => void;
}

/** Whether customers can find the business, and the button that changes it. */
export function StatusStrip({ detail, gate, now, onAsk }: StatusStripProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const noteId = useId();
  const { business, change } = detail;
  const action = useScrollIntoViewAfter<HTMLDivElement>(isUnderWay(change));
  const isBusinessActive = isActive(business);
  const reason = isBusinessActive || gate === 'allowed' ? undefined : REASONS[gate];
  const checkId = change.kind === 'reconciling' ? STATUS_CHECK_ID : undefined;
  return (
    <section aria-labelledby={headingId} className={styles['strip']}>
      <div className={styles['row']}>
        <div className={styles['words']}>
          <VisuallyHidden as="div">
            <h2 id={headingId}>{t('detail.management.title')}</h2>
          </VisuallyHidden>
          <p className={classNames(styles['state'], isBusinessActive && styles['isBusinessActive'])}>
            {isBusinessActive ? t('business.status.active') : t('detail.management.hidden')}
          </p>
          {isBusinessActive && (
            <p className={styles['sentence']}>
              <span className={styles['short']}>{t('detail.management.visibleShort')}</span>
              <span className={styles['long']}>{t('detail.management.visibleText')}</span>
            </p>
          )}
          {reason !== undefined && (
            <p id={noteId} className={styles['sentence']}>
              {t(reason)}
            </p>
          )}
        </div>
        {/* One button for both actions, so that it keeps the focus when the status changes. */}
        <div ref={action} className={styles['action']}>
          <Button
            kind={isBusinessActive || reason !== undefined ? 'secondary' : 'primary'}
            size="small"
            onPress={() => onAsk(isBusinessActive ? 'deactivate' : 'activate')}
            disabledReasonId={checkId ?? (reason === undefined ? undefined : noteId)}
          >
            {isBusinessActive ? t('detail.management.deactivate') : t('detail.management.activate')}
          </Button>
        </div>
      </div>
      {!isBusinessActive && <RunningSubscription {...detail} now={now} />}
      <StatusProgress change={change} />
    </section>
  );
}

/** A subscription may be charged while customers cannot find the business (decision C105). */
function RunningSubscription({ business, subscription, now }: ReadyBusiness & Pick<StatusStripProps, 'now'>) {
  if (subscription.kind !== 'present' || !isRunning(subscription.subscription)) return undefined;
  return (
    <div className={styles['sentence']}>
      <SubscriptionWhileHidden
        subscription={subscription.subscription}
        now={now}
        timeZone={business.timezone}
      />
    </div>
  );
}
