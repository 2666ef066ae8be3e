import { Calendar, Eye, EyeOff } from 'lucide-react';
import type { LocalTime } from '@/domain/shared/plainDate';
import type { Instant } from '@/domain/shared/instant';
import { isCancelled, relativeDayOfEnd } from '@/domain/subscription/Subscription';
import { StatusConsequence } from '@/ui/business/status/StatusConsequence';
import { SubscriptionWhileHidden } from '@/ui/business/status/SubscriptionWhileHidden';
import { ConfirmDialog } from '@/ui/design/controls/confirm-dialog/ConfirmDialog';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { SubscriptionView } from '@/ui/subscription/section/SubscriptionView';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import type { ReadyBusiness } from './BusinessDetailState';
import styles from './status-dialog.module.scss';

interface StatusDialogProps {
  readonly detail: ReadyBusiness;
  readonly now: Instant;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Opens the dialog that cancels the subscription instead. Undefined while a payment or a cancellation is checked. */
  readonly onCancelInstead: (() => void) | undefined;
}

const QUESTIONS = {
  activate: {
    kind: 'success',
    icon: Eye,
    confirmLabel: 'detail.management.activate',
    cancelLabel: 'shell.notNow',
  },
  deactivate: {
    kind: 'warning',
    icon: EyeOff,
    confirmLabel: 'detail.management.deactivate',
    cancelLabel: 'detail.management.keepActive',
  },
} as const;

/** Asks before a business is made visible to customers or hidden from them (spec section 4). */
export function StatusDialog({ detail, now, onConfirm, onClose, onCancelInstead }: StatusDialogProps) {
  const { t } = useTranslation();
  const { business, subscription, change } = detail;
  const askedAction = change.kind === 'asking' || change.kind === 'sending' ? change.action : undefined;
  const action = askedAction ?? 'activate';
  const { kind, icon, confirmLabel, cancelLabel } = QUESTIONS[action];
  const timing = { now, timeZone: business.timezone };
  return (
    <ConfirmDialog
      kind={kind}
      icon={icon}
      title={t(`detail.management.${action}Question`)}
      confirmLabel={t(confirmLabel)}
      cancelLabel={t(cancelLabel)}
      isOpen={askedAction !== undefined}
      isBusy={change.kind === 'sending'}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>
        <StatusConsequence action={action} business={business} />
      </p>
      {action === 'activate' ? (
        <EndOfSubscription view={subscription} {...timing} />
      ) : (
        <SubscriptionWhileHiddenNotice view={subscription} {...timing} onCancelInstead={onCancelInstead} />
      )}
    </ConfirmDialog>
  );
}

interface SubscriptionNoteProps extends LocalTime {
  readonly view: SubscriptionView;
}

/** The end date of a cancelled subscription, which does not prevent the activation (decision C12). */
function EndOfSubscription({ view, now, timeZone }: SubscriptionNoteProps) {
  if (view.kind !== 'present' || !isCancelled(view.subscription)) return undefined;
  const { cancelledAt } = view.subscription;
  if (cancelledAt === undefined) return undefined;
  const relativeDay = relativeDayOfEnd(cancelledAt, { now, timeZone });
  return (
    <p>
      <Sentence
        of={`detail.management.activateEnd.${relativeDay}`}
        values={{ date: <DateText of={cancelledAt} timeZone={timeZone} /> }}
      />
    </p>
  );
}

/** Says that the subscription continues while the business is hidden, and what is charged (decision C105). */
function SubscriptionWhileHiddenNotice({
  view,
  onCancelInstead,
  ...timing
}: SubscriptionNoteProps & Pick<StatusDialogProps, 'onCancelInstead'>) {
  const { t } = useTranslation();
  if (view.kind === 'none') return undefined;
  const canCancel = view.kind === 'present' && !isCancelled(view.subscription);
  return (
    <div className={styles['consequence']}>
      <Notice kind="plain" icon={Calendar}>
        {view.kind === 'present' ? (
          <SubscriptionWhileHidden subscription={view.subscription} {...timing} />
        ) : (
          <p>{t('detail.management.subscriptionWhileHidden.unchecked')}</p>
        )}
        {canCancel && onCancelInstead && (
          <Button kind="quiet" size="small" className={styles['link']} onPress={onCancelInstead}>
            {t('detail.management.subscriptionWhileHidden.cancelInstead')}
          </Button>
        )}
      </Notice>
    </div>
  );
}
