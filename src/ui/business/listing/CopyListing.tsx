import { Copy, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useCopy } from '@/ui/design/useCopy';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './preview.module.scss';

/** Copies the text of a listing, or shares it where the browser can. */
export function CopyListing({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const { state, copy } = useCopy(text);
  return (
    <>
      <div className={styles['buttons']}>
        <Button kind="secondary" size="small" icon={Copy} onPress={copy}>
          {state === 'copied' ? t('listing.preview.copied') : t('listing.preview.copy')}
        </Button>
        {'share' in navigator && (
          <Button kind="quiet" size="small" icon={Share2} onPress={() => void share(text)}>
            {t('listing.preview.share')}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{state === 'copied' && t('listing.preview.copied')}</VisuallyHidden>
      {state === 'refused' && <SelectedText text={text} />}
    </>
  );
}

/** The text to be copied by hand, because the browser refuses the clipboard. */
function SelectedText({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <div>
      <p role="status">{t('listing.preview.reselect')}</p>
      <textarea
        ref={field}
        className={styles['selected']}
        aria-label={t('listing.preview.textToCopy')}
        readOnly
        rows={4}
        dir="auto"
        value={text}
      />
    </div>
  );
}

/** A share that the owner closes is not a failure. */
async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch {
    return;
  }
}
