import type { DisplayedBusinessStatus } from '@/domain/business/businessStatus';
import { StatusBadge } from '@/ui/design/components/status-badge/StatusBadge';

interface BusinessStatusBadgeProps {
  readonly status: DisplayedBusinessStatus;
  /** The status in a word. */
  readonly word: string;
}

/** Active or inactive, on the wall of a business. */
export function BusinessStatusBadge({ status, word }: BusinessStatusBadgeProps) {
  const isActive = status === 'active';
  return (
    <StatusBadge tone={isActive ? 'ok' : 'neutral'} shape={isActive ? 'dot' : 'ring'} onWall>
      {word}
    </StatusBadge>
  );
}
