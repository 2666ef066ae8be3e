import type { TFunction } from 'i18next';
import { useState } from 'react';
import { descriptionIn, nameIn, type Business } from '@/domain/business/Business';
import type { Readiness } from '@/domain/business/readiness';
import {
  COMPLETE_LANGUAGES,
  DEFAULT_LANGUAGE,
  isComplete,
  type CompleteLanguage,
  type Language,
} from '@/domain/shared/language';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { categoryText } from '@/ui/i18n/categoryText';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { shownText } from '@/ui/i18n/shownText';
import { useTextsIn } from '@/ui/i18n/useTextsIn';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import { CopyListing } from './CopyListing';
import { ListingCard } from './ListingCard';
import styles from './preview.module.scss';

/** The choice of all languages. The style sheet offers it only where three listings fit beside each other. */
const SIDE_BY_SIDE = 'side-by-side';

interface PreviewProps {
  readonly business: Business;
  readonly readiness: Readiness;
}

/** The listing in each language, independent of the language of the page. It begins with one that has a gap. */
export function Preview({ business, readiness }: PreviewProps) {
  const { t } = useTranslation();
  const pageLanguage = useLanguage();
  const hasGap = (language: CompleteLanguage): boolean =>
    readiness.missingNames.includes(language) || readiness.missingTexts.includes(language);
  const [chosen, setChosen] = useState<CompleteLanguage | undefined>(() => COMPLETE_LANGUAGES.find(hasGap));
  const [isSideBySide, setIsSideBySide] = useState(false);
  const language = chosen ?? (isComplete(pageLanguage) ? pageLanguage : DEFAULT_LANGUAGE);
  const choose = (id: CompleteLanguage | typeof SIDE_BY_SIDE): void => {
    setIsSideBySide(id === SIDE_BY_SIDE);
    if (id !== SIDE_BY_SIDE) setChosen(id);
  };
  return (
    <div className={styles['preview']}>
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
      <div className={styles['listings']}>
        {(isSideBySide ? COMPLETE_LANGUAGES : [language]).map((each) => (
          <div key={each} className={styles['listing']}>
            {isSideBySide && (
              <h3 className={styles['language']} lang={each}>
                {LANGUAGE_NAMES[each]}
              </h3>
            )}
            <ListingCard business={business} language={each} />
            <CopiedListing business={business} language={each} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface CopiedListingProps {
  readonly business: Business;
  readonly language: CompleteLanguage;
}

function CopiedListing({ business, language }: CopiedListingProps) {
  const tOfListing = useTextsIn(language);
  return (
    <div>
      <CopyListing text={listingText(tOfListing, business, language)} />
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
