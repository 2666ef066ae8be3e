import { observer } from 'mobx-react-lite';
import { SegmentedButtons } from '@/ui/design/controls/segmented-choice/SegmentedButtons';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { LANGUAGE_OPTIONS } from './languageOptions';
import { useChooseLanguage } from './useChooseLanguage';

/** The languages on the footer. */
export const LanguageSelector = observer(function LanguageSelector() {
  const { t } = useTranslation();
  const { language } = useViewModels();
  return (
    <SegmentedButtons
      label={t('shell.language.label')}
      options={LANGUAGE_OPTIONS}
      current={language.language}
      onPress={useChooseLanguage()}
    />
  );
});
