import { RefreshCw } from 'lucide-react';
import { classNames } from '@/ui/design/classNames';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { APP_LINKS } from '@/ui/company/appLinks';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import styles from './dashboard-empty.module.scss';

const firstSteps = lazyPart(async () => (await import('@/ui/business/welcome/FirstSteps')).FirstSteps, {
  texts: ['welcome'],
});

interface DashboardEmptyProps {
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}

/**
 * Shown to an owner without a business. Businesses are created in the mobile app only (spec section 1). Most owners
 * never see this, so the code of the first steps loads on demand.
 */
export function DashboardEmpty({ isChecking, onCheck }: DashboardEmptyProps) {
  const { t } = useTranslation();
  const { loaded: FirstSteps, hasFailed } = usePart(firstSteps, { request: atOnce });
  return (
    <div className={styles['empty']}>
      <Card isBare>
        {(FirstSteps !== undefined || !hasFailed) && (
          <div
            className={classNames(styles['steps'], APP_LINKS.length === 0 && styles['withoutCodes'])}
            aria-busy={FirstSteps === undefined}
          >
            {FirstSteps && <FirstSteps />}
          </div>
        )}
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
    </div>
  );
}
