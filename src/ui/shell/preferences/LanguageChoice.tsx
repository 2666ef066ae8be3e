import {
  SegmentedChoice,
  type SegmentedVariant,
} from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { OFFERED_LANGUAGES } from '@/ui/i18n/offeredLanguages';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LANGUAGE_GROUP } from '@/ui/shell/applyDocumentSettings';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

/**
 * The languages in their own names. After a change the page and its typed values stay. On a public page the boot script
 * obeys the radios until the application loads.
 */
export function LanguageChoice({ variant }: { readonly variant: SegmentedVariant }) {
  const { t, language: shown } = useTranslation();
  const { language } = useViewModels();
  return (
    <SegmentedChoice
      label={t('shell.language.label')}
      options={OFFERED_LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id], lang: id }))}
      value={shown}
      onChange={(id) => void language.choose(id)}
      name={LANGUAGE_GROUP}
      variant={variant}
    />
  );
}
