import { CircleHelp, Clock3, Pause, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  displayStatusOf,
  type Subscription,
  type SubscriptionDisplayStatus,
} from '@/domain/subscription/Subscription';
import { StatusBadge, type StatusBadgeProps } from '@/ui/design/components/status-badge/StatusBadge';

const LOOKS: Readonly<Record<SubscriptionDisplayStatus, Pick<StatusBadgeProps, 'tone' | 'shape'>>> = {
  active: { tone: 'ok', shape: 'dot' },
  intrial: { tone: 'sea', shape: Clock3 },
  cancelled: { tone: 'warn', shape: X },
  paused: { tone: 'neutral', shape: Pause },
  unknown: { tone: 'neutral', shape: CircleHelp },
};

interface DoneStatusProps {
  /** Undefined until it is read; an order that was carried out makes it active. */
  readonly subscription: Subscription | undefined;
}

export function DoneStatus({ subscription }: DoneStatusProps) {
  const { t } = useTranslation();
  const status = subscription === undefined ? 'active' : displayStatusOf(subscription);
  return <StatusBadge {...LOOKS[status]}>{t(`subscription.wizard.done.status.${status}`)}</StatusBadge>;
}
