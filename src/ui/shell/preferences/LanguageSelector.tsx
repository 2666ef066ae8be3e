import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@/domain/shared/language';
import { SegmentedButtons } from '@/ui/design/controls/segmented-choice/SegmentedButtons';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

const OPTIONS = LANGUAGES.map((language) => ({
  id: language,
  label: LANGUAGE_NAMES[language],
  lang: language,
}));

interface LanguageSelectorProps {
  /** `night` on the footer, `sea` in the menu. */
  readonly variant: 'night' | 'sea';
}

/** The three languages in their own names. A change keeps the page and its typed values. */
export const LanguageSelector = observer(function LanguageSelector({ variant }: LanguageSelectorProps) {
  const { t } = useTranslation();
  const { language } = useViewModels();
  const choose = (id: string): void => {
    const chosen = LANGUAGES.find((known) => known === id);
    if (chosen !== undefined) void language.choose(chosen);
  };
  return (
    <SegmentedButtons
      label={t('shell.language.label')}
      options={OPTIONS}
      current={language.language}
      onPress={choose}
      variant={variant}
    />
  );
});
