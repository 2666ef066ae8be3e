import { ArrowLeftRight, Equal, Minus, Plus, type LucideIcon } from 'lucide-react';
import type { ItemChange } from '@/domain/subscription/orderComparison';
import { StatusBadge, type StatusTone } from '@/ui/design/components/status-badge/StatusBadge';
import { useTranslation } from '@/ui/i18n/useTranslation';

interface Look {
  readonly tone: StatusTone;
  readonly shape: LucideIcon;
}

/** No look is red, because nothing has failed. */
const LOOKS: Readonly<Record<ItemChange, Look>> = {
  kept: { tone: 'neutral', shape: Equal },
  added: { tone: 'ok', shape: Plus },
  removed: { tone: 'warn', shape: Minus },
  changed: { tone: 'sea', shape: ArrowLeftRight },
};

/** The effect of the order on an item, as text and icon. */
export function ChangeBadge({ change }: { readonly change: ItemChange }) {
  const { t } = useTranslation();
  return <StatusBadge {...LOOKS[change]}>{t(`subscription.wizard.review.changes.${change}`)}</StatusBadge>;
}
