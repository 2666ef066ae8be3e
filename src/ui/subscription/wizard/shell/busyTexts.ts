import type { TextKey } from '@/ui/i18n/Texts';
import { isPolling, type PollingCheck, type WizardState } from '@/ui/subscription/wizard/WizardState';

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

const LOOKING = {
  running: {
    title: 'subscription.wizard.unconfirmed.checking',
    message: 'subscription.wizard.unconfirmed.checkingText',
  },
  paused: {
    title: 'subscription.wizard.unconfirmed.checking',
    message: 'subscription.wizard.unconfirmed.paused',
  },
} as const satisfies Readonly<Record<PollingCheck, BusyTexts>>;

/** The texts of the modal dialog. Undefined when no dialog covers the wizard. */
export function busyTexts(state: WizardState, isCardChange: boolean): BusyTexts | undefined {
  if (isPolling(state)) return LOOKING[state.check];
  if (state.kind !== 'paying') return undefined;
  return isCardChange ? SAVING_CARD : PAYING;
}
