import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { whenIdle } from '@/ui/shell/whenIdle';

/** The steps after the add-ons. They are half of the wizard's code, so the first step does not wait for them. */
export const laterSteps = lazyPart(async () => (await import('./LaterStep')).LaterStep);

/** Preloads the later steps: at once if the URL names one, else when the first step is shown and the browser idle. */
export function usePreloadLaterSteps(stepInUrl: string | undefined, isFirstStepShown: boolean): void {
  const isNeeded = stepInUrl !== undefined && stepInUrl !== 'plan' && stepInUrl !== 'add-ons';
  const schedule = isFirstStepShown ? whenIdle : undefined;
  usePart(laterSteps, { preload: isNeeded ? atOnce : schedule });
}
