import { Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { formatMoment } from '@/ui/i18n/formatters';
import type { SupportDetails } from '@/ui/i18n/supportDetails';
import { copyText } from '@/ui/design/copyText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './support-facts.module.scss';

/** The status, the time and the request id of an error, with a button that copies them. */
export function SupportFacts({ details }: { readonly details: SupportDetails }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const { code, request } = details;
  const copy = async (): Promise<void> => {
    setOutcome(undefined);
    setOutcome((await copyText(supportText(details))) ? 'copied' : 'refused');
  };
  return (
    <>
      <dl className={styles['facts']}>
        <Fact name={t('errors.supportCode')}>{code}</Fact>
        {request !== undefined && (
          <Fact name={t('errors.supportTime')}>
            <time dateTime={isoOf(request.receivedAt)}>{formatMoment(request.receivedAt)}</time>
          </Fact>
        )}
        {request?.id !== undefined && <Fact name={t('errors.requestId')}>{request.id}</Fact>}
      </dl>
      <Button kind="secondary" size="small" icon={Copy} onPress={() => void copy()}>
        {t('errors.copyForSupport')}
      </Button>
      <p role="status" className={styles['outcome']}>
        {outcome !== undefined && t(outcome === 'copied' ? 'errors.copied' : 'errors.copyByHand')}
      </p>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr">{children}</bdi>
      </dd>
    </div>
  );
}

/** In one line and in universal time, for the person who searches the logs. */
function supportText({ code, request }: SupportDetails): string {
  const at = request === undefined ? undefined : isoOf(request.receivedAt);
  return ['Amin', code, at, request?.id].filter((part) => part !== undefined).join(' ');
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}
