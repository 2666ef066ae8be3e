import { ChevronDown } from 'lucide-react';
import { Icon } from '@/ui/design/components/icon/Icon';
import type { SupportDetails } from '@/ui/i18n/supportDetails';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { Language, Translated } from '@/domain/shared/language';
import { languageOfScript } from '@/ui/i18n/languageOfScript';
import type { TextKey } from '@/ui/i18n/Texts';
import { SupportFacts } from './SupportFacts';
import styles from './server-message.module.scss';

interface ServerDetailsProps {
  /** The message of the service. */
  readonly message?: string | undefined;
  readonly support?: SupportDetails | undefined;
}

/**
 * The message of the service and what support asks for, in a collapsed disclosure. It stands outside the live region of
 * our own sentence, so that a screen reader announces only ours (decision C88).
 */
export function ServerDetails({ message, support }: ServerDetailsProps) {
  const { t } = useTranslation();
  if (message === undefined && support === undefined) return undefined;
  return (
    <details className={styles['details']}>
      <summary className={styles['summary']}>
        <Icon of={ChevronDown} />
        <span>{t(message === undefined ? 'errors.supportDetails' : 'errors.serverDetails')}</span>
      </summary>
      <div className={styles['box']}>
        {message !== undefined && <ServerMessage>{message}</ServerMessage>}
        {support !== undefined && <SupportFacts details={support} />}
      </div>
    </details>
  );
}

const INTRODUCTIONS = {
  en: 'errors.serverSaidInEnglish',
  he: 'errors.serverSaidInHebrew',
  ar: 'errors.serverSaidInArabic',
} as const satisfies Translated<TextKey>;

/** Names the language of the message if it differs from the language of the page and the texts have its name. */
function introductionOf(message: Language | undefined, page: string): TextKey {
  const introductions: Readonly<Partial<Record<Language, TextKey>>> = INTRODUCTIONS;
  const introduction = message === undefined || message === page ? undefined : introductions[message];
  return introduction ?? 'errors.serverSaid';
}

/**
 * The message of the service, marked as its words. The `lang` attribute is set where the script identifies the language
 * (decision C88).
 */
function ServerMessage({ children: words }: { readonly children: string }) {
  const { t, i18n } = useTranslation();
  const language = languageOfScript(words);
  return (
    <>
      <p className={styles['introduction']}>{t(introductionOf(language, i18n.language))}</p>
      <blockquote className={styles['words']} lang={language} dir="auto">
        <bdi>{words}</bdi>
      </blockquote>
    </>
  );
}
