import { useTranslation } from 'react-i18next';
import type { Translated } from '@/domain/shared/language';
import { languageOfScript } from '@/ui/i18n/languageOfScript';
import type { TextKey } from '@/ui/i18n/Texts';
import styles from './server-message.module.scss';

const INTRODUCTIONS = {
  en: 'errors.serverSaidInEnglish',
  he: 'errors.serverSaidInHebrew',
  ar: 'errors.serverSaidInArabic',
} as const satisfies Translated<TextKey>;

/**
 * The message of the service, marked as its words. The `lang` attribute is set where the script identifies the language
 * (decision C88).
 */
export function ServerMessage({ children: words }: { readonly children: string }) {
  const { t, i18n } = useTranslation();
  const language = languageOfScript(words);
  const isForeign = language !== undefined && language !== i18n.language;
  return (
    <>
      <p className={styles['introduction']}>
        {isForeign ? t(INTRODUCTIONS[language]) : t('errors.serverSaid')}
      </p>
      <blockquote className={styles['words']} lang={language} dir="auto">
        <bdi>{words}</bdi>
      </blockquote>
    </>
  );
}
