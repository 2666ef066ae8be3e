import { BadgeCheck, ShieldCheck, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { VERIFIED_PATH } from '@/ui/site/about/verifiedPath';
import { Wall } from '@/ui/design/components/wall/Wall';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { pageLanguageFirst } from '@/ui/i18n/pageLanguageFirst';
import { PRODUCT_NAME } from '@/ui/company/companyContent';
import styles from './benefits.module.scss';
import threeNamesStyles from './three-names.module.scss';

/** The id of the section, to which "Learn more" links. */
export const FEATURES_ID = 'features';

const BENEFITS = [
  { name: 'verified', icon: BadgeCheck },
  { name: 'quality', icon: Star },
  { name: 'secure', icon: ShieldCheck },
] as const;

/** The features section: the meaning of the name and three promises. */
export function Benefits() {
  const { t } = useTranslation();
  return (
    <section className={styles['section']} aria-labelledby={FEATURES_ID}>
      <div>
        <h2 id={FEATURES_ID} className={styles['title']} tabIndex={-1}>
          {t('site.benefits.title')}
        </h2>
        <p className={styles['lead']}>{t('site.benefits.lead')}</p>
        <ThreeNames />
      </div>
      <ul role="list" className={styles['list']}>
        {BENEFITS.map(({ name, icon }) => (
          <li key={name} className={styles['benefit']}>
            <span className={styles['arch']} aria-hidden="true">
              <Icon of={icon} size="large" />
            </span>
            <div>
              <h3>{t(`site.benefits.${name}Title`)}</h3>
              <p className={styles['text']}>{t(`site.benefits.${name}Text`)}</p>
              {name === 'verified' && (
                <Link className={styles['more']} to={VERIFIED_PATH}>
                  {t('site.exampleBusiness.whatVerifiedMeans')}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name of the product in three scripts on a wall. */
function ThreeNames() {
  const { language: pageLanguage } = useTranslation();
  return (
    <Wall tint="sky" className={threeNamesStyles['wall']}>
      <ul className={threeNamesStyles['names']}>
        {pageLanguageFirst(pageLanguage, COMPLETE_LANGUAGES).map((language) => (
          <li key={language} lang={language}>
            <span className={threeNamesStyles['name']}>{PRODUCT_NAME[language]}</span>
            <span className={threeNamesStyles['language']}>{LANGUAGE_NAMES[language]}</span>
          </li>
        ))}
      </ul>
    </Wall>
  );
}
