import { ChevronDown } from 'lucide-react';
import { DEFAULT_LANGUAGE, type Language, languagesByScript } from '@/domain/shared/language';
import { Icon } from '@/ui/design/components/icon/Icon';
import type { SupportDetails } from '@/ui/i18n/supportDetails';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { SupportFacts } from './SupportFacts';
import styles from './server-message.module.scss';

interface ServerDetailsProps {
  readonly message?: string | undefined;
  readonly support?: SupportDetails | undefined;
}

/**
 * The message of the server and the details for support, collapsed. They are outside the live region, so that a screen
 * reader announces only the product's own text (decision C88).
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

/** The message of the service as a quotation. `lang` is set if the alphabet identifies the language (decision C88). */
function ServerMessage({ children: message }: { readonly children: string }) {
  return (
    <blockquote className={styles['message']} lang={languageOfScript(message)} dir="auto">
      <bdi>{message}</bdi>
    </blockquote>
  );
}

const NON_ENGLISH_LATIN = /[\u00C0-\u024F]/;

/**
 * The language that the script of a text identifies. Latin letters beside another script are ignored. Undefined for two
 * non-Latin scripts, an unknown one, or Latin letters that English does not have.
 */
export function languageOfScript(text: string): Language | undefined {
  const found = languagesByScript(text);
  const [language, ...others] = found.filter((each) => each !== DEFAULT_LANGUAGE);
  if (language !== undefined) return others.length === 0 ? language : undefined;
  return found.length > 0 && !NON_ENGLISH_LATIN.test(text) ? DEFAULT_LANGUAGE : undefined;
}
