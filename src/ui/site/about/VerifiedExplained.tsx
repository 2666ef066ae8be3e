import { BadgeCheck, Check, Clock, type LucideIcon, Minus, UserCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { COMPLETE_LANGUAGES, type Language, translated } from '@/domain/shared/language';
import { classNames } from '@/ui/design/classNames';
import { ArchMark } from '@/ui/design/components/arch-mark/ArchMark';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { StatusBadge } from '@/ui/design/components/status-badge/StatusBadge';
import { Wall } from '@/ui/design/components/wall/Wall';
import { Scene } from '@/ui/design/illustrations/Scene';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { pageLanguageFirst } from '@/ui/i18n/pageLanguageFirst';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { VERIFIED_WORDS } from '@/ui/i18n/verifiedWords';
import { paths } from '@/ui/shell/paths';
import { EXAMPLE_BUSINESS_NAME } from '@/ui/site/exampleBusiness';
import { VERIFIED_ID } from './verifiedPath';
import styles from './verified-explained.module.scss';
import listingStyles from './verified-listing.module.scss';

const FACTS = [
  { name: 'who', icon: UserCheck },
  { name: 'when', icon: Clock },
  { name: 'where', icon: BadgeCheck },
] as const;

export function VerifiedExplained() {
  const { t } = useTranslation();
  return (
    <section className={styles['section']} aria-labelledby={VERIFIED_ID}>
      <div className={styles['columns']}>
        <div>
          <h2 id={VERIFIED_ID} tabIndex={-1}>
            {t('verified.title')}
          </h2>
          <ul role="list" className={styles['facts']}>
            {FACTS.map(({ name, icon }) => (
              <li key={name} className={styles['fact']}>
                <ArchMark icon={icon} />
                <div>
                  <h3 className={styles['name']}>{t(`verified.${name}.title`)}</h3>
                  <p className={styles['text']}>{t(`verified.${name}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <VerifiedListing />
      </div>
      <div className={styles['cards']}>
        <Statements
          title={t('verified.says.title')}
          icon={Check}
          statements={[t('verified.says.professional'), t('verified.says.before')]}
        />
        <Statements
          title={t('verified.saysNot.title')}
          icon={Minus}
          statements={[t('verified.saysNot.quality'), t('verified.saysNot.details')]}
          isSunk
        />
      </div>
      <p className={styles['text']}>
        <Sentence
          of="verified.questions"
          values={{ contact: <Link to={paths.contact}>{t('verified.contact')}</Link> }}
        />
      </p>
    </section>
  );
}

interface StatementsProps {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly statements: readonly string[];
  readonly isSunk?: boolean | undefined;
}

function Statements({ title, icon, statements, isSunk = false }: StatementsProps) {
  return (
    <Card className={classNames(isSunk && styles['sunk'])}>
      <h3 className={styles['name']}>{title}</h3>
      <ul role="list" className={styles['statements']}>
        {statements.map((statement) => (
          <li key={statement} className={styles['statement']}>
            <Icon of={icon} size="small" />
            <span>{statement}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** An example of a listing with the badge, and the badge in three languages. */
export function VerifiedListing() {
  const { t, language } = useTranslation();
  return (
    <figure className={listingStyles['figure']} aria-label={t('verified.example.name')}>
      <Wall tint="sky" className={listingStyles['wall']}>
        <div className={listingStyles['card']}>
          <div className={listingStyles['head']}>
            <div className={listingStyles['picture']}>
              <Scene name="plumbing" />
            </div>
            <div className={listingStyles['words']}>
              <p className={listingStyles['name']}>{translated(EXAMPLE_BUSINESS_NAME, language)}</p>
              <p className={listingStyles['trade']}>{t('verified.example.trade')}</p>
            </div>
            <Badge language={language} />
          </div>
          <p className={listingStyles['caption']}>{t('verified.example.badges')}</p>
          <ul className={listingStyles['badges']}>
            {pageLanguageFirst(language, COMPLETE_LANGUAGES).map((each) => (
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
