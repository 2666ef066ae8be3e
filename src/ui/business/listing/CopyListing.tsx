import type { TFunction } from 'i18next';
import { Share2 } from 'lucide-react';
import { descriptionIn, nameIn, type Business } from '@/domain/business/Business';
import type { Language } from '@/domain/shared/language';
import { CopyButton } from '@/ui/business/CopyButton';
import { Button } from '@/ui/design/components/button/Button';
import { categoryText } from '@/ui/i18n/categoryText';
import { shownText } from '@/ui/i18n/shownText';
import { useTextsIn } from '@/ui/i18n/useTextsIn';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './preview.module.scss';

interface CopyListingProps {
  readonly business: Business;
  readonly language: Language;
}

/** Copies a listing as text, or shares it if the browser can. */
export function CopyListing({ business, language }: CopyListingProps) {
  const { t } = useTranslation();
  const text = listingText(useTextsIn(language), business, language);
  return (
    <div className={styles['buttons']}>
      <CopyButton kind="secondary" size="small" text={text} label={t('listing.preview.copy')} />
      {'share' in navigator && (
        <Button kind="quiet" size="small" icon={Share2} onPress={() => void share(text)}>
          {t('listing.preview.share')}
        </Button>
      )}
    </div>
  );
}

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

/** Closing the share sheet is not a failure. */
async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch {
    return;
  }
}
