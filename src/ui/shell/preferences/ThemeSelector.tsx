import { observer } from 'mobx-react-lite';
import { SegmentedButtons } from '@/ui/design/controls/segmented-choice/SegmentedButtons';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useThemeOptions } from './useThemeOptions';

/** The themes on the footer. */
export const ThemeSelector = observer(function ThemeSelector() {
  const { t } = useTranslation();
  const { options, current, choose } = useThemeOptions();
  return (
    <SegmentedButtons label={t('shell.theme.label')} options={options} current={current} onPress={choose} />
  );
});
