import { useEffect } from 'react';
import { lazyScreen } from '@/ui/shell/lazyScreen';
import { whenIdle } from '@/ui/shell/whenIdle';
import { withoutReloadOnFailure } from '@/ui/shell/withoutReloadOnFailure';
import type { LaterStepProps } from './LaterStepProps';

/** The steps after the add-ons. The first step is shown without them, because they are half of the wizard's code. */
export const laterSteps = lazyScreen<LaterStepProps>(async () => (await import('./LaterStep')).LaterStep);

/** Loads the later steps when the browser is idle. A failure is ignored, because the step that needs them loads them. */
export function usePreloadedLaterSteps(isFirstStepShown: boolean): void {
  useEffect(
    () => (isFirstStepShown ? whenIdle(() => void preload().catch(() => undefined)) : undefined),
    [isFirstStepShown],
  );
}

async function preload(): Promise<void> {
  await withoutReloadOnFailure(laterSteps.preload);
}
