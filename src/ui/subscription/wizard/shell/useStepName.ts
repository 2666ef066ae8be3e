import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { WizardStep } from '@/ui/subscription/wizard/wizardSteps';

const NAMES = {
  plan: 'subscription.wizard.steps.plan',
  'add-ons': 'subscription.wizard.steps.addOns',
  review: 'subscription.wizard.steps.review',
  payment: 'subscription.wizard.steps.payment',
} as const satisfies Readonly<Record<WizardStep, TextKey>>;

/** Returns the translated name of a step. */
export function useStepName(): (step: WizardStep) => string {
  const { t } = useTranslation();
  return (step) => t(NAMES[step]);
}
