import { DoorOpen } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { BusyDialog } from '@/ui/design/controls/busy-dialog/BusyDialog';
import { ConfirmDialog } from '@/ui/design/controls/confirm-dialog/ConfirmDialog';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { TextKey } from '@/ui/i18n/Texts';
import type { SubscriptionWizardViewModel } from './SubscriptionWizardViewModel';
import { isReconciling, type FirstReconciliation, type WizardState } from './WizardState';

interface WizardDialogsProps {
  readonly viewModel: SubscriptionWizardViewModel;
}

/** The dialogs of the wizard: payment in progress, reconciliation, and the question before typed data is lost. */
export const WizardDialogs = observer(function WizardDialogs({ viewModel }: WizardDialogsProps) {
  const { t } = useTranslation();
  const currentTexts = () => busyTexts(viewModel.state, viewModel.isCardChange);
  const busy = currentTexts();
  useLeaveWarning(busy !== undefined, () => currentTexts() !== undefined);
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
        isOpen={viewModel.leaveQuestion.isAsked}
        title={t(
          viewModel.isCardChange ? 'subscription.cardChange.leave.title' : 'subscription.wizard.leave.title',
        )}
        confirmLabel={t('subscription.wizard.leave.confirm')}
        cancelLabel={t('subscription.wizard.leave.stay')}
        onConfirm={() => viewModel.leaveQuestion.confirm()}
        onCancel={() => viewModel.leaveQuestion.stay()}
      >
        {t(viewModel.isCardChange ? 'subscription.cardChange.leave.text' : 'subscription.wizard.leave.text')}
      </ConfirmDialog>
    </>
  );
});

interface BusyTexts {
  readonly title: TextKey;
  readonly message: TextKey;
}

const PAYING: BusyTexts = {
  title: 'subscription.wizard.paying.title',
  message: 'subscription.wizard.paying.text',
};

const SAVING_CARD: BusyTexts = {
  title: 'subscription.cardChange.saving',
  message: 'subscription.wizard.paying.text',
};

const RECONCILING = {
  running: {
    title: 'subscription.wizard.outcomeUnknown.checking',
    message: 'subscription.wizard.outcomeUnknown.checkingText',
  },
  paused: {
    title: 'subscription.wizard.outcomeUnknown.checking',
    message: 'subscription.wizard.outcomeUnknown.paused',
  },
} as const satisfies Readonly<Record<FirstReconciliation, BusyTexts>>;

/** The texts of the dialog that covers the wizard. Undefined if there is none. */
function busyTexts(state: WizardState, isCardChange: boolean): BusyTexts | undefined {
  if (isReconciling(state)) return RECONCILING[state.reconciliation];
  if (state.kind !== 'paying') return undefined;
  return isCardChange ? SAVING_CARD : PAYING;
}

/**
 * Makes the browser ask before the document is unloaded.
 *
 * @param isNeeded Whether to ask, as of the last render.
 * @param isStillNeeded Whether to ask now, because a redirect can start before the next render.
 */
function useLeaveWarning(isNeeded: boolean, isStillNeeded: () => boolean): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isStillNeeded()) event.preventDefault();
  });
  useEffect(() => {
    if (!isNeeded) return undefined;
    const onUnload = (event: BeforeUnloadEvent): void => ask(event);
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isNeeded]);
}
