import type { TFunction } from 'i18next';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { descriptionIn, nameIn, type Business } from '@/domain/business/Business';
import type { OpeningState } from '@/domain/business/openingState';
import type { Readiness } from '@/domain/business/readiness';
import {
  COMPLETE_LANGUAGES,
  DEFAULT_LANGUAGE,
  isComplete,
  type CompleteLanguage,
  type Language,
} from '@/domain/shared/language';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { categoryText } from '@/ui/i18n/categoryText';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { shownText } from '@/ui/i18n/shownText';
import { useTextsIn } from '@/ui/i18n/useTextsIn';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import { CopyListing } from './CopyListing';
import { ListingCard } from './ListingCard';
import styles from './preview-card.module.scss';

/** The choice of all languages. The style sheet offers it only where three listings fit beside each other. */
const SIDE_BY_SIDE = 'side-by-side';

interface PreviewCardProps {
  readonly business: Business;
  readonly readiness: Readiness;
  readonly opening: OpeningState | undefined;
}

/** The listing in each language, independent of the language of the page. It begins with one that has a gap. */
export function PreviewCard({ business, readiness, opening }: PreviewCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const page = useLanguage();
  const hasGap = (language: CompleteLanguage): boolean =>
    readiness.missingNames.includes(language) || readiness.missingTexts.includes(language);
  const [chosen, setChosen] = useState<CompleteLanguage | undefined>(() => COMPLETE_LANGUAGES.find(hasGap));
  const [isSideBySide, setIsSideBySide] = useState(false);
  const language = chosen ?? (isComplete(page) ? page : DEFAULT_LANGUAGE);
  const choose = (id: CompleteLanguage | typeof SIDE_BY_SIDE): void => {
    setIsSideBySide(id === SIDE_BY_SIDE);
    if (id !== SIDE_BY_SIDE) setChosen(id);
  };
  return (
    <Card labelledBy={headingId} className={styles['card']}>
      <div className={styles['head']}>
        <h2 id={headingId} className={styles['heading']}>
          {t('listing.preview.title')}
        </h2>
        <div className={styles['switch']}>
          <SegmentedChoice
            label={t('listing.preview.language')}
            options={[
              ...COMPLETE_LANGUAGES.map((each) => ({ id: each, label: LANGUAGE_NAMES[each], lang: each })),
              { id: SIDE_BY_SIDE, label: t('listing.preview.sideBySide') },
            ]}
            value={isSideBySide ? SIDE_BY_SIDE : language}
            onChange={choose}
          />
        </div>
      </div>
      {isSideBySide ? (
        <div className={styles['columns']}>
          {COMPLETE_LANGUAGES.map((each) => (
            <div key={each} className={styles['column']}>
              <h3 className={styles['language']} lang={each}>
                {LANGUAGE_NAMES[each]}
              </h3>
              <ListingCard business={business} language={each} opening={opening} />
              <ListingNotes business={business} readiness={readiness} language={each} />
            </div>
          ))}
        </div>
      ) : (
        <div className={styles['content']}>
          <ListingCard business={business} language={language} opening={opening} />
          <ListingNotes business={business} readiness={readiness} language={language} />
        </div>
      )}
    </Card>
  );
}

interface ListingNotesProps {
  readonly business: Business;
  readonly readiness: Readiness;
  readonly language: CompleteLanguage;
}

/** What is missing in the listing of a language, and the button that copies its text. */
function ListingNotes({ business, readiness, language }: ListingNotesProps) {
  const { t } = useTranslation();
  const listing = useTextsIn(language);
  const isNameMissing = readiness.missingNames.includes(language);
  const isTextMissing = readiness.missingTexts.includes(language);
  return (
    <div className={styles['notes']}>
      <ul className={styles['gaps']}>
        {isNameMissing && <li className={styles['gap']}>{t(`listing.ready.name.${language}`)}</li>}
        {isTextMissing && <li className={styles['gap']}>{t(`listing.ready.text.${language}`)}</li>}
        {!isNameMissing && !isTextMissing && (
          <li className={styles['complete']}>
            <Icon of={Check} size="small" />
            <span>{t(`listing.preview.complete.${language}`)}</span>
          </li>
        )}
      </ul>
      <CopyListing key={language} text={listingText(listing, business, language)} />
    </div>
  );
}

/** The listing as plain text, to be sent to a customer. It leaves out what is only true now. */
function listingText(t: TFunction, business: Business, language: Language): string {
  const { category, address } = business;
  const description = descriptionIn(business, language);
  return [
    shownText(nameIn(business, language).text),
    category === undefined ? undefined : categoryText(t, category),
    description === undefined ? undefined : shownText(description.text, 'description'),
    address === undefined ? undefined : shownText(address, 'address'),
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}
