import { LANGUAGES } from '@/domain/shared/language';
import type { SegmentedChoiceProps } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { OFFERED_LANGUAGES } from '@/ui/i18n/offeredLanguages';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

/** The languages in their own names, for an observer. After a change the page and its typed values stay. */
export function useLanguageChoice(): SegmentedChoiceProps<string> {
  const { t } = useTranslation();
  const { language } = useViewModels();
  return {
    label: t('shell.language.label'),
    options: OFFERED_LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id], lang: id })),
    value: language.language,
    onChange: (id) => {
      const chosen = LANGUAGES.find((known) => known === id);
      if (chosen !== undefined) void language.choose(chosen);
    },
  };
}
