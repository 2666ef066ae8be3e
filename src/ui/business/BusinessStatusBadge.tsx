import { useTranslation } from 'react-i18next';
import type { DisplayedBusinessStatus } from '@/domain/business/businessStatus';
import { StatusBadge } from '@/ui/design/components/status-badge/StatusBadge';

interface BusinessStatusBadgeProps {
  readonly status: DisplayedBusinessStatus;
}

/** Active or inactive, on the wall of a business. */
export function BusinessStatusBadge({ status }: BusinessStatusBadgeProps) {
  const { t } = useTranslation();
  return status === 'active' ? (
    <StatusBadge tone="ok" shape="dot" onWall>
      {t('business.status.active')}
    </StatusBadge>
  ) : (
    <StatusBadge tone="neutral" shape="ring" onWall>
      {t('business.status.inactive')}
    </StatusBadge>
  );
}
