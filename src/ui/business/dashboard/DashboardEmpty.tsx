import type { i18n as I18n } from 'i18next';
import { RefreshCw } from 'lucide-react';
import { useCallback, useEffect, type ComponentType } from 'react';
import type { User } from '@/domain/identity/User';
import { classNames } from '@/ui/design/classNames';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { APP_LINKS } from '@/ui/company/appLinks';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useOnDemand, type OnDemand } from '@/ui/shell/useOnDemand';
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
  const { Part: Welcome } = useLoadedOnMount(loadWelcome);
  const { Part: FirstSteps } = useLoadedOnMount(loadFirstSteps);
  return (
    <>
      <div className={styles['welcome']}>{Welcome && <Welcome owner={owner} />}</div>
      <Card isBare>
        <div className={classNames(styles['steps'], APP_LINKS.length === 0 && styles['withoutCodes'])}>
          {FirstSteps && <FirstSteps />}
        </div>
        <div className={styles['foot']}>
          <div>
            <h2 className={styles['title']}>{t('dashboard.emptyTitle')}</h2>
            <p className={styles['text']}>{t('dashboard.emptyText')}</p>
          </div>
          <Button kind="secondary" icon={RefreshCw} isLoading={isChecking} onPress={onCheck}>
            {t('dashboard.checkAgain')}
          </Button>
        </div>
      </Card>
    </>
  );
}

/** Requests a component and its texts with the first render. */
function useLoadedOnMount<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const { i18n } = useTranslation();
  const loadWithTexts = useCallback(async () => {
    const [part] = await Promise.all([load(), loadTexts(i18n)]);
    return part;
  }, [i18n, load]);
  const onDemand = useOnDemand(loadWithTexts);
  const { request } = onDemand;
  useEffect(() => request(), [request]);
  return onDemand;
}

async function loadTexts(i18n: I18n): Promise<void> {
  const { loadInEveryLanguage } = await import('@/ui/i18n/loadInEveryLanguage');
  await loadInEveryLanguage(i18n, ['welcome']);
}
