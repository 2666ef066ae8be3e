import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useState } from 'react';
import { nameIn } from '@/domain/business/Business';
import { ToastRegion } from '@/ui/design/controls/toast-region/ToastRegion';
import { createToastQueue } from '@/ui/design/controls/toast-region/toastQueue';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LongCallNotice } from '@/ui/shell/long-calls/LongCallNotice';
import type { Notice } from '@/ui/shell/Notices';
import { useLanguage } from '@/ui/shell/useLanguage';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { isolated } from '@/ui/i18n/isolated';
import type { TextKey } from '@/ui/i18n/Texts';

/**
 * Shows each waiting notice once as a toast. A visible toast follows a change of language. It also announces long
 * requests.
 */
export function NoticeToasts() {
  const { t } = useTranslation();
  const { notices } = useViewModels();
  const [queue] = useState(createToastQueue);
  const showWaiting = useEffectEvent(() => {
    for (const notice of notices.take()) {
      queue.add({
        kind: notice.kind,
        title: <NoticeText notice={notice} />,
        detail: notice.reason && <ReasonText reason={notice.reason} />,
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
  return (
    <>
      <LongCallNotice />
      <ToastRegion queue={queue} label={t('shell.notices.label')} closeLabel={t('shell.notices.close')} />
    </>
  );
}

function ReasonText({ reason }: { readonly reason: TextKey }) {
  const { t } = useTranslation();
  return <span>{t(reason)}</span>;
}

function NoticeText({ notice: { message, values = {}, about } }: { readonly notice: Notice }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isolatedValues = Object.entries(values).map(([name, value]) => [name, isolated(value)] as const);
  const text = t(message, { replace: Object.fromEntries(isolatedValues) });
  return <span>{about === undefined ? text : `${isolated(nameIn(about, language).text)}: ${text}`}</span>;
}
