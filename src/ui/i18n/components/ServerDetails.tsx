import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/design/components/icon/Icon';
import { ServerWords } from './ServerWords';
import styles from './server-words.module.scss';

/**
 * The words of the service behind a disclosure, closed at first. It stands outside the live region of our sentence, so
 * that a screen reader hears our sentence only (decision C88).
 */
export function ServerDetails({ children: words }: { readonly children: string }) {
  const { t } = useTranslation();
  return (
    <details className={styles['details']}>
      <summary className={styles['summary']}>
        <Icon of={ChevronDown} />
        {t('errors.serverDetails')}
      </summary>
      <div className={styles['box']}>
        <ServerWords>{words}</ServerWords>
      </div>
    </details>
  );
}
