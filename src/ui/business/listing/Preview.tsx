import { useState } from 'react';
import type { Business } from '@/domain/business/Business';
import type { Readiness } from '@/domain/business/readiness';
import {
  COMPLETE_LANGUAGES,
  DEFAULT_LANGUAGE,
  isComplete,
  type CompleteLanguage,
} from '@/domain/shared/language';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { pageLanguageFirst } from '@/ui/i18n/pageLanguageFirst';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { CopyListing } from './CopyListing';
import { ListingCard } from './ListingCard';
import styles from './preview.module.scss';

/** The option that shows all languages. The style sheet hides it where three listings do not fit side by side. */
const SIDE_BY_SIDE = 'side-by-side';

interface PreviewProps {
  readonly business: Business;
  readonly readiness: Readiness;
}

/**
 * The listing in a chosen language, or in all of them. Opens with a language whose name or text is missing, or else
 * with that of the page.
 */
export function Preview({ business, readiness }: PreviewProps) {
  const { t, language: pageLanguage } = useTranslation();
  const languages = pageLanguageFirst(pageLanguage, COMPLETE_LANGUAGES);
  const hasGap = (language: CompleteLanguage): boolean =>
    readiness.missingNames.includes(language) || readiness.missingTexts.includes(language);
  const [chosen, setChosen] = useState<CompleteLanguage | undefined>(() => languages.find(hasGap));
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
            ...languages.map((each) => ({ id: each, label: LANGUAGE_NAMES[each], lang: each })),
            { id: SIDE_BY_SIDE, label: t('listing.preview.sideBySide') },
          ]}
          value={isSideBySide ? SIDE_BY_SIDE : language}
          onChange={choose}
        />
      </div>
      <div className={styles['listings']}>
        {(isSideBySide ? languages : [language]).map((each) => (
          <div key={each} className={styles['listing']}>
            {isSideBySide && (
              <h3 className={styles['language']} lang={each}>
                {LANGUAGE_NAMES[each]}
              </h3>
            )}
            <ListingCard business={business} language={each} />
            <CopyListing business={business} language={each} />
          </div>
        ))}
      </div>
    </div>
  );
}
