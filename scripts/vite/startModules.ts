import { OWNER_ROUTES, type OwnerRouteName } from '../../src/ui/shell/routes.ts';

/**
 * The modules that every signed-in page starts with, in addition to its screen. Each variant has some of the adapters.
 */
export const SIGNED_IN = {
  required: ['src/composition/modules/shell.ts', 'src/composition/adapters/browser.ts'],
  adapters: ['src/composition/adapters/demo.ts', 'src/composition/adapters/live.ts'],
} as const;

/** The adapters of subscriptions and plans. Each variant has some of them. */
export const SUBSCRIPTION_ADAPTERS = [
  'src/adapters/in-memory/world/seeds/otherScreensSeeds.ts',
  'src/composition/adapters/demoSubscriptions.ts',
  'src/composition/adapters/liveSubscriptions.ts',
] as const;

/** The part of the dashboard about subscriptions. It loads after the files that the list needs. */
export const ATTENTION_MODULE = 'src/composition/modules/attention.ts';
export const ATTENTION_TEXTS = ['attention', 'catalog'] as const;

export const ACCOUNT_AREA = 'src/ui/shell/user-menu/UserMenuArea.tsx';

/** The module with the bindings of a screen. */
export function screenBindings(route: OwnerRouteName): string {
  return `src/composition/modules/${route}.ts`;
}

/** The end of the path of the module with the page of a screen. */
export function pageModule(route: OwnerRouteName): string {
  return `/${OWNER_ROUTES[route].page}.tsx`;
}
