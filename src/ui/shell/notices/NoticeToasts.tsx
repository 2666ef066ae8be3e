import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastRegion } from '@/ui/design/components/toast-region/ToastRegion';
import { createToastQueue } from '@/ui/design/components/toast-region/toastQueue';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { isolated } from '@/ui/i18n/isolated';

/** Shows each waiting notice as a toast, once. */
export function NoticeToasts() {
  const { t } = useTranslation();
  const { notices } = useViewModels();
  const [queue] = useState(createToastQueue);
  const showWaiting = useEffectEvent(() => {
    for (const { kind, message, values = {}, detail } of notices.take()) {
      const places = Object.entries(values).map(([name, value]) => [name, isolated(value)] as const);
      queue.add({
        kind,
        title: t(message, { replace: Object.fromEntries(places) }),
        detail: detail === undefined ? undefined : isolated(detail),
      });
    }
  });
  useEffect(
    () =>
      reaction(
        () => notices.waiting.length,
        () => showWaiting(),
        { fireImmediately: true },
      ),
    [notices],
  );
  return <ToastRegion queue={queue} label={t('shell.notices.label')} closeLabel={t('shell.notices.close')} />;
}
