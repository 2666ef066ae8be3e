import { createDemoStrip } from '@/ui/demo/createDemoStrip';
import type { AppVariant } from './AppVariant';
import { mayHaveDemoSession } from './mayHaveSession';
import { memoizeAsync } from '../memoizeAsync';
import { hasScenario } from '../demo/Scenario';

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
    loadDashboardAdapters: async () => {
      const [
        world,
        { needsOtherSeeds },
        { demoIdentityAdapter },
        { dashboardDemoAdapters },
        { dashboardWorldAdapters },
      ] = await Promise.all([
        loadWorld(),
        import('../demo/createDemoWorld'),
        import('../bindings/demoIdentityAdapter'),
        import('../bindings/dashboardDemoAdapters'),
        import('../bindings/dashboardWorldAdapters'),
      ]);
      if (needsOtherSeeds(world, browser)) await addOtherSeeds();
      return [demoIdentityAdapter(browser), dashboardDemoAdapters(world), dashboardWorldAdapters];
    },
    loadOtherScreensAdapters: async () => {
      const [{ otherScreensDemoAdapters }, { otherScreensWorldAdapters }] = await Promise.all([
        import('../bindings/otherScreensDemoAdapters'),
        import('../bindings/otherScreensWorldAdapters'),
        addOtherSeeds(),
      ]);
      return [otherScreensDemoAdapters(browser), otherScreensWorldAdapters];
    },
    prepare: async (loadContainer) => {
      if (!hasScenario(browser.location.search)) return undefined;
      const [{ applyScenario }, container] = await Promise.all([
        import('../demo/applyScenario'),
        loadContainer(),
      ]);
      const steps = await applyScenario(browser, container);
      if (steps.length === 0) return undefined;
      return async (texts) => (await import('../demo/runSteps')).runSteps(browser, container, texts, steps);
    },
    pageExtension: (texts, loadContainer) =>
      createDemoStrip(
        memoizeAsync(async () =>
          (await import('../demo/loadDemoStrip')).loadDemoStrip(browser, texts, loadContainer),
        ),
      ),
  };
}
