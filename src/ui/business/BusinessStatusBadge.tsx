import type { DisplayedBusinessStatus } from '@/domain/business/businessStatus';
import { StatusBadge } from '@/ui/design/components/status-badge/StatusBadge';

interface BusinessStatusBadgeProps {
  readonly status: DisplayedBusinessStatus;
  /** The translated status. */
  readonly word: string;
}

/** The status of a business, on its wall. */
export function BusinessStatusBadge({ status, word }: BusinessStatusBadgeProps) {
  const isActive = status === 'active';
  return (
    <StatusBadge tone={isActive ? 'ok' : 'neutral'} shape={isActive ? 'dot' : 'ring'} onWall>
      {word}
    </StatusBadge>
  );
}
