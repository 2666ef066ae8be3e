import { BadgeCheck, MapPin, Star } from 'lucide-react';
import type { ReactElement } from 'react';
import { descriptionIn, nameIn, type Business } from '@/domain/business/Business';
import type { TextInLanguage as Text } from '@/domain/shared/LocalizedText';
import { directionOf, translated, isComplete, type Language } from '@/domain/shared/language';
import { BusinessWall } from '@/ui/business/BusinessPicture';
import { ratingText } from '@/ui/business/ratingText';
import { Icon } from '@/ui/design/components/icon/Icon';
import { StatusBadge } from '@/ui/design/components/status-badge/StatusBadge';
import { categoryText } from '@/ui/i18n/categoryText';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { shownText } from '@/ui/i18n/shownText';
import { useTextsIn } from '@/ui/i18n/useTextsIn';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { VERIFIED_WORDS } from '@/ui/i18n/verifiedWords';
import styles from './listing-card.module.scss';

interface ListingCardProps {
  readonly business: Business;
  /** The language of the customers, independent of the language of the page. */
  readonly language: Language;
}

/** The listing as customers of one language see it. Marks for the owner are in the language of the page. */
export function ListingCard({ business, language }: ListingCardProps) {
  const listing = useTextsIn(language);
  const name = nameIn(business, language);
  const description = descriptionIn(business, language);
  const rating = ratingText(listing, business);
  return (
    <div className={styles['card']} lang={language} dir={directionOf(language)}>
      <BusinessWall business={business} language={language} size="card" className={styles['wall']} />
      <div className={styles['body']}>
        <WithFallbackMark text={name} wanted={language}>
          <p className={styles['name']}>
            <TextInLanguage of={name} />
          </p>
        </WithFallbackMark>
        {business.category !== undefined && (
          <p className={styles['category']}>
            <bdi>{categoryText(listing, business.category)}</bdi>
          </p>
        )}
        {business.isVerified && (
          <p>
            <StatusBadge tone="ok" shape={BadgeCheck}>
              {translated(VERIFIED_WORDS, language)}
            </StatusBadge>
          </p>
        )}
        {rating !== undefined && (
          <p className={styles['fact']}>
            <Icon of={Star} size="small" />
            <span>{rating}</span>
          </p>
        )}
        {description !== undefined && (
          <WithFallbackMark text={description} wanted={language}>
            <p className={styles['description']} lang={description.language} dir="auto">
              {shownText(description.text, 'summary')}
            </p>
          </WithFallbackMark>
        )}
        {business.address !== undefined && (
          <p className={styles['fact']}>
            <Icon of={MapPin} size="small" />
            <bdi>{shownText(business.address, 'address')}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

interface WithFallbackMarkProps {
  readonly text: Text;
  readonly wanted: Language;
  readonly children: ReactElement;
}

/** Marks a text that customers of the wanted language see in another language. */
function WithFallbackMark({ text, wanted, children }: WithFallbackMarkProps) {
  const { t, language: pageLanguage } = useTranslation();
  if (text.language === wanted) return children;
  const shownIn = text.language !== undefined && isComplete(text.language) ? text.language : 'unknown';
  return (
    <div className={styles['fallback']}>
      <p className={styles['mark']}>
        <span lang={pageLanguage} dir={directionOf(pageLanguage)}>
          {t(`listing.preview.shownIn.${shownIn}`)}
        </span>
      </p>
      {children}
    </div>
  );
}
