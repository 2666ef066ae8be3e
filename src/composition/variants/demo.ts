import { createDemoStrip } from '@/ui/demo/createDemoStrip';
import { memoizeAsync } from '@/ui/shell/memoizeAsync';
import { hasScenario } from '../demo/Scenario';
import type { AppVariant } from '../startup/session';
import { mayHaveDemoSession } from './mayHaveSession';

/** The app with its services in memory. */
export function demoVariant(browser: Window): AppVariant {
  const loadWorld = memoizeAsync(async () => {
    const { createDemoWorld } = await import('../demo/createDemoWorld');
    return createDemoWorld(browser);
  });
  const addOtherSeeds = memoizeAsync(async () => {
    const [world, { otherScreensSeeds }] = await Promise.all([
      loadWorld(),
      import('@/adapters/in-memory/world/seeds/otherScreensSeeds'),
    ]);
    world.addSeeds(otherScreensSeeds);
  });
  return {
    hasPublicPricing: true,
    mayBeSignedIn: () => mayHaveDemoSession(() => browser.sessionStorage),
    loadAdapters: async () => {
      const [world, { needsOtherSeeds }, { demoAdapters, worldAdapters }] = await Promise.all([
        loadWorld(),
        import('../demo/createDemoWorld'),
        import('../adapters/demo'),
      ]);
      if (needsOtherSeeds(world, browser)) await addOtherSeeds();
      return [demoAdapters(browser, world), worldAdapters];
    },
    loadSubscriptionAdapters: async () => {
      const { loadDemoSubscriptions } = await import('../adapters/demo');
      const [subscriptions] = await Promise.all([loadDemoSubscriptions(browser), addOtherSeeds()]);
      return subscriptions;
    },
    prepare: async ({ loadSubscriptions }) => {
      if (!hasScenario(browser.location.search)) return undefined;
      const [{ applyScenario }, container, { subscriptionModule }] = await Promise.all([
        import('../demo/applyScenario'),
        loadSubscriptions(),
        import('../modules/subscription'),
      ]);
      container.load(subscriptionModule);
      const steps = await applyScenario(browser, container);
      if (steps.length === 0) return undefined;
      return async (texts) => (await import('../demo/runSteps')).runSteps(browser, container, texts, steps);
    },
    pageExtension: (texts, { loadSubscriptions }) =>
      createDemoStrip(
        memoizeAsync(async () =>
          (await import('../demo/loadDemoStrip')).loadDemoStrip(browser, texts, loadSubscriptions),
        ),
      ),
  };
}
