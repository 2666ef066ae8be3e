import { Camera, Check, CreditCard, Timer } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useState } from 'react';
import { parseBusinessId } from '@/domain/business/BusinessId';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { ConfirmDialog } from '@/ui/design/controls/confirm-dialog/ConfirmDialog';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { countParams } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LeaveGuardContext } from '@/ui/shell/leaving/LeaveGuard';
import { isDialogShown } from '@/ui/shell/isDialogShown';
import { idIn } from '@/ui/shell/routePaths';
import type { CreateSessionExpiryViewModel, ShownPage } from './SessionExpiryViewModel';
import styles from './session-expiry-dialog.module.scss';

const PAGE: ShownPage = {
  businessInWizard: () => parseBusinessId(idIn('subscription', location.pathname)),
  isBlockedByDialog: isDialogShown,
  path: () => location.pathname + location.search,
};

/**
 * The browser does not ask before the document unloads: typed changes are kept as drafts, and the dialog has said what is
 * not kept.
 */
const NOTHING_UNSAVED = { isUnsaved: false, discard: () => undefined };

/** Asks whether to stay signed in, minutes before the session ends. */
export const SessionExpiryDialog = observer(function SessionExpiryDialog({
  create,
}: {
  readonly create: CreateSessionExpiryViewModel;
}) {
  const { t } = useTranslation();
  const guard = use(LeaveGuardContext);
  const [viewModel] = useState(() => create(PAGE));
  useEffect(() => {
    viewModel.start();
    return () => viewModel.dispose();
  }, [viewModel]);
  const stay = async (): Promise<void> => {
    const release = guard?.register(NOTHING_UNSAVED);
    await viewModel.signInAgain();
    release?.();
  };
  const { state } = viewModel;
  const { millisecondsLeft = 0, isPayment = false } = state.kind === 'hidden' ? {} : state;
  return (
    <ConfirmDialog
      kind="warning"
      icon={Timer}
      title={<TimeLeft milliseconds={millisecondsLeft} />}
      confirmLabel={t('profile.sessionExpiry.stay')}
      cancelLabel={t('profile.sessionExpiry.later')}
      isOpen={state.kind !== 'hidden'}
      opensByItself
      isBusy={state.kind === 'leaving'}
      onConfirm={() => void stay()}
      onCancel={viewModel.dismiss}
    >
      <p>{t(isPayment ? 'profile.sessionExpiry.paying' : 'profile.sessionExpiry.text')}</p>
      {guard?.hasUnsavedPicture === true && (
        <ul role="list" className={styles['list']}>
          <li className={styles['again']}>
            <Icon of={Camera} size="small" />
            <span>{t('profile.sessionExpiry.pictureAgain')}</span>
          </li>
        </ul>
      )}
      {isPayment && (
        <ul role="list" className={styles['list']}>
          <li className={styles['kept']}>
            <Icon of={Check} size="small" />
            <span>{t('profile.sessionExpiry.kept')}</span>
          </li>
          <li className={styles['again']}>
            <Icon of={CreditCard} size="small" />
            <span>{t('profile.sessionExpiry.again')}</span>
          </li>
        </ul>
      )}
    </ConfirmDialog>
  );
});

/** The time in figures, and for assistive technology in words once a minute. */
function TimeLeft({ milliseconds }: { readonly milliseconds: number }) {
  const { t } = useTranslation();
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const figures = `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
  const time = t('profile.sessionExpiry.minutes', countParams(minutes));
  return (
    <>
      <span aria-hidden="true">
        <Sentence of="profile.sessionExpiry.title" values={{ time: <Ltr>{figures}</Ltr> }} />
      </span>
      <VisuallyHidden role="status">{t('profile.sessionExpiry.title', { time })}</VisuallyHidden>
    </>
  );
}
