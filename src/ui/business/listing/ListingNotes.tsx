import { Check } from 'lucide-react';
import type { Business } from '@/domain/business/Business';
import type { Readiness } from '@/domain/business/readiness';
import type { CompleteLanguage } from '@/domain/shared/language';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTextsIn } from '@/ui/i18n/useTextsIn';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { CopyListing } from './CopyListing';
import { listingText } from './listingText';
import styles from './preview-card.module.scss';

interface ListingNotesProps {
  readonly business: Business;
  readonly readiness: Readiness;
  readonly language: CompleteLanguage;
}

/** What is missing in the listing of a language, and the button that copies its text. */
export function ListingNotes({ business, readiness, language }: ListingNotesProps) {
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
