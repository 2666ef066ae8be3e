import { Wall } from '@/ui/design/components/wall/Wall';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { PRODUCT_NAME } from '@/ui/company/companyContent';
import styles from './three-names.module.scss';

const ORDER = ['he', 'ar', 'en'] as const;

/** The name of the product in three scripts on a wall. */
export function ThreeNames() {
  return (
    <Wall tint="sky" className={styles['wall']}>
      <ul className={styles['names']}>
        {ORDER.map((language) => (
          <li key={language} lang={language}>
            <span className={styles['name']}>{PRODUCT_NAME[language]}</span>
            <span className={styles['language']}>{LANGUAGE_NAMES[language]}</span>
          </li>
        ))}
      </ul>
    </Wall>
  );
}
