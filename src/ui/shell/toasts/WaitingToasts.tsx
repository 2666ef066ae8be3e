import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useState } from 'react';
import { nameIn } from '@/domain/business/Business';
import { ToastRegion } from '@/ui/design/controls/toast-region/ToastRegion';
import { createToastQueue } from '@/ui/design/controls/toast-region/toastQueue';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { SlowRequestNotice } from '@/ui/shell/slow-requests/SlowRequestNotice';
import { SessionEndSlot } from '@/ui/shell/session-end/SessionEndSlot';
import type { Toast } from '@/ui/shell/Toasts';
import { useLanguage } from '@/ui/shell/useLanguage';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { isolated } from '@/ui/i18n/isolated';
import type { TextKey } from '@/ui/i18n/Texts';

/**
 * Shows each waiting toast once. A visible toast follows a change of language. It also announces long
 * requests and the end of the session, because its code is there in idle time.
 */
export function WaitingToasts() {
  const { t } = useTranslation();
  const { toasts } = useViewModels();
  const [queue] = useState(createToastQueue);
  const showWaiting = useEffectEvent(() => {
    for (const toast of toasts.take()) {
      queue.add({
        kind: toast.kind,
        title: <ToastText toast={toast} />,
        detail: toast.reason && <ReasonText reason={toast.reason} />,
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
      <SlowRequestNotice />
      <SessionEndSlot />
      <ToastRegion queue={queue} label={t('shell.toasts.label')} closeLabel={t('shell.toasts.close')} />
    </>
  );
}

function ReasonText({ reason }: { readonly reason: TextKey }) {
  const { t } = useTranslation();
  return <span>{t(reason)}</span>;
}

function ToastText({ toast: { message, values = {}, about } }: { readonly toast: Toast }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isolatedValues = Object.entries(values).map(([name, value]) => [name, isolated(value)] as const);
  const text = t(message, { replace: Object.fromEntries(isolatedValues) });
  return <span>{about === undefined ? text : `${isolated(nameIn(about, language).text)}: ${text}`}</span>;
}
