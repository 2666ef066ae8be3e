import { CirclePause, CircleQuestionMark, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { SubscriptionDisplayStatus } from '@/domain/subscription/Subscription';
import { StatusBadge, type StatusTone } from '@/ui/design/components/status-badge/StatusBadge';
import { useTranslation } from '@/ui/i18n/useTranslation';

interface Look {
  readonly tone: StatusTone;
  readonly shape: 'dot' | LucideIcon;
}

const LOOKS: Readonly<Record<SubscriptionDisplayStatus, Look>> = {
  active: { tone: 'ok', shape: 'dot' },
  intrial: { tone: 'sea', shape: Clock },
  cancelled: { tone: 'warn', shape: CircleX },
  paused: { tone: 'neutral', shape: CirclePause },
  unknown: { tone: 'neutral', shape: CircleQuestionMark },
};

interface SubscriptionStatusBadgeProps {
  readonly status: SubscriptionDisplayStatus;
}

/** The status of a subscription as text and shape. */
export function SubscriptionStatusBadge({ status }: SubscriptionStatusBadgeProps) {
  const { t } = useTranslation();
  return <StatusBadge {...LOOKS[status]}>{t(`subscription.section.status.${status}`)}</StatusBadge>;
}
