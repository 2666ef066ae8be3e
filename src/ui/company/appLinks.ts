/** The mobile app in a store. */
export interface AppLink {
  readonly store: AppStore;
  readonly url: string;
}

export type AppStore = 'app-store' | 'google-play';

/** The names of the stores are the same in every language. */
export const STORE_NAMES = {
  'app-store': 'App Store',
  'google-play': 'Google Play',
} as const satisfies Readonly<Record<AppStore, string>>;

declare const BUILT_APP_LINKS: readonly AppLink[];

/** From the settings of the build. If it is empty, support sends the link. */
export const APP_LINKS: readonly AppLink[] = BUILT_APP_LINKS;
