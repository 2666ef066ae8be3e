import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import {
  SegmentedChoice,
  type SegmentedChoiceProps,
} from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguageChoice, useThemeChoice } from './preferenceChoices';
import styles from './preferences.module.scss';

/** Language and theme, inside a menu. A choice applies at once and the menu stays open. */
export function Preferences() {
  return (
    <div className={styles['preferences']}>
      <LanguageChoice />
      <ThemeChoice />
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
      <Preference {...choice} />
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

/** The choice of the theme, as an item of a menu. */
const ThemeChoice = observer(function ThemeChoice() {
  return <Preference {...useThemeChoice()} />;
});

/** A radio group below its visible name. */
function Preference(props: SegmentedChoiceProps<string>) {
  return (
    <div className={styles['preference']}>
      {/* The group has the same name for assistive technology. */}
      <p className={styles['label']} aria-hidden="true">
        {props.label}
      </p>
      <SegmentedChoice {...props} variant="sea" />
    </div>
  );
}
