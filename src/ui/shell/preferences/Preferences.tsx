import { useState } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LanguageChoice } from './LanguageChoice';
import { ThemeChoice } from './ThemeChoice';
import styles from './preferences.module.scss';

/** Language and theme, inside a menu. A choice applies at once and the menu stays open. */
export function Preferences({ isShown = true }: { readonly isShown?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles['preferences']}>
      <Preference label={t('shell.language.label')}>
        <LanguageChoice variant="sea" />
      </Preference>
      {isShown && <LanguageStatus />}
      <Preference label={t('shell.theme.label')}>
        <ThemeChoice variant="sea" />
      </Preference>
    </div>
  );
}

/** Announces the new language, because the focus stays on the choice. */
function LanguageStatus() {
  const { t, language } = useTranslation();
  const hasChanged = useHasChanged(language);
  return <VisuallyHidden role="status">{hasChanged && t('shell.language.changed')}</VisuallyHidden>;
}

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
