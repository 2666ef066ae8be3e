import { Calendar } from 'lucide-react';
import type { Instant } from '@/domain/shared/instant';
import { actionsOf } from '@/domain/subscription/Subscription';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { SubscriptionView } from '@/ui/subscription/section/SubscriptionView';
import { SubscriptionWhileHidden } from './SubscriptionWhileHidden';
import styles from './subscription-consequence.module.scss';

interface SubscriptionConsequenceProps {
  readonly subscription: SubscriptionView;
  readonly now: Instant;
  readonly timeZone: string | undefined;
  /** Asks whether to cancel the subscription instead. */
  readonly onCancelInstead: () => void;
}

/** Says before a business is deactivated that its subscription goes on, and what is charged (decision C105). */
export function SubscriptionConsequence({
  subscription: part,
  onCancelInstead,
  ...timing
}: SubscriptionConsequenceProps) {
  const { t } = useTranslation();
  if (part.kind === 'none') return undefined;
  const canCancel = part.kind === 'present' && actionsOf(part.subscription).includes('cancel');
  return (
    <div className={styles['consequence']}>
      <Notice kind="plain" icon={Calendar}>
        {part.kind === 'present' ? (
          <SubscriptionWhileHidden subscription={part.subscription} {...timing} />
        ) : (
          <p>{t('detail.management.subscriptionWhileHidden.unchecked')}</p>
        )}
        {canCancel && (
          <Button kind="quiet" size="small" className={styles['link']} onPress={onCancelInstead}>
            {t('detail.management.subscriptionWhileHidden.cancelInstead')}
          </Button>
        )}
      </Notice>
    </div>
  );
}
