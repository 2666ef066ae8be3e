import { RefreshCw } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/domain/identity/User';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { useOnDemand } from '@/ui/shell/useOnDemand';
import styles from './dashboard-empty.module.scss';

interface DashboardEmptyProps {
  readonly owner: User | undefined;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}

/**
 * The owner has no businesses yet. Businesses are created in the mobile app only (spec section 1). The way to the first
 * one loads now, because most owners never see it.
 */
export function DashboardEmpty({ owner, isChecking, onCheck }: DashboardEmptyProps) {
  const { t, i18n } = useTranslation();
  const load = useCallback(async () => {
    const [{ Welcome, FirstSteps }, { loadInEveryLanguage }] = await Promise.all([
      import('@/ui/business/welcome/FirstSteps'),
      import('@/ui/i18n/loadInEveryLanguage'),
    ]);
    await loadInEveryLanguage(i18n, ['welcome']);
    return function Way({ owner: known, part }: WayProps) {
      return part === 'welcome' ? <Welcome owner={known} /> : <FirstSteps />;
    };
  }, [i18n]);
  const { Part: Way, request } = useOnDemand(load);
  useEffect(() => request(), [request]);
  return (
    <>
      <div className={styles['welcome']}>{Way && <Way owner={owner} part="welcome" />}</div>
      <Card isBare>
        <div className={styles['way']}>{Way && <Way owner={owner} part="steps" />}</div>
        <div className={styles['foot']}>
          <div>
            <h2 className={styles['title']}>{t('business.dashboard.emptyTitle')}</h2>
            <p className={styles['text']}>{t('business.dashboard.emptyText')}</p>
          </div>
          <Button kind="secondary" icon={RefreshCw} isLoading={isChecking} onPress={onCheck}>
            {t('business.dashboard.checkAgain')}
          </Button>
        </div>
      </Card>
    </>
  );
}

interface WayProps {
  readonly owner: User | undefined;
  readonly part: 'welcome' | 'steps';
}
