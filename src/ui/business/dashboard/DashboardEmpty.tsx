import type { i18n as I18n } from 'i18next';
import { RefreshCw } from 'lucide-react';
import { useCallback, useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/domain/identity/User';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { useOnDemand } from '@/ui/shell/useOnDemand';
import styles from './dashboard-empty.module.scss';

const loadWelcome = async () => (await import('@/ui/business/welcome/Welcome')).Welcome;
const loadFirstSteps = async () => (await import('@/ui/business/welcome/FirstSteps')).FirstSteps;

interface DashboardEmptyProps {
  readonly owner: User | undefined;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}

/**
 * The owner has no businesses yet. Businesses are created in the mobile app only (spec section 1). The greeting and the
 * first steps load on demand, because most owners never see them.
 */
export function DashboardEmpty({ owner, isChecking, onCheck }: DashboardEmptyProps) {
  const { t } = useTranslation();
  const Welcome = useLoaded(loadWelcome);
  const FirstSteps = useLoaded(loadFirstSteps);
  return (
    <>
      <div className={styles['welcome']}>{Welcome && <Welcome owner={owner} />}</div>
      <Card isBare>
        <div className={styles['steps']}>{FirstSteps && <FirstSteps />}</div>
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

/** Loads a component and its texts. Undefined until both have loaded. */
function useLoaded<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const { i18n } = useTranslation();
  const loadWithTexts = useCallback(async () => {
    const [part] = await Promise.all([load(), loadTexts(i18n)]);
    return part;
  }, [i18n, load]);
  const { Part, request } = useOnDemand(loadWithTexts);
  useEffect(() => request(), [request]);
  return Part;
}

async function loadTexts(i18n: I18n): Promise<void> {
  const { loadInEveryLanguage } = await import('@/ui/i18n/loadInEveryLanguage');
  await loadInEveryLanguage(i18n, ['welcome']);
}
