import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/design/components/icon/Icon';
import { ServerMessage } from './ServerMessage';
import styles from './server-message.module.scss';

/**
 * The message of the service in a collapsed disclosure. It stands outside the live region of our own sentence, so that
 * a screen reader announces only ours (decision C88).
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
        <ServerMessage>{words}</ServerMessage>
      </div>
    </details>
  );
}
