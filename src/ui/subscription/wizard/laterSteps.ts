import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { whenIdle } from '@/ui/shell/whenIdle';
import type { StepUrl } from '@/ui/subscription/wizard/StepHistory';
import type { WizardStep } from '@/ui/subscription/wizard/wizardSteps';
import type { StepProps } from './StepProps';

/** The steps after the add-ons. They are half of the wizard's code, so the first step does not wait for them. */
export const laterSteps = lazyPart<StepProps>(async () => (await import('./LaterStep')).LaterStep);

const EARLIER_STEPS: readonly (string | undefined)[] = [undefined, 'plan', 'add-ons'] satisfies readonly (
  | WizardStep
  | undefined
)[];

/**
 * Preloads the later steps: at once if the URL names one, otherwise when the first step is shown and the browser idle.
 */
export function usePreloadedLaterSteps({ step }: Pick<StepUrl, 'step'>, isFirstStepShown: boolean): void {
  const isNeeded = !EARLIER_STEPS.includes(step);
  const idleTime = isFirstStepShown ? whenIdle : undefined;
  usePart(laterSteps, { preload: isNeeded ? atOnce : idleTime });
}
