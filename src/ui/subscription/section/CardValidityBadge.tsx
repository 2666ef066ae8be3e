import { CircleX, Clock } from 'lucide-react';
import type { CardValidity } from '@/domain/subscription/paymentMethod';
import { StatusBadge, type StatusStyle } from '@/ui/design/components/status-badge/StatusBadge';
import { useTranslation } from '@/ui/i18n/useTranslation';

const STYLES: Readonly<Record<CardValidity, StatusStyle>> = {
  valid: { tone: 'ok', shape: 'dot' },
  expiring: { tone: 'warn', shape: Clock },
  expired: { tone: 'bad', shape: CircleX },
  unknown: { tone: 'neutral', shape: 'ring' },
};

/** Whether a saved card can still be charged. */
export function CardValidityBadge({ validity }: { readonly validity: CardValidity }) {
  const { t } = useTranslation();
  return <StatusBadge {...STYLES[validity]}>{t(`subscription.section.cardStatus.${validity}`)}</StatusBadge>;
}
