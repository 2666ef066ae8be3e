import type { TFunction } from 'i18next';
import { Copy, Share2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { descriptionIn, nameIn, type Business } from '@/domain/business/Business';
import type { Language } from '@/domain/shared/language';
import { Button } from '@/ui/design/components/button/Button';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useCopy } from '@/ui/design/useCopy';
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
  const { state, copy } = useCopy(text);
  return (
    <div>
      <div className={styles['buttons']}>
        <Button kind="secondary" size="small" icon={Copy} onPress={copy}>
          {state === 'copied' ? t('errors.copied') : t('listing.preview.copy')}
        </Button>
        {'share' in navigator && (
          <Button kind="quiet" size="small" icon={Share2} onPress={() => void share(text)}>
            {t('listing.preview.share')}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{state === 'copied' && t('errors.copied')}</VisuallyHidden>
      {state === 'refused' && <SelectedText text={text} />}
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

/** Shows the text selected, to be copied by hand, because the browser refuses access to the clipboard. */
function SelectedText({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const reasonId = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div>
      <p id={reasonId}>{t('listing.preview.reselect')}</p>
      <textarea
        ref={field}
        className={styles['selected']}
        aria-label={t('listing.preview.textToCopy')}
        aria-describedby={reasonId}
        readOnly
        rows={4}
        dir="auto"
        value={text}
      />
    </div>
  );
}

/** Closing the share sheet is not a failure. */
async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch {
    return;
  }
}
