import { hasDemoSession } from '@/adapters/in-memory/identity/sessionTrace';
import { createDemoStrip } from '@/ui/demo/createDemoStrip';
import type { AppVariant } from '../AppVariant';
import { memoizeAsync } from '../memoizeAsync';
import { hasScenario } from './Scenario';

/** The whole product without a backend. */
export function demoVariant(browser: Window): AppVariant {
  return {
    hasPublicPricing: true,
    mayBeSignedIn: () => hasDemoSession(() => browser.sessionStorage),
    loadAdapters: async () => {
      const [{ demoAdapters }, { worldAdapters }] = await Promise.all([
        import('../bindings/demo'),
        import('../bindings/world'),
      ]);
      return [demoAdapters(browser), worldAdapters];
    },
    prepare: async (loadContainer) => {
      if (!hasScenario(browser.location.search)) return undefined;
      const [{ playScenario }, container] = await Promise.all([import('./playScenario'), loadContainer()]);
      const steps = await playScenario(browser, container);
      if (steps.length === 0) return undefined;
      return async (texts) => (await import('./playSteps')).playSteps(browser, container, texts, steps);
    },
    appendix: (texts, loadContainer) =>
      createDemoStrip(
        memoizeAsync(async () => (await import('./loadDemo')).loadDemo(browser, texts, loadContainer)),
      ),
  };
}
