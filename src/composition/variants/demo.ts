import { stripVisibility } from '@/adapters/browser/stripVisibility';
import { createDemoStrip } from '@/ui/demo/createDemoStrip';
import { lateCode } from '@/ui/shell/loading/lateCode';
import { mayHaveDemoSession } from '../startup/document';
import type { AppVariant } from '../startup/session';

/** The app with its services in memory. */
export function demoVariant(browser: Window): AppVariant {
  const { load: loadWorld } = lateCode(async () => {
    const { createDemoWorld } = await import('../demo/world');
    return createDemoWorld(browser);
  });
  const { load: addOtherSeeds } = lateCode(async () => {
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
        import('../demo/world'),
        import('../adapters/demo'),
      ]);
      if (needsOtherSeeds(world, browser)) await addOtherSeeds();
      return [demoAdapters(browser, world), worldAdapters];
    },
    loadSubscriptionAdapters: async () => {
      const [{ demoSubscriptions }] = await Promise.all([
        import('../adapters/demoSubscriptions'),
        addOtherSeeds(),
      ]);
      return demoSubscriptions(browser);
    },
    loadListingAdapters: async () => (await import('../adapters/demoSubscriptions')).worldListing(),
    prepare: async ({ loadSubscriptions }) => {
      if (!hasScenario(browser.location.search)) return undefined;
      const [{ applyScenario }, container, { subscriptionModule }] = await Promise.all([
        import('../demo/scenario'),
        loadSubscriptions(),
        import('../modules/subscription'),
      ]);
      container.load(subscriptionModule);
      const steps = await applyScenario(browser, container);
      if (steps.length === 0) return undefined;
      return async (texts) => {
        const { runSteps } = await import('../demo/steps');
        await runSteps(browser, container, texts, steps);
      };
    },
    pageExtension: () =>
      createDemoStrip(
        stripVisibility(() => browser.sessionStorage),
        async () => {
          const [{ createWorldControls }, world] = await Promise.all([
            import('../demo/world'),
            loadWorld(),
            addOtherSeeds(),
          ]);
          return createWorldControls(browser, world);
        },
      ),
  };
}

/** Whether the URL has a scenario (demo/scenario.ts). */
export function hasScenario(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((key) => key.startsWith('demo.'));
}
