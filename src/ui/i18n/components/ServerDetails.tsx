import { ChevronDown } from 'lucide-react';
import { Icon } from '@/ui/design/components/icon/Icon';
import type { SupportDetails } from '@/ui/i18n/supportDetails';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { languageOfScript } from '@/ui/i18n/languageOfScript';
import { SupportFacts } from './SupportFacts';
import styles from './server-message.module.scss';

interface ServerDetailsProps {
  readonly message?: string | undefined;
  readonly support?: SupportDetails | undefined;
}

/**
 * The message of the service and what support asks for, in a collapsed disclosure. It is outside the live region
 * of the product's own text, so that a screen reader announces only that (decision C88).
 */
export function ServerDetails({ message, support }: ServerDetailsProps) {
  const { t } = useTranslation();
  if (message === undefined && support === undefined) return undefined;
  return (
    <details className={styles['details']}>
      <summary className={styles['summary']}>
        <Icon of={ChevronDown} />
        <span>{t('errors.supportDetails')}</span>
      </summary>
      <div className={styles['box']}>
        {message !== undefined && <ServerMessage>{message}</ServerMessage>}
        {support !== undefined && <SupportFacts details={support} />}
      </div>
    </details>
  );
}

/**
 * The message of the service, marked as its words. The `lang` attribute is set where the script identifies the language
 * (decision C88).
 */
function ServerMessage({ children: words }: { readonly children: string }) {
  return (
    <blockquote className={styles['words']} lang={languageOfScript(words)} dir="auto">
      <bdi>{words}</bdi>
    </blockquote>
  );
}
