import { observer } from 'mobx-react-lite';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { Preference } from './Preference';
import { useThemeOptions } from './useThemeOptions';

/** The choice of the theme, as an item of a menu. */
export const ThemeChoice = observer(function ThemeChoice() {
  const { t } = useTranslation();
  const { options, current, choose } = useThemeOptions();
  return <Preference label={t('shell.theme.label')} options={options} value={current} onChange={choose} />;
});
