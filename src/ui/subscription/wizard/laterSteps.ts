import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { whenIdle } from '@/ui/shell/whenIdle';
import type { StepUrl } from '@/ui/subscription/wizard/StepHistory';
import type { WizardStep } from '@/ui/subscription/wizard/wizardSteps';
import type { StepProps } from './StepProps';

/** The steps after the add-ons. The first step is shown without them, because they are half of the wizard's code. */
export const laterSteps = lazyPart<StepProps>(async () => (await import('./LaterStep')).LaterStep);

const EARLIER_STEPS: readonly (string | undefined)[] = [undefined, 'plan', 'add-ons'] satisfies readonly (
  | WizardStep
  | undefined
)[];

/**
 * Loads the later steps: at once when the URL names one, and otherwise when the first step is shown and the browser is
 * idle. A failure is ignored, because the step that needs them loads them.
 */
export function usePreloadedLaterSteps({ step }: Pick<StepUrl, 'step'>, isFirstStepShown: boolean): void {
  const isNeeded = !EARLIER_STEPS.includes(step);
  const idleTime = isFirstStepShown ? whenIdle : undefined;
  usePart(laterSteps, { preload: isNeeded ? atOnce : idleTime });
}
