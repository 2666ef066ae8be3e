import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/design/components/button/Button';
import { StateCard } from '@/ui/design/components/state-card/StateCard';
import styles from './dashboard.module.scss';

interface DashboardEmptyProps {
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}

/** The owner has no businesses yet. Businesses are created in the mobile app only (spec section 1). */
export function DashboardEmpty({ isChecking, onCheck }: DashboardEmptyProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['state']}>
      <StateCard
        illustration="phone"
        title={t('business.dashboard.emptyTitle')}
        actions={
          <Button kind="secondary" icon={RefreshCw} isLoading={isChecking} onPress={onCheck}>
            {t('business.dashboard.checkAgain')}
          </Button>
        }
      >
        {t('business.dashboard.emptyText')}
      </StateCard>
    </div>
  );
}
