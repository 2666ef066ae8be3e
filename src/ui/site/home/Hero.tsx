import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageHeading } from '@/ui/shell/PageHeading';
import { Scene } from '@/ui/design/illustrations/Scene';
import { FEATURES_ID } from './Benefits';
import { GetStartedButton } from '@/ui/site/GetStartedButton';
import { ExampleBusinessCard } from './ExampleBusinessCard';
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

/** Three staggered columns of arches with trades. */
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
