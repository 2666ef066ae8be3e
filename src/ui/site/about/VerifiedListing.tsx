import { BadgeCheck } from 'lucide-react';
import { COMPLETE_LANGUAGES, translated, type Language } from '@/domain/shared/language';
import { StatusBadge } from '@/ui/design/components/status-badge/StatusBadge';
import { Wall } from '@/ui/design/components/wall/Wall';
import { Scene } from '@/ui/design/illustrations/Scene';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import { EXAMPLE_BUSINESS } from '@/ui/site/exampleBusiness';
import { VERIFIED_WORDS } from '@/ui/i18n/verifiedWords';
import styles from './verified-listing.module.scss';

/** An example of a listing with the badge, and the badge in three languages. */
export function VerifiedListing() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <figure className={styles['figure']} aria-label={t('verified.example.name')}>
      <Wall tint="sky" className={styles['wall']}>
        <div className={styles['card']}>
          <div className={styles['head']}>
            <div className={styles['picture']}>
              <Scene name="plumbing" />
            </div>
            <div className={styles['words']}>
              <p className={styles['name']}>{translated(EXAMPLE_BUSINESS, language)}</p>
              <p className={styles['trade']}>{t('verified.example.trade')}</p>
            </div>
            <Badge language={language} />
          </div>
          <p className={styles['caption']}>{t('verified.example.badges')}</p>
          <ul className={styles['badges']}>
            {[language, ...COMPLETE_LANGUAGES.filter((other) => other !== language)].map((each) => (
              <li key={each} lang={each}>
                <Badge language={each} />
              </li>
            ))}
          </ul>
        </div>
      </Wall>
    </figure>
  );
}

function Badge({ language }: { readonly language: Language }) {
  return (
    <StatusBadge tone="ok" shape={BadgeCheck}>
      {translated(VERIFIED_WORDS, language)}
    </StatusBadge>
  );
}
