import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Business } from '@/domain/business/Business';
import type { Subscription } from '@/domain/subscription/Subscription';
import { blockedSubscriptionAction } from '@/ui/business/status/blockedSubscriptionAction';
import { Notice } from '@/ui/design/components/notice/Notice';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ActivationGate, ReadyBusiness } from './BusinessDetailState';
import styles from './management-card.module.scss';

type Blocked = Exclude<ActivationGate, 'open'>;

const NOTES = {
  checking: 'detail.management.checkingSubscription',
  unchecked: 'detail.management.subscriptionUnchecked',
  'subscription-required': 'detail.management.subscriptionRequired',
  'subscription-not-active': 'detail.management.subscriptionMustBeActive',
} as const satisfies Record<Blocked, TextKey>;

interface ActivationNoteProps {
  readonly id: string;
  readonly gate: Blocked;
  readonly detail: ReadyBusiness;
  /** Whether the note may link to the subscription. */
  readonly hasLink: boolean;
}

/** Tells why the business cannot be activated and where the owner can change that. */
export function ActivationNote({ id, gate, detail, hasLink }: ActivationNoteProps) {
  const { t } = useTranslation();
  const { business, subscription } = detail;
  return (
    <div className={styles['note']}>
      <Notice kind="plain" icon={Lock}>
        <p id={id}>{t(NOTES[gate])}</p>
        {hasLink && gate === 'subscription-not-active' && subscription.kind === 'present' && (
          <BlockedSubscriptionLink business={business} subscription={subscription.subscription} />
        )}
      </Notice>
    </div>
  );
}

interface BlockedSubscriptionLinkProps {
  readonly business: Business;
  readonly subscription: Subscription;
}

function BlockedSubscriptionLink({ business, subscription }: BlockedSubscriptionLinkProps) {
  const { t } = useTranslation();
  const { text, to } = blockedSubscriptionAction(business, subscription);
  return (
    <Link className={styles['noteLink']} to={to}>
      {t(text)}
    </Link>
  );
}
