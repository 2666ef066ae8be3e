import { CalendarDays, Download, ListChecks } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useAttention } from '@/ui/business/attention/AttentionScope';
import { classNames } from '@/ui/design/classNames';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLeave } from '@/ui/shell/leaving/LeaveGuard';
import { withoutReloadOnFailure } from '@/ui/shell/loading/withoutReloadOnFailure';
import { paths } from '@/ui/shell/paths';
import type { ListedDashboard } from './DashboardState';
import styles from './long-list.module.scss';

interface ListToolsProps {
  readonly dashboard: ListedDashboard;
  /** Whether the owner chooses several businesses. */
  readonly isChoosing: boolean;
  readonly onChoosingChange: (isChoosing: boolean) => void;
}

type Saving =
  | { readonly kind: 'idle' | 'saving' | 'failed' }
  /** The file was saved while only `count` subscriptions were known. */
  | { readonly kind: 'partly'; readonly count: number };

const IDLE: Saving = { kind: 'idle' };

/**
 * Chooses several businesses of a long list, saves it as a file, or opens the charges. The code of each loads when its
 * button is pressed. While the list loads, the buttons are invisible but keep their space, so that nothing moves.
 */
export const ListTools = observer(function ListTools(props: ListToolsProps) {
  const { dashboard, isChoosing, onChoosingChange } = props;
  const { t, texts, language } = useTranslation();
  const attention = useAttention();
  const leave = useLeave();
  const [saving, setSaving] = useState<Saving>(IDLE);
  const isReady = dashboard.kind === 'ready';
  const save = async (): Promise<void> => {
    if (!isReady) return;
    setSaving({ kind: 'saving' });
    const known = attention?.viewModel.subscriptions ?? new Map();
    const now = attention?.viewModel.now() ?? dashboard.seenAt;
    try {
      const [{ saveBusinesses }] = await withoutReloadOnFailure(async () =>
        Promise.all([
          import('@/ui/business/bulk/saveBusinesses'),
          texts.require(['bulk', 'catalog', 'subscription']),
        ]),
      );
      saveBusinesses(dashboard.businesses, dashboard.failed, known, { t, language, now });
      const count = dashboard.businesses.filter(({ id }) => known.has(id)).length;
      setSaving(
        count < dashboard.businesses.length + dashboard.failed.length ? { kind: 'partly', count } : IDLE,
      );
    } catch {
      setSaving({ kind: 'failed' });
    }
  };
  const savingText = (): string | undefined => {
    if (saving.kind === 'partly') return t('longList.tools.csvPartly', { known: formatNumber(saving.count) });
    return saving.kind === 'failed' ? t('longList.tools.csvFailed') : undefined;
  };
  return (
    <div className={classNames(styles['tools'], !isReady && styles['waiting'])}>
      <Button
        kind="quiet"
        size="small"
        icon={ListChecks}
        isLoading={isChoosing && attention === undefined}
        onPress={() => leave(() => onChoosingChange(!isChoosing))}
      >
        {isChoosing ? t('longList.tools.end') : t('longList.tools.choose')}
      </Button>
      <Button
        kind="quiet"
        size="small"
        icon={Download}
        label={t('longList.tools.download')}
        isLoading={saving.kind === 'saving'}
        flush="end"
        onPress={() => void save()}
      >
        {t('longList.tools.csv')}
      </Button>
      <ButtonLink kind="quiet" size="small" icon={CalendarDays} to={paths.charges}>
        {t('longList.tools.charges')}
      </ButtonLink>
      <p role="status" className={styles['saving']}>
        {savingText()}
      </p>
    </div>
  );
});
