import type { ReactNode } from 'react';
import { classNames } from '@/ui/design/classNames';
import { formatMoment } from '@/ui/i18n/formatters';
import type { SupportDetails } from '@/ui/i18n/supportDetails';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { CopyForSupport } from './CopyForSupport';
import styles from './support-facts.module.scss';

/** The status, the time and the request id of an error, with a button that copies them. */
export function SupportFacts({ details }: { readonly details: SupportDetails }) {
  const { t } = useTranslation();
  const { code, request } = details;
  return (
    <>
      <dl className={classNames(styles['facts'], styles['spaced'])}>
        <Fact name={t('errors.supportCode')}>{code}</Fact>
        {request !== undefined && (
          <Fact name={t('errors.supportTime')}>
            <time dateTime={isoOf(request.receivedAt)}>{formatMoment(request.receivedAt)}</time>
          </Fact>
        )}
        {request?.id !== undefined && <Fact name={t('errors.requestId')}>{request.id}</Fact>}
      </dl>
      <CopyForSupport kind="secondary" size="small" text={supportText(details)} />
    </>
  );
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr" translate="no">
          {children}
        </bdi>
      </dd>
    </div>
  );
}

/** One line with the time in UTC, for the person who searches the logs. */
function supportText({ code, request }: SupportDetails): string {
  const at = request === undefined ? undefined : isoOf(request.receivedAt);
  return ['Amin', code, at, request?.id].filter((part) => part !== undefined).join(' ');
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}
