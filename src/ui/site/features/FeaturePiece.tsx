import { Search, Star } from 'lucide-react';
import { COMPLETE_LANGUAGES, directionOf, type Translated, translated } from '@/domain/shared/language';
import { OpeningLine } from '@/ui/business/opening/OpeningLine';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Wall } from '@/ui/design/components/wall/Wall';
import { Scene } from '@/ui/design/illustrations/Scene';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { pageLanguageFirst } from '@/ui/i18n/pageLanguageFirst';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { EXAMPLE_BUSINESS_NAME, EXAMPLE_CATEGORY } from '@/ui/site/exampleBusiness';
import styles from './feature-piece.module.scss';

const PIECES = { found: Found, languages: InThreeLanguages, reviews: Reviews, hours: Hours } as const;

/** A part of an example listing, as customers see it. */
export function FeaturePiece({ of }: { readonly of: keyof typeof PIECES }) {
  const Piece = PIECES[of];
  return <Piece />;
}

const OPEN = { kind: 'open', closesAt: '18:00', closesOn: undefined } as const;

function Found() {
  const { t, language } = useTranslation();
  return (
    <>
      <p className={styles['search']}>
        <Icon of={Search} />
        <span>{t('features.found.search')}</span>
      </p>
      <div className={styles['result']}>
        <Tile className={styles['large']} />
        <div>
          <p className={styles['name']}>{translated(EXAMPLE_BUSINESS_NAME, language)}</p>
          <p className={styles['rating']}>
            <Icon of={Star} size="small" />
            <span>{t('features.found.rating')}</span>
          </p>
          <OpeningLine state={OPEN}>{t('features.found.open')}</OpeningLine>
        </div>
      </div>
    </>
  );
}

function InThreeLanguages() {
  const { language: pageLanguage } = useTranslation();
  return (
    <ul role="list">
      {pageLanguageFirst(pageLanguage, COMPLETE_LANGUAGES).map((language) => (
        <li key={language} className={styles['listing']} lang={language} dir={directionOf(language)}>
          <Tile />
          <div>
            <p className={styles['name']}>{EXAMPLE_BUSINESS_NAME[language]}</p>
            <p className={styles['category']}>{EXAMPLE_CATEGORY[language]}</p>
          </div>
          <span className={styles['language']}>{LANGUAGE_NAMES[language]}</span>
        </li>
      ))}
    </ul>
  );
}

const STARS = [1, 2, 3, 4, 5] as const;

function Reviews() {
  const { t, language } = useTranslation();
  return (
    <div className={styles['reviews']}>
      <p className={styles['average']}>4.9</p>
      <div>
        <p className={styles['stars']}>
          {STARS.map((star) => (
            <Icon key={star} of={Star} size="small" />
          ))}
        </p>
        <p className={styles['name']}>{translated(EXAMPLE_CLEANING, language)}</p>
        <p className={styles['category']}>{t('features.reviews.count')}</p>
      </div>
    </div>
  );
}

const DAYS = [
  { name: 'sunday', ranges: ['08:00–18:00'] },
  { name: 'monday', ranges: ['08:00–18:00'] },
  { name: 'tuesday', ranges: ['08:00–13:00', '16:00–19:00'] },
] as const;

function Hours() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles['now']}>
        <OpeningLine state={OPEN}>{t('features.hours.open')}</OpeningLine>
      </div>
      <dl className={styles['days']}>
        {DAYS.map(({ name, ranges }) => (
          <div key={name} className={styles['day']}>
            <dt>
              <span>{t(`features.hours.${name}`)}</span>
              {name === 'sunday' && <span className={styles['today']}>{t('features.hours.today')}</span>}
            </dt>
            <dd className={styles['ranges']}>
              {ranges.map((range) => (
                <span key={range}>
                  <Ltr>{range}</Ltr>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The picture of the example business: a tap in an arch. */
function Tile({ className }: { readonly className?: string | undefined }) {
  return (
    <Wall tint="sky" className={classNames(styles['tile'], className)}>
      <span className={styles['arch']}>
        <Scene name="plumbing" />
      </span>
    </Wall>
  );
}

/** A second fictional business. */
const EXAMPLE_CLEANING: Translated<string> = { he: 'בית בהיר', ar: 'بيت مشرق', en: 'Bright Home' };
