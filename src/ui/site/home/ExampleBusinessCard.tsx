import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '@/ui/design/components/status-badge/StatusBadge';
import { Scene } from '@/ui/design/illustrations/Scene';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { VERIFIED_PATH } from '@/ui/site/about/verifiedPath';
import { EXAMPLE_BUSINESS } from '@/ui/site/exampleBusiness';
import styles from './example-business-card.module.scss';

const ORDER = ['he', 'ar', 'en'] as const;

/** An example business with its name in three scripts. */
export function ExampleBusinessCard() {
  const { t } = useTranslation();
  return (
    <div className={styles['card']}>
      <div className={styles['head']}>
        <div className={styles['picture']}>
          <Scene name="plumbing" />
        </div>
        <div className={styles['titles']}>
          <p className={styles['title']}>{t('site.exampleBusiness.title')}</p>
          <p className={styles['note']}>{t('site.exampleBusiness.note')}</p>
        </div>
        <Link className={styles['verified']} to={VERIFIED_PATH}>
          <StatusBadge tone="ok" shape={BadgeCheck}>
            {t('site.exampleBusiness.verified')}
          </StatusBadge>
          <VisuallyHidden>{t('site.exampleBusiness.whatVerifiedMeans')}</VisuallyHidden>
        </Link>
      </div>
      <ul>
        {ORDER.map((language) => (
          <li key={language} className={styles['row']}>
            <bdi className={styles['name']} lang={language}>
              {EXAMPLE_BUSINESS[language]}
            </bdi>
            <span className={styles['language']} lang={language}>
              {LANGUAGE_NAMES[language]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
