import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Spinner } from '@/ui/design/components/spinner/Spinner';
import { createToastQueue, ToastRegion } from '@/ui/design/controls/toast-region/ToastRegion';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { SessionExpirySlot } from '@/ui/shell/session-expiry/SessionExpirySlot';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { ToastReason, ToastText } from './ToastText';
import styles from './slow-request-status.module.scss';

/**
 * Shows each waiting toast once. A visible toast follows a change of language. The announcement of slow requests and the
 * dialog before the end of the session are here, because this code loads in idle time.
 */
export function WaitingToasts() {
  const { t } = useTranslation();
  const { toasts } = useViewModels();
  const [queue] = useState(createToastQueue);
  const showWaiting = useEffectEvent(() => {
    for (const toast of toasts.take()) {
      if (toast.isHistoryOnly) continue;
      queue.add({
        kind: toast.kind,
        title: <ToastText toast={toast} />,
        detail: toast.reason && <ToastReason reason={toast.reason} />,
      });
    }
  });
  useEffect(
    () =>
      reaction(
        () => toasts.waiting.length,
        () => showWaiting(),
        { fireImmediately: true },
      ),
    [toasts],
  );
  return (
    <>
      <SlowRequestStatus />
      <SessionExpirySlot />
      <ToastRegion queue={queue} label={t('shell.toasts.label')} closeLabel={t('shell.toasts.close')} />
    </>
  );
}

/**
 * Announces once that a request is still running. It is rendered into the body as a React Aria top layer element, so
 * that an open dialog does not hide it from screen readers.
 */
const SlowRequestStatus = observer(function SlowRequestStatus() {
  const { t } = useTranslation();
  const { slowRequests } = useViewModels();
  /* Screen readers announce a change of a live region, but not its initial content. */
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const isShown = isMounted && slowRequests.isStillWorking;
  return createPortal(
    <div role="status" className={styles['region']} data-react-aria-top-layer="true">
      {isShown && (
        <p className={styles['message']}>
          <Spinner />
          <span>{t('shell.stillWorking')}</span>
        </p>
      )}
    </div>,
    document.body,
  );
});
