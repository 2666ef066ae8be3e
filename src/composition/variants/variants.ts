import type { ComponentType } from 'react';
import { stripVisibility } from '@/adapters/browser/stripVisibility';
import { createDemoStrip } from '@/ui/demo/createDemoStrip';
import type { Texts } from '@/ui/i18n/Texts';
import { SETTINGS_PATH } from '@/ui/shell/cachedFiles';
import { lazy } from '@/ui/shell/loading/lazy';
import { routeOf } from '@/ui/shell/routePaths';
import { mayHaveDemoSession, mayHaveLiveSession, whenActivated } from '../startup/document';
import type { AdapterLoaders, ContainerLoader } from '../ownerScreens';
import type { Environment, ReadEnvironment } from './environment';

declare global {
  interface ImportMetaEnv {
    /** A constant of the build (scripts/vite/buildConstants.ts). */
    readonly VITE_PUBLIC_PRICING?: string;
  }
}

type AfterFirstRender = (texts: Texts) => Promise<void>;

/** @param onShown Called when the page is rendered. */
type ShowPage = (root: Element, texts: Texts, onShown: () => void) => void;

/** Receives diagnostic events (docs/diagnostics.md). */
export interface Collector {
  readonly url: string;
  readonly format: 'lines' | 'otlp';
}

/** The differences between the demo and the live app. */
export interface AppVariant extends AdapterLoaders {
  /** Checks the settings of the services. When they have problems, returns a page to show instead of the app. */
  checkSettings?(): Promise<ShowPage | undefined>;
  /** Whether this tab may hold a session. It reads the storage only and loads no code. */
  mayBeSignedIn(): boolean;
  /** Where diagnostic events are sent to. Undefined when they are only written to the console. */
  collector?(): Promise<Collector | undefined>;
  /** Whether the pricing page requests the plans (decision C79). */
  readonly hasPublicPricing: boolean;
  /** Runs before the session starts. May return a function to run after the first rendering. */
  prepare?(containerLoader: ContainerLoader): Promise<AfterFirstRender | undefined>;
  /** Creates the component that is rendered below every page. */
  pageExtension?(): ComponentType;
}

/** The app with its services in memory. */
export function demoVariant(browser: Window): AppVariant {
  const { load: loadWorld } = lazy(async () => {
    /* The page that is left may still change the stored world while the browser prerenders this one. */
    const [{ createDemoWorld }] = await Promise.all([
      import('../adapters/demo'),
      whenActivated(browser.document),
    ]);
    return createDemoWorld(browser);
  });
  const { load: addOtherSeeds } = lazy(async () => {
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
      const [world, { demoAdapters, needsOtherSeeds, worldAdapters }] = await Promise.all([
        loadWorld(),
        import('../adapters/demo'),
      ]);
      if (needsOtherSeeds(world, browser)) await addOtherSeeds();
      return [demoAdapters(browser, world), worldAdapters];
    },
    loadSubscriptionAdapters: async () => {
      const [{ demoSubscriptionModules }] = await Promise.all([
        import('../adapters/demoSubscriptions'),
        addOtherSeeds(),
      ]);
      return demoSubscriptionModules(browser);
    },
    prepare: async ({ loadSubscriptions }) => {
      if (!hasScenario(browser.location.search)) return undefined;
      const [{ applyScenario }, services, { subscriptionModule }] = await Promise.all([
        import('../demo/scenario'),
        loadSubscriptions(),
        import('../modules/subscription'),
      ]);
      services.container.load(subscriptionModule);
      const steps = await applyScenario(browser, services);
      if (steps.length === 0) return undefined;
      return async (texts) => {
        const { runSteps } = await import('../demo/steps');
        await runSteps(browser, services, texts, steps);
      };
    },
    pageExtension: () =>
      createDemoStrip(
        stripVisibility(() => browser.sessionStorage),
        async () => {
          const [{ createWorldControls }, world] = await Promise.all([
            import('../adapters/demo'),
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

/** The app with its real services. It reads their settings when it first needs them. */
export function liveVariant(browser: Window & Pick<typeof globalThis, 'console'>): AppVariant {
  const { load: read } = lazy(async () => readSettings(browser));
  const settings = async (): Promise<Environment> => {
    const { environment, problems } = await read();
    if (environment === undefined) throw new Error(problems.join('; '));
    return environment;
  };
  return {
    checkSettings: async () => {
      const { problems } = await read();
      if (problems.length === 0) return undefined;
      for (const problem of problems) browser.console.error(`[amin] ${problem}`);
      const { showUnavailable } = await import('@/ui/shell/unavailable/showUnavailable');
      return (root, texts, onShown) => showUnavailable(root, texts, problems, onShown);
    },
    collector: async () => (await read()).environment?.diagnostics,
    hasPublicPricing: import.meta.env.VITE_PUBLIC_PRICING === 'true',
    mayBeSignedIn: () => mayHaveLiveSession(() => browser.sessionStorage),
    loadAdapters: async () => {
      const [environment, { liveAdapters }] = await Promise.all([settings(), import('../adapters/live')]);
      return [liveAdapters(browser, environment)];
    },
    loadSubscriptionAdapters: async () => {
      const [environment, { liveSubscriptions }] = await Promise.all([
        settings(),
        import('../adapters/liveSubscriptions'),
      ]);
      return [liveSubscriptions(browser, environment)];
    },
    prepare: async () => {
      clearLogoutState(browser);
      return Promise.resolve(undefined);
    },
  };
}

/** Rejects when the connection or the server fails, like a chunk that fails to load. */
async function readSettings(browser: Window): Promise<ReadEnvironment> {
  const [{ readEnvironment }, answer] = await Promise.all([
    import('./environment'),
    browser.fetch(SETTINGS_PATH),
  ]);
  if (answer.status === 404) return readEnvironment(undefined);
  if (!answer.ok) throw new Error(`${SETTINGS_PATH}: ${String(answer.status)}`);
  return readEnvironment(parsedJson(await answer.text()));
}

/** Null for a text that is no JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Removes the `state` that the identity provider adds to the URL of the home page after a sign-out. */
export function clearLogoutState({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const url = new URL(location.href);
  if (routeOf(url.pathname) !== 'home' || !url.searchParams.has('state')) return;
  url.searchParams.delete('state');
  history.replaceState(history.state, '', url);
}
