import { useEffect } from 'react';
import { lazyScreen } from '@/ui/shell/lazyScreen';
import { whenIdle } from '@/ui/shell/whenIdle';
import { withoutReloadOnFailure } from '@/ui/shell/withoutReloadOnFailure';
import type { WizardStep } from '@/ui/subscription/wizard/wizardSteps';
import type { StepUrl } from '@/ui/subscription/wizard/StepHistory';
import type { LaterStepProps } from './LaterStep';

/** The steps after the add-ons. The first step is shown without them, because they are half of the wizard's code. */
export const laterSteps = lazyScreen<LaterStepProps>(async () => (await import('./LaterStep')).LaterStep);

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
  useEffect(() => {
    const load = (): void => void preload().catch(() => undefined);
    if (isNeeded) return load();
    return isFirstStepShown ? whenIdle(load) : undefined;
  }, [isNeeded, isFirstStepShown]);
}

async function preload(): Promise<void> {
  await withoutReloadOnFailure(laterSteps.preload);
}
