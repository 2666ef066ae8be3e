import { Eye, EyeOff } from 'lucide-react';
import type { Business } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';
import { isCancelled, tenseOfEnd } from '@/domain/subscription/Subscription';
import { StatusConsequence } from '@/ui/business/status/StatusConsequence';
import { SubscriptionConsequence } from '@/ui/business/status/SubscriptionConsequence';
import { ConfirmDialog } from '@/ui/design/controls/confirm-dialog/ConfirmDialog';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { SubscriptionView } from '@/ui/subscription/section/SubscriptionView';
import type { ReadyBusiness } from './BusinessDetailState';

interface StatusDialogProps {
  readonly detail: ReadyBusiness;
  readonly now: Instant;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Asks whether to cancel the subscription instead of deactivating the business. */
  readonly onCancelInstead: () => void;
}

/** Asks before a business is made visible to customers or hidden from them (spec section 4). */
export function StatusDialog({ detail, now, onConfirm, onClose, onCancelInstead }: StatusDialogProps) {
  const { business, subscription, change } = detail;
  const action = change.kind === 'asking' || change.kind === 'sending' ? change.action : undefined;
  const common = { isBusy: change.kind === 'sending', onConfirm, onCancel: onClose };
  return (
    <>
      <ActivateDialog
        {...common}
        isOpen={action === 'activate'}
        business={business}
        subscription={subscription}
        now={now}
      />
      <DeactivateDialog
        {...common}
        isOpen={action === 'deactivate'}
        business={business}
        subscription={subscription}
        now={now}
        onCancelInstead={onCancelInstead}
      />
    </>
  );
}

interface DialogProps {
  readonly business: Business;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

interface ActivateDialogProps extends DialogProps {
  readonly subscription: SubscriptionView;
  readonly now: Instant;
}

interface DeactivateDialogProps extends ActivateDialogProps {
  readonly onCancelInstead: () => void;
}

function ActivateDialog({ business, subscription, now, ...dialog }: ActivateDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      {...dialog}
      kind="success"
      icon={Eye}
      title={t('detail.management.activateQuestion')}
      confirmLabel={t('detail.management.activate')}
      cancelLabel={t('detail.management.notNow')}
    >
      <p>
        <StatusConsequence action="activate" business={business} />
      </p>
      <EndOfSubscription subscription={subscription} now={now} timeZone={business.timezone} />
    </ConfirmDialog>
  );
}

function DeactivateDialog({
  business,
  subscription,
  now,
  onCancelInstead,
  ...dialog
}: DeactivateDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      {...dialog}
      kind="warning"
      icon={EyeOff}
      title={t('detail.management.deactivateQuestion')}
      confirmLabel={t('detail.management.deactivate')}
      cancelLabel={t('detail.management.keepActive')}
    >
      <p>
        <StatusConsequence action="deactivate" business={business} />
      </p>
      <SubscriptionConsequence
        subscription={subscription}
        now={now}
        timeZone={business.timezone}
        onCancelInstead={onCancelInstead}
      />
    </ConfirmDialog>
  );
}

interface EndOfSubscriptionProps {
  readonly subscription: SubscriptionView;
  readonly now: Instant;
  readonly timeZone: string | undefined;
}

/**
 * A cancelled subscription does not prevent the activation (decision C12). The dialog shows its end date, past or
 * future, before the owner confirms.
 */
function EndOfSubscription({ subscription: part, now, timeZone }: EndOfSubscriptionProps) {
  const { t } = useTranslation();
  if (part.kind !== 'present' || !isCancelled(part.subscription)) return undefined;
  const { cancelledAt } = part.subscription;
  if (cancelledAt === undefined) return undefined;
  const tense = tenseOfEnd(cancelledAt, now, timeZone);
  if (tense === 'today') return <p>{t('detail.management.activateUntilToday')}</p>;
  return (
    <p>
      <Sentence
        of={tense === 'future' ? 'detail.management.activateUntil' : 'detail.management.activateAfterEnd'}
        values={{ date: <DateText of={cancelledAt} timeZone={timeZone} /> }}
      />
    </p>
  );
}
