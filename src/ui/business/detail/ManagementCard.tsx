import { Eye, EyeOff, Power, PowerOff } from 'lucide-react';
import { useId } from 'react';
import { isActive, isDraft, type Business } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';
import { isRunning } from '@/domain/subscription/Subscription';
import { SubscriptionWhileHidden } from '@/ui/business/status/SubscriptionWhileHidden';
import { classNames } from '@/ui/design/classNames';
import { ArchMark } from '@/ui/design/components/arch-mark/ArchMark';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { Notice } from '@/ui/design/components/notice/Notice';
import { useScrollIntoViewAfter } from '@/ui/design/useScrollIntoViewAfter';
import { RetryCountdown } from '@/ui/i18n/components/RetryCountdown';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ActivationNote } from './ActivationNote';
import { isUnderWay, type ActivationGate, type ReadyBusiness } from './BusinessDetailState';
import type { StatusAction, StatusChangeFailure } from '@/ui/business/status/statusChangeFailure';
import type { SubscriptionPart } from '@/ui/subscription/section/SubscriptionPart';
import pageStyles from './business-detail-page.module.scss';
import styles from './management-card.module.scss';

/** The id of the notice "checking the status". The buttons that wait for its result refer to it. */
export const STATUS_CHECK_ID = 'status-check';

interface ManagementCardProps {
  readonly detail: ReadyBusiness;
  readonly gate: ActivationGate;
  readonly now: Instant;
  /** Whether there is a `PendingPayment`. The card then offers no link to a new purchase. */
  readonly isPaymentPending: boolean;
  readonly onAsk: (action: StatusAction) => void;
}

/** Shows whether customers can find the business, with the button that changes it (spec section 4). */
export function ManagementCard(props: ManagementCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { business, change, subscription } = props.detail;
  const action = useScrollIntoViewAfter<HTMLDivElement>(isUnderWay(change));
  return (
    <Card labelledBy={headingId} className={classNames(styles['card'], pageStyles['wholeRow'])}>
      <h2 id={headingId} className={styles['heading']}>
        {t('detail.management.title')}
      </h2>
      <div className={styles['row']}>
        <div>
          <Visibility business={business} />
          {!isActive(business) && hasRunning(subscription) && (
            <div className={styles['subscriptionWhileHidden']}>
              <SubscriptionWhileHidden
                subscription={subscription.subscription}
                now={props.now}
                timeZone={business.timezone}
              />
            </div>
          )}
          {change.kind === 'failed' && <FailureNotice failure={change.failure} />}
          <div role="status">{change.kind === 'checking' && <CheckNotice isPaused={change.isPaused} />}</div>
        </div>
        <div ref={action} className={styles['action']}>
          <StatusButton {...props} />
        </div>
      </div>
    </Card>
  );
}

type Present = Extract<SubscriptionPart, { readonly kind: 'present' }>;

/** Whether a subscription is charged while customers cannot find the business (decision C105). */
function hasRunning(part: SubscriptionPart): part is Present {
  return part.kind === 'present' && isRunning(part.subscription);
}

function Visibility({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const isVisible = isActive(business);
  return (
    <div className={styles['visibility']}>
      <ArchMark icon={isVisible ? Eye : EyeOff} tone={isVisible ? 'ok' : 'neutral'} />
      <div>
        <p className={styles['state']}>
          {isVisible ? t('detail.management.visible') : t('detail.management.hidden')}
        </p>
        {isDraft(business) && !isVisible && (
          <p className={styles['sentence']}>{t('business.status.draft')}</p>
        )}
        <p className={styles['sentence']}>
          {isVisible ? t('detail.management.visibleText') : t('detail.management.hiddenText')}
        </p>
      </div>
    </div>
  );
}

/** Says that the status is being reconciled, because the response to a change was lost. */
function CheckNotice({ isPaused }: { readonly isPaused: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles['failure']}>
      <Notice kind="info" isBusy id={STATUS_CHECK_ID} title={t('detail.management.statusChecking')}>
        {isPaused ? t('detail.management.statusPaused') : t('detail.management.statusCheckingText')}
      </Notice>
    </div>
  );
}

/** One button for both actions. It stays mounted when the status changes, so that the focus can return to it. */
function StatusButton({ detail, gate, isPaymentPending, onAsk }: ManagementCardProps) {
  const { t } = useTranslation();
  const noteId = useId();
  const isOn = isActive(detail.business);
  const isBlocked = !isOn && gate !== 'open';
  const checkId = detail.change.kind === 'checking' ? STATUS_CHECK_ID : undefined;
  return (
    <>
      <Button
        kind={isOn ? 'secondary' : 'primary'}
        icon={isOn ? PowerOff : Power}
        fullWidth
        onPress={() => onAsk(isOn ? 'deactivate' : 'activate')}
        disabledReasonId={checkId ?? (isBlocked ? noteId : undefined)}
      >
        {isOn ? t('detail.management.deactivate') : t('detail.management.activate')}
      </Button>
      {isBlocked && <ActivationNote id={noteId} gate={gate} detail={detail} hasLink={!isPaymentPending} />}
    </>
  );
}

/** The failure and its reason, beside the button. There is no toast as well. */
function FailureNotice({ failure }: { readonly failure: StatusChangeFailure }) {
  const { t } = useTranslation();
  return (
    <div className={styles['failure']}>
      <Notice kind="bad" role="alert" title={t(failure.message)}>
        {failure.reason !== undefined && <span>{t(failure.reason)}</span>}
        {failure.retryAfter !== undefined && <RetryCountdown wait={failure.retryAfter} />}
      </Notice>
      <ServerDetails message={failure.detail} support={failure.support} />
    </div>
  );
}
