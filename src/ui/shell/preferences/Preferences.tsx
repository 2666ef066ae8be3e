import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ThemeChoice } from './ThemeChoice';
import { useLanguageChoice } from './useLanguageChoice';
import styles from './preferences.module.scss';

/** Language and theme, inside a menu. A choice applies at once and the menu stays open. */
export function Preferences() {
  const { t } = useTranslation();
  return (
    <div className={styles['preferences']}>
      <LanguageChoice />
      <Preference label={t('shell.theme.label')}>
        <ThemeChoice variant="sea" />
      </Preference>
    </div>
  );
}

/** The languages of a menu. The new language is announced, because the focus stays on the choice. */
const LanguageChoice = observer(function LanguageChoice() {
  const { t } = useTranslation();
  const choice = useLanguageChoice();
  const hasChanged = useHasChanged(choice.value);
  return (
    <>
      <Preference label={choice.label}>
        <SegmentedChoice {...choice} variant="sea" />
      </Preference>
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

/** A radio group below its visible name. */
function Preference({ label, children }: { readonly label: string; readonly children: Elements }) {
  return (
    <div className={styles['preference']}>
      {/* The group has the same name for assistive technology. */}
      <p className={styles['label']} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}
