import { Check, CircleAlert, Mail } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Fragment, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLocation } from 'react-router-dom';
import { useClickThroughGuard } from '@/ui/design/click-through/useClickThroughGuard';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Icon } from '@/ui/design/components/icon/Icon';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import { instant } from '@/domain/shared/instant';
import { CopyForSupport } from '@/ui/i18n/components/CopyForSupport';
import supportStyles from '@/ui/i18n/components/support-facts.module.scss';
import { Fact } from '@/ui/i18n/components/SupportFacts';
import { formatMoment, formatTime } from '@/ui/i18n/formatters';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ToastReason, ToastText } from '@/ui/shell/toasts/ToastText';
import { useLanguage } from '@/ui/shell/useLanguage';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { helpEmailUrl, helpRequest, helpText, type HelpRequest } from './helpRequest';
import { toastHistoryOf, type PastToast } from './ToastHistory';
import styles from './toast-history-dialog.module.scss';

export interface ToastHistoryDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The last toasts of this document, and a way to write to support. */
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
  const { list } = toastHistoryOf(useViewModels().toasts);
  if (list.length === 0) return <p className={styles['note']}>{t('toastHistory.none')}</p>;
  return (
    <>
      <ol className={styles['list']}>
        {list.map((toast) => (
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
        {formatTime(toast.at)}
      </time>
    </li>
  );
}

const Help = observer(function Help() {
  const { t } = useTranslation();
  const headingId = useId();
  const { pathname } = useLocation();
  const language = useLanguage();
  const failed = toastHistoryOf(useViewModels().toasts).list.find(({ request }) => request !== undefined);
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
