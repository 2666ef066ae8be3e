import { Download, ListChecks } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useAttention } from '@/ui/business/attention/AttentionScope';
import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { withoutReloadOnFailure } from '@/ui/shell/loading/withoutReloadOnFailure';
import { useLanguage } from '@/ui/shell/useLanguage';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import type { ReadyDashboard } from './DashboardState';
import styles from './long-list.module.scss';

export interface ChoosingProps {
  /** Whether the owner chooses several businesses. */
  readonly isChoosing: boolean;
  readonly onChoosingChange: (isChoosing: boolean) => void;
}

export interface ListToolsProps extends ChoosingProps {
  readonly dashboard: ReadyDashboard;
}

/** What can be done with a long list as a whole. The code of both loads when it is pressed. */
export const ListTools = observer(function ListTools(props: ListToolsProps) {
  const { dashboard, isChoosing, onChoosingChange } = props;
  const { t, texts } = useTranslation();
  const language = useLanguage();
  const { toasts } = useViewModels();
  const attention = useAttention();
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    const known = attention?.viewModel.state.subscriptions ?? new Map();
    try {
      const [{ saveBusinesses }] = await withoutReloadOnFailure(async () =>
        Promise.all([import('@/ui/business/many/saveBusinesses'), texts.require(['many', 'catalog'])]),
      );
      saveBusinesses(dashboard.businesses, known, { t, language, now: dashboard.seenAt, toasts });
    } catch {
      toasts.show({ kind: 'error', message: 'longList.tools.csvFailed' });
    }
    setSaving(false);
  };
  return (
    <div className={styles['tools']}>
      <Button
        kind="quiet"
        size="small"
        icon={ListChecks}
        isLoading={isChoosing && attention === undefined}
        onPress={() => onChoosingChange(!isChoosing)}
      >
        {isChoosing ? t('longList.tools.end') : t('longList.tools.choose')}
      </Button>
      <Button
        kind="quiet"
        size="small"
        icon={Download}
        label={t('longList.tools.download')}
        isLoading={isSaving}
        flush="end"
        onPress={() => void save()}
      >
        {t('longList.tools.csv')}
      </Button>
    </div>
  );
});
