import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { StatusBadge } from '@/ui/design/components/status-badge/StatusBadge';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { Scene } from '@/ui/design/illustrations/Scene';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { pageLanguageFirst } from '@/ui/i18n/pageLanguageFirst';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageHeading } from '@/ui/shell/PageHeading';
import { VERIFIED_PATH } from '@/ui/site/about/verifiedPath';
import { EXAMPLE_BUSINESS_NAME } from '@/ui/site/exampleBusiness';
import { GetStartedButton } from '@/ui/site/GetStartedButton';
import { FEATURES_ID } from './Benefits';
import cardStyles from './example-business-card.module.scss';
import styles from './hero.module.scss';

/** The headline, two calls to action, a decoration of arches and the card of an example business. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <section className={styles['hero']}>
      <div className={styles['container']}>
        <div className={styles['words']}>
          <PageHeading className={styles['headline']}>{t('site.home.headline')}</PageHeading>
          <p className={styles['lead']}>{t('site.home.lead')}</p>
          <div className={styles['actions']}>
            <GetStartedButton kind="primary" />
            <ButtonLink kind="secondary" size="large" to={`#${FEATURES_ID}`}>
              {t('site.home.learnMore')}
            </ButtonLink>
          </div>
        </div>
        <div className={styles['art']}>
          <HeroArches />
          <ExampleBusinessCard />
        </div>
      </div>
    </section>
  );
}

const COLUMNS = [['electric'], ['plumbing', 'sea', 'cleaning'], ['garden', 'tutor', 'ac']] as const;

function HeroArches() {
  return (
    <div className={styles['columns']} aria-hidden="true">
      {COLUMNS.map((column) => (
        <div key={column[0]} className={styles['column']}>
          {column.map((name) => (
            <div key={name} className={styles['arch']}>
              <Scene name={name} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

export function ExampleBusinessCard() {
  const { t, language: pageLanguage } = useTranslation();
  return (
    <div className={cardStyles['card']}>
      <div className={cardStyles['head']}>
        <div className={cardStyles['picture']}>
          <Scene name="plumbing" />
        </div>
        <div className={cardStyles['titles']}>
          <p className={cardStyles['title']}>{t('site.exampleBusiness.title')}</p>
          <p className={cardStyles['note']}>{t('site.exampleBusiness.note')}</p>
        </div>
        <Link className={cardStyles['verified']} to={VERIFIED_PATH}>
          <StatusBadge tone="ok" shape={BadgeCheck}>
            {t('site.exampleBusiness.verified')}
          </StatusBadge>
          <VisuallyHidden>{t('site.exampleBusiness.whatVerifiedMeans')}</VisuallyHidden>
        </Link>
      </div>
      <ul role="list">
        {pageLanguageFirst(pageLanguage, COMPLETE_LANGUAGES).map((language) => (
          <li key={language} className={cardStyles['row']}>
            <bdi className={cardStyles['name']} lang={language}>
              {EXAMPLE_BUSINESS_NAME[language]}
            </bdi>
            <span className={cardStyles['language']} lang={language}>
              {LANGUAGE_NAMES[language]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
