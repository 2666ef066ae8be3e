import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { THEMES } from '@/application/ports/PreferenceStore';
import { SegmentedButtons } from '@/ui/design/controls/segmented-choice/SegmentedButtons';
import { useIsHydrated } from '@/ui/shell/hydration/useIsHydrated';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

/** Light, dark or the theme of the system (decision C76). */
export const ThemeSelector = observer(function ThemeSelector() {
  const { t } = useTranslation();
  const { theme } = useViewModels();
  const chosen = useIsHydrated() ? theme.theme : undefined;
  return (
    <SegmentedButtons
      label={t('shell.theme.label')}
      options={[
        ...THEMES.map((known) => ({ id: known, label: t(`shell.theme.${known}`) })),
        { id: 'system', label: t('shell.theme.system') },
      ]}
      current={chosen ?? 'system'}
      onPress={(id) => theme.choose(THEMES.find((known) => known === id))}
      variant="night"
    />
  );
});
