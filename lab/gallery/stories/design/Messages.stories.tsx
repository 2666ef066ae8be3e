import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { Notice as ANotice, type NoticeProps } from '@/ui/design/components/notice/Notice';
import { NoticeRow } from '@/ui/design/components/notice/NoticeRow';
import { StateCard as AStateCard, type StateCardProps } from '@/ui/design/components/state-card/StateCard';
import { createToastQueue, ToastRegion as AToastRegion } from '@/ui/design/controls/toast-region/ToastRegion';
import { EmptyIllustration } from '@/ui/design/illustrations/EmptyIllustration';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { SuccessIllustration } from '@/ui/design/illustrations/SuccessIllustration';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { inEach } from '../../inEach';

export default {};

function CardExpires(props: Partial<NoticeProps>) {
  const { t } = useTranslation();
  return (
    <ANotice kind="info" title={t('subscription.section.cardNotice.expiring')} {...props}>
      <NoticeRow
        action={
          <Button kind="quiet" size="small" flush="end">
            {t('subscription.section.changeCard')}
          </Button>
        }
      >
        {t('subscription.section.cardNotice.mayFail')}
      </NoticeRow>
    </ANotice>
  );
}

export const Notice = inEach(CardExpires, {
  kind: ['info', 'warn', 'bad', 'ok', 'plain'],
  isBusy: [false, true],
});

function NoBusinesses(props: Partial<StateCardProps>) {
  const { t } = useTranslation();
  return (
    <AStateCard
      illustration={EmptyIllustration}
      title={t('dashboard.emptyTitle')}
      actions={<Button>{t('dashboard.checkAgain')}</Button>}
      {...props}
    >
      {t('dashboard.emptyText')}
    </AStateCard>
  );
}

export const StateCard = inEach(NoBusinesses, {
  illustration: [EmptyIllustration, ErrorIllustration, SuccessIllustration],
});

/** A toast leaves after five seconds. The button shows them again. */
export function ToastRegion() {
  const { t } = useTranslation();
  const [queue] = useState(createToastQueue);
  const show = useCallback(() => {
    queue.add({ kind: 'success', title: t('detail.management.done.activate') });
    queue.add({ kind: 'error', title: t('detail.management.activateFailed'), detail: t('errors.offline') });
  }, [queue, t]);
  useEffect(() => {
    show();
    return () => queue.clear();
  }, [queue, show]);
  return (
    <>
      <Button onPress={show}>{t('shell.toasts.label')}</Button>
      <AToastRegion queue={queue} label={t('shell.toasts.label')} closeLabel={t('shell.toasts.close')} />
    </>
  );
}
