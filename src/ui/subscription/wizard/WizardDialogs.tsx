import { DoorOpen } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BusyDialog } from '@/ui/design/controls/busy-dialog/BusyDialog';
import { ConfirmDialog } from '@/ui/design/controls/confirm-dialog/ConfirmDialog';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import type { SubscriptionWizardViewModel } from './SubscriptionWizardViewModel';
import { isBlockedByDialog, type WizardPhase, type WizardState } from './WizardState';

interface WizardDialogsProps {
  readonly viewModel: SubscriptionWizardViewModel;
}

/** The dialogs of the wizard: payment in progress, reconciliation, and the question before typed data is lost. */
export const WizardDialogs = observer(function WizardDialogs({ viewModel }: WizardDialogsProps) {
  const { t } = useTranslation();
  const busy = busyTexts(viewModel.state);
  const subject = viewModel.state.isCardChange ? 'cardChange' : 'wizard';
  useLeaveWarning(viewModel);
  return (
    <>
      <BusyDialog
        isOpen={busy !== undefined}
        title={busy && t(busy.title)}
        message={busy && t(busy.message)}
      />
      <ConfirmDialog
        kind="warning"
        icon={DoorOpen}
        isOpen={viewModel.state.asksToLeave}
        title={t(`subscription.${subject}.leave.title`)}
        confirmLabel={t('subscription.wizard.leave.confirm')}
        cancelLabel={t('subscription.wizard.leave.stay')}
        onConfirm={() => viewModel.confirmLeaving()}
        onCancel={() => viewModel.stay()}
      >
        {t('subscription.wizard.leave.text')}
      </ConfirmDialog>
    </>
  );
});

const PAYING = 'subscription.wizard.paying.text';

function checkingText({
  isPaused,
  isRefused,
}: Extract<WizardPhase, { readonly kind: 'reconciling' }>): TextKey {
  if (isPaused) return 'subscription.wizard.outcomeUnknown.paused';
  return isRefused
    ? 'subscription.wizard.outcomeUnknown.refused'
    : 'subscription.wizard.outcomeUnknown.checkingText';
}

/** The texts of the dialog that covers the wizard. Undefined if there is none. */
function busyTexts(state: WizardState): { readonly title: TextKey; readonly message: TextKey } | undefined {
  if (state.kind === 'reconciling')
    return { title: 'subscription.wizard.outcomeUnknown.checking', message: checkingText(state) };
  if (state.kind !== 'paying') return undefined;
  return state.isCardChange
    ? { title: 'subscription.cardChange.saving', message: PAYING }
    : { title: 'subscription.wizard.paying.title', message: PAYING };
}

/** Makes the browser ask before the document is unloaded. */
function useLeaveWarning(viewModel: SubscriptionWizardViewModel): void {
  const isBusy = isBlockedByDialog(viewModel.state);
  useEffect(() => {
    if (!isBusy) return undefined;
    /* Reads the state, because a redirect can start before the next render. */
    const ask = (event: BeforeUnloadEvent): void => {
      if (isBlockedByDialog(viewModel.state)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy, viewModel]);
}
