import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { LANGUAGE_OPTIONS } from './languageOptions';
import { Preference } from './Preference';
import { useChooseLanguage } from './useChooseLanguage';

/** The languages of a menu. The new language is announced, because the focus stays on the choice. */
export const LanguageChoice = observer(function LanguageChoice() {
  const { t } = useTranslation();
  const { language } = useViewModels();
  const hasChanged = useHasChanged(language.language);
  return (
    <>
      <Preference
        label={t('shell.language.label')}
        options={LANGUAGE_OPTIONS}
        value={language.language}
        onChange={useChooseLanguage()}
      />
      <VisuallyHidden role="status">{hasChanged && t('shell.language.changed')}</VisuallyHidden>
    </>
  );
});

/** Whether the value has changed since the component was mounted. */
function useHasChanged(value: string): boolean {
  const [first] = useState(value);
  const [hasChanged, setHasChanged] = useState(false);
  if (value !== first && !hasChanged) setHasChanged(true);
  return hasChanged;
}
