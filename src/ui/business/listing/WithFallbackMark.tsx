import type { ReactElement } from 'react';
import type { TextInLanguage } from '@/domain/shared/LocalizedText';
import { directionOf, isComplete, type Language } from '@/domain/shared/language';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import styles from './listing-card.module.scss';

interface WithFallbackMarkProps {
  readonly text: TextInLanguage;
  readonly wanted: Language;
  readonly children: ReactElement;
}

/** A text of a listing, framed when customers of the wanted language see it in another one. */
export function WithFallbackMark({ text, wanted, children }: WithFallbackMarkProps) {
  const { t } = useTranslation();
  const page = useLanguage();
  if (text.language === wanted) return children;
  const shownIn = text.language !== undefined && isComplete(text.language) ? text.language : 'unknown';
  return (
    <div className={styles['fallback']}>
      <p className={styles['mark']}>
        <span lang={page} dir={directionOf(page)}>
          {t(`listing.preview.shownIn.${shownIn}`)}
        </span>
      </p>
      {children}
    </div>
  );
}
