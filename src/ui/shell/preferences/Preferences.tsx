import { LanguageChoice } from './LanguageChoice';
import { ThemeChoice } from './ThemeChoice';
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
