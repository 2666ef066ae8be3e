import { Check, CircleAlert, Mail } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Fragment, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLocation } from 'react-router-dom';
import type { FailedRequest } from '@/application/ports/ServiceFailure';
import { instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import { COMPANY, PRODUCT_VERSION } from '@/ui/company/companyContent';
import { useClickThroughGuard } from '@/ui/design/click-through/useClickThroughGuard';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Icon } from '@/ui/design/components/icon/Icon';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import { CopyForSupport } from '@/ui/i18n/components/CopyForSupport';
import { Fact } from '@/ui/i18n/components/SupportFacts';
import { formatMoment, formatRecent } from '@/ui/i18n/formatters';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { routeOf, ROUTES } from '@/ui/shell/routePaths';
import type { PastToast } from '@/ui/shell/Toasts';
import { ToastReason, ToastText } from '@/ui/shell/toasts/ToastText';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import styles from './toast-history-dialog.module.scss';
import supportStyles from '@/ui/i18n/components/support-facts.module.scss';

interface ToastHistoryDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The last toasts of this tab, and a way to write to support. */
export function ToastHistoryDialog({ isOpen, onClose }: ToastHistoryDialogProps) {
  const { t } = useTranslation();
  useClickThroughGuard(isOpen);
  return (
    <PageLocale>
      <ModalOverlay
        className={styles['scrim'] ?? ''}
        isOpen={isOpen}
        onOpenChange={(opens) => !opens && onClose()}
        isDismissable
      >
        <Modal className={styles['panel'] ?? ''}>
          <Dialog className={styles['dialog'] ?? ''}>
            <Heading slot="title" level={2} className={styles['title'] ?? ''}>
              {t('shell.account.toastHistory')}
            </Heading>
            <PastToasts />
            <Help />
            <Button className={styles['close']} onPress={onClose}>
              {t('toastHistory.close')}
            </Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </PageLocale>
  );
}

const PastToasts = observer(function PastToasts() {
  const { t } = useTranslation();
  const { past } = useViewModels().toasts;
  if (past.length === 0) return <p className={styles['note']}>{t('toastHistory.none')}</p>;
  return (
    <>
      <ol role="list" className={styles['list']}>
        {past.map((toast) => (
          <Row key={toast.id} toast={toast} />
        ))}
      </ol>
      <p className={styles['note']}>{t('toastHistory.kept')}</p>
    </>
  );
});

function Row({ toast }: { readonly toast: PastToast }) {
  return (
    <li className={styles['row']} data-kind={toast.kind}>
      <Icon of={toast.kind === 'success' ? Check : CircleAlert} size="small" />
      <div className={styles['words']}>
        <p>
          <ToastText toast={toast} />
        </p>
        {toast.reason !== undefined && (
          <p className={styles['note']}>
            <ToastReason reason={toast.reason} />
          </p>
        )}
      </div>
      <time className={styles['time']} dateTime={new Date(toast.at).toISOString()}>
        {formatRecent(toast.at)}
      </time>
    </li>
  );
}

const Help = observer(function Help() {
  const { t, language } = useTranslation();
  const headingId = useId();
  const { pathname } = useLocation();
  const failed = useViewModels().toasts.past.find(({ request }) => request !== undefined);
  const request = helpRequest(pathname, language, failed?.request);
  return (
    <section aria-labelledby={headingId} className={styles['help']}>
      <h3 id={headingId} className={styles['heading']}>
        {t('toastHistory.help.title')}
      </h3>
      <p className={styles['note']}>{t('toastHistory.help.text')}</p>
      <Facts request={request} />
      <div className={styles['buttons']}>
        <ButtonLink kind="secondary" icon={Mail} href={helpEmailUrl(t('toastHistory.help.subject'), request)}>
          {t('toastHistory.help.write')}
        </ButtonLink>
        <CopyForSupport kind="quiet" text={helpText(request)} />
      </div>
    </section>
  );
});

function Facts({ request }: { readonly request: HelpRequest }) {
  const { t } = useTranslation();
  return (
    <dl className={supportStyles['facts']}>
      <Fact name={t('toastHistory.help.screen')}>
        {/* A path breaks at its slashes. */}
        {request.screen.split(/(?=\/)/u).map((segment) => (
          <Fragment key={segment}>
            <span>{segment}</span>
            <wbr />
          </Fragment>
        ))}
      </Fact>
      <Fact name={t('errors.supportTime')}>{formatMoment(instant(Date.parse(request.time)))}</Fact>
      {request.requestId !== undefined && <Fact name={t('errors.requestId')}>{request.requestId}</Fact>}
      <Fact name={t('toastHistory.help.version')}>{request.version}</Fact>
      <Fact name={t('shell.language.label')}>{LANGUAGE_NAMES[request.language]}</Fact>
    </dl>
  );
}

/** What support needs to find an event. No field can hold a name, the id of a business or anything that was typed. */
interface HelpRequest {
  /** The pattern of the path, for example `/dashboard/business/:id`. */
  readonly screen: string;
  readonly time: string;
  /** The request id of the last failure. */
  readonly requestId: string | undefined;
  readonly version: string;
  readonly language: Language;
}

export function helpRequest(
  pathname: string,
  language: Language,
  lastFailure: FailedRequest | undefined,
): HelpRequest {
  const route = routeOf(pathname);
  return {
    screen: route === undefined ? '*' : ROUTES[route].path,
    time: new Date(lastFailure?.receivedAt ?? Date.now()).toISOString(),
    requestId: lastFailure?.id,
    version: PRODUCT_VERSION,
    language,
  };
}

export function helpText(request: HelpRequest): string {
  return Object.values(request)
    .filter((value) => value !== undefined)
    .join('\n');
}

export function helpEmailUrl(subject: string, request: HelpRequest): string {
  /* RFC 6068 requires CRLF. */
  const body = `\n\n${helpText(request)}`.replaceAll('\n', '\r\n');
  return `mailto:${COMPANY.supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
