import { Copy } from 'lucide-react';
import { memo } from 'react';
import type { Business } from '@/domain/business/Business';
import { weekOf } from '@/domain/business/operatingHours';
import { Button } from '@/ui/design/components/button/Button';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useCopy } from '@/ui/design/useCopy';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { TimeZoneName } from './TimeZoneName';
import styles from './business-foot.module.scss';

/** What support asks for and customers do not see: the ID, and the time zone unless the hours name it. */
export const BusinessFoot = memo(function BusinessFoot({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const { id, timezone, operatingHours } = business;
  return (
    <dl className={styles['foot']}>
      <div className={styles['entry']}>
        <dt>{t('detail.id')}</dt>
        <dd className={styles['id']}>
          <Ltr>{id}</Ltr>
        </dd>
        <dd>
          <CopyId id={id} />
        </dd>
      </div>
      {timezone !== undefined && weekOf(operatingHours) === undefined && (
        <div className={styles['entry']}>
          <dt>{t('detail.timeZone')}</dt>
          <dd className={styles['value']}>
            <TimeZoneName of={timezone} />
          </dd>
        </div>
      )}
    </dl>
  );
});

const COPY_WORDS = { idle: 'detail.copy', copied: 'detail.copied', refused: 'detail.notCopied' } as const;

function CopyId({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { state, copy } = useCopy(id);
  const word = t(COPY_WORDS[state]);
  return (
    <>
      <Button kind="quiet" size="small" icon={Copy} className={styles['copy']} onPress={copy}>
        {word}
      </Button>
      <VisuallyHidden role="status">{state !== 'idle' && word}</VisuallyHidden>
    </>
  );
}
