import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Business } from '@/domain/business/Business';
import type { OpeningState } from '@/domain/business/openingState';
import type { Readiness } from '@/domain/business/readiness';
import { LANGUAGES, parseLanguage, type Language } from '@/domain/shared/language';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { useLanguage } from '@/ui/shell/useLanguage';
import { CopyListing } from './CopyListing';
import { ListingCard } from './ListingCard';
import { listingText } from './listingText';
import styles from './preview-card.module.scss';

interface PreviewCardProps {
  readonly business: Business;
  readonly readiness: Readiness;
  readonly opening: OpeningState | undefined;
}

/** The listing in each language, independent of the language of the page. It begins with one that has a gap. */
export function PreviewCard({ business, readiness, opening }: PreviewCardProps) {
  const { t, i18n } = useTranslation();
  const headingId = useId();
  const page = useLanguage();
  const hasGap = (language: Language): boolean =>
    readiness.missingNames.includes(language) || readiness.missingTexts.includes(language);
  const [chosen, setChosen] = useState<Language | undefined>(() => LANGUAGES.find(hasGap));
  const language = chosen ?? page;
  return (
    <Card labelledBy={headingId} className={styles['card']}>
      <div className={styles['head']}>
        <h2 id={headingId} className={styles['heading']}>
          {t('listing.preview.title')}
        </h2>
        <div className={styles['switch']}>
          <SegmentedChoice
            label={t('listing.preview.language')}
            options={LANGUAGES.map((each) => ({ id: each, label: LANGUAGE_NAMES[each], lang: each }))}
            value={language}
            onChange={(id) => setChosen(parseLanguage(id))}
          />
        </div>
      </div>
      <div className={styles['content']}>
        <ListingCard business={business} language={language} opening={opening} />
        <div className={styles['notes']}>
          <ul className={styles['gaps']}>
            {readiness.missingNames.includes(language) && (
              <li className={styles['gap']}>{t(`listing.ready.name.${language}`)}</li>
            )}
            {readiness.missingTexts.includes(language) && (
              <li className={styles['gap']}>{t(`listing.ready.text.${language}`)}</li>
            )}
            {!hasGap(language) && (
              <li className={styles['complete']}>
                <Icon of={Check} size="small" />
                {t(`listing.preview.complete.${language}`)}
              </li>
            )}
          </ul>
          <CopyListing key={language} text={listingText(i18n.getFixedT(language), business, language)} />
        </div>
      </div>
    </Card>
  );
}
