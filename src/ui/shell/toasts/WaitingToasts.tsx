import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useState } from 'react';
import { ToastRegion } from '@/ui/design/controls/toast-region/ToastRegion';
import { createToastQueue } from '@/ui/design/controls/toast-region/toastQueue';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { SlowRequestStatus } from '@/ui/shell/slow-requests/SlowRequestStatus';
import { toastHistoryOf } from '@/ui/shell/toast-history/ToastHistory';
import { SessionExpirySlot } from '@/ui/shell/session-expiry/SessionExpirySlot';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { ToastReason, ToastText } from './ToastText';

/**
 * Shows each waiting toast once, and adds it to the toast history. A visible toast follows a change of language. The
 * announcement of slow requests and the dialog before the end of the session are here, because this code loads in idle
 * time.
 */
export function WaitingToasts() {
  const { t } = useTranslation();
  const { toasts, session } = useViewModels();
  const [queue] = useState(createToastQueue);
  const showWaiting = useEffectEvent(() => {
    for (const toast of toasts.take()) {
      toastHistoryOf(toasts).add(toast);
      if (toast.isShownOnPage) continue;
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
  useEffect(
    () =>
      reaction(
        () => session.user?.id,
        (_, previous) => previous !== undefined && toastHistoryOf(toasts).clear(),
      ),
    [session, toasts],
  );
  return (
    <>
      <SlowRequestStatus />
      <SessionExpirySlot />
      <ToastRegion queue={queue} label={t('shell.toasts.label')} closeLabel={t('shell.toasts.close')} />
    </>
  );
}
