import type { Language, Translated } from '@/domain/shared/language';
import { languageOfScript } from '@/ui/i18n/languageOfScript';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './server-message.module.scss';

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
export function ServerMessage({ children: words }: { readonly children: string }) {
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
