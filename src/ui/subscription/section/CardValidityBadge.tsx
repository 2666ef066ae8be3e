import { CircleX, Clock } from 'lucide-react';
import type { CardValidity } from '@/domain/subscription/paymentMethod';
import { StatusBadge, type StatusLook } from '@/ui/design/components/status-badge/StatusBadge';
import { useTranslation } from '@/ui/i18n/useTranslation';

type KnownValidity = Exclude<CardValidity, 'unknown'>;

const LOOKS: Readonly<Record<KnownValidity, StatusLook>> = {
  valid: { tone: 'ok', shape: 'dot' },
  expiring: { tone: 'warn', shape: Clock },
  expired: { tone: 'bad', shape: CircleX },
};

/** Whether a saved card can still be charged. */
export function CardValidityBadge({ validity }: { readonly validity: KnownValidity }) {
  const { t } = useTranslation();
  return <StatusBadge {...LOOKS[validity]}>{t(`subscription.section.cardStatus.${validity}`)}</StatusBadge>;
}
