import { useId, useState } from 'react';
import type { Business } from '@/domain/business/Business';
import type { OpeningState } from '@/domain/business/openingState';
import type { Readiness } from '@/domain/business/readiness';
import {
  COMPLETE_LANGUAGES,
  DEFAULT_LANGUAGE,
  isComplete,
  type CompleteLanguage,
} from '@/domain/shared/language';
import { Card } from '@/ui/design/components/card/Card';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import { ListingCard } from './ListingCard';
import { ListingNotes } from './ListingNotes';
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
