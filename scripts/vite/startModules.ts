import { OWNER_ROUTES, type OwnerRouteName } from '../../src/ui/shell/routes.ts';

/** The modules that every signed-in page starts with, in addition to its screen. Each variant has some of the bindings. */
export const SIGNED_IN = {
  required: ['src/composition/container.ts', 'src/composition/signedInScreens.ts'],
  bindings: [
    'src/composition/demo/createDemoWorld.ts',
    'src/composition/bindings/demoIdentityAdapter.ts',
    'src/composition/bindings/dashboardDemoAdapters.ts',
    'src/composition/bindings/dashboardWorldAdapters.ts',
    'src/composition/bindings/liveIdentityAdapter.ts',
    'src/composition/bindings/dashboardLiveAdapters.ts',
  ],
} as const;

/** The services that every signed-in page except the dashboard starts with. Each variant has some of the bindings. */
export const OTHER_SCREENS_SERVICES = {
  required: ['src/composition/addOtherScreensServices.ts'],
  bindings: [
    'src/adapters/in-memory/world/seeds/otherScreensSeeds.ts',
    'src/composition/bindings/otherScreensDemoAdapters.ts',
    'src/composition/bindings/otherScreensWorldAdapters.ts',
    'src/composition/bindings/otherScreensLiveAdapters.ts',
  ],
} as const;

export const ACCOUNT_AREA = 'src/ui/shell/user-menu/UserMenuArea.tsx';

/** The module that creates the view model of a screen. */
export function screenWiring(route: OwnerRouteName): string {
  return `src/composition/screens/${route}Screen.ts`;
}

/** The end of the path of the module with the page of a screen. */
export function pageModule(route: OwnerRouteName): string {
  return `/${OWNER_ROUTES[route].page}.tsx`;
}
