import { WIZARD_STEPS } from '@/ui/shell/paths';

export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The step of a URL without a step. */
export const [FIRST_STEP] = WIZARD_STEPS;

export function parseWizardStep(input: string | undefined): WizardStep | undefined {
  return WIZARD_STEPS.find((step) => step === input);
}

export function numberOfStep(step: WizardStep): number {
  return WIZARD_STEPS.indexOf(step) + 1;
}
