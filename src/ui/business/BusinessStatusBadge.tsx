import type { DisplayedBusinessStatus } from '@/domain/business/businessStatus';
import { StatusBadge } from '@/ui/design/components/status-badge/StatusBadge';

interface BusinessStatusBadgeProps {
  readonly status: DisplayedBusinessStatus;
  /** The translated status. */
  readonly word: string;
  /** False for a badge beside the wall of the business. */
  readonly onWall?: boolean | undefined;
}

/** The status of a business. */
export function BusinessStatusBadge({ status, word, onWall = true }: BusinessStatusBadgeProps) {
  const isActive = status === 'active';
  return (
    <StatusBadge tone={isActive ? 'ok' : 'neutral'} shape={isActive ? 'dot' : 'ring'} onWall={onWall}>
      {word}
    </StatusBadge>
  );
}
