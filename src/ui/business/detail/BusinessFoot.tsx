import { Copy } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import type { Business } from '@/domain/business/Business';
import { weekOf } from '@/domain/business/operatingHours';
import { Button } from '@/ui/design/components/button/Button';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { copyText } from '@/ui/design/copyText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { TimeZoneName } from './TimeZoneName';
import styles from './business-foot.module.scss';

/** Milliseconds for which the button says what came of a copy. */
const SHOWN_FOR = 2000;

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

type CopyState = 'idle' | 'copied' | 'notCopied';

function CopyId({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => setState((await copyText(id)) ? 'copied' : 'notCopied');
  return (
    <>
      <Button kind="quiet" size="small" icon={Copy} className={styles['copy']} onPress={() => void copy()}>
        {t(state === 'idle' ? 'detail.copy' : `detail.${state}`)}
      </Button>
      <VisuallyHidden role="status">{state !== 'idle' && t(`detail.${state}`)}</VisuallyHidden>
    </>
  );
}
