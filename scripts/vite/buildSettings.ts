import { loadEnv, type Plugin } from 'vite';
import { SettingsError } from '../../deploy/settings/SettingsError.ts';
import { unknownNames } from '../../deploy/settings/unknownNames.ts';
import { SETTING_NAMES } from '../../src/composition/variants/environment.ts';
import { isStoreUrl } from './appLinks.ts';
import type { SiteSettings } from './siteSettings.ts';

/** Every setting that decides what a live build contains, with its check. */
const CHECKS: Readonly<Record<string, (value: string) => string | undefined>> = {
  VITE_IDENTITY_PROVIDER: oneOf('msal', 'oidc'),
  VITE_PUBLIC_PRICING: oneOf('true', 'false'),
  VITE_APP_STORE_URL: storeUrl,
  VITE_PLAY_STORE_URL: storeUrl,
};

export const BUILD_NAMES: readonly string[] = Object.keys(CHECKS);

function oneOf(one: string, other: string): (value: string) => string | undefined {
  return (value) => (value === one || value === other ? undefined : `is neither ${one} nor ${other}`);
}

function storeUrl(value: string): string | undefined {
  return isStoreUrl(value) ? undefined : 'is not a URL that begins with https://';
}

/** Set by Vite itself, from a `NODE_ENV` in a file of settings. */
const SET_BY_VITE = 'VITE_USER_NODE_ENV';

/** Refuses to build with a missing, invalid or unknown setting (docs/operations.md lists them). */
export function buildSettings(mode: string, site: SiteSettings): Plugin {
  return {
    name: 'amin:build-settings',
    apply: (_config, { command, isPreview }) => command === 'build' && isPreview !== true,
    /* Earlier than the hooks of the bundler, which adds its stack trace to an error. */
    configResolved({ base }) {
      const isLive = mode !== 'demo';
      const own = isLive ? [...modeProblems(mode), ...problemsOf(mode)] : [];
      const all = [...own, ...site.problems, ...baseProblems(base, isLive)];
      if (all.length > 0)
        throw new SettingsError(`The ${isLive ? 'live product' : 'demo'} cannot be built`, all);
    },
  };
}

function problemsOf(mode: string): readonly string[] {
  const values = loadEnv(mode, process.cwd(), 'VITE_');
  const names = Object.keys(values).filter((name) => name !== SET_BY_VITE);
  /* SETTING_NAMES are known for the suggestion only: these settings once began with VITE_. */
  const unknown = unknownNames(names, [...BUILD_NAMES, ...SETTING_NAMES]);
  const invalid = Object.entries(CHECKS).flatMap(([name, check]) => {
    const problem = values[name] ? check(values[name]) : undefined;
    return problem === undefined ? [] : [`${name} ${problem}`];
  });
  return [...unknown, ...invalid];
}

/** Refuses other modes, because they would build the live product with other files of settings. */
function modeProblems(mode: string): readonly string[] {
  return mode === 'production' ? [] : [`--mode ${mode} is unknown. A build is for production or for demo`];
}

/** The service worker and the table of routes contain the folder in regular expressions. */
const FOLDER = /^\/(?:[\w.~-]+\/)*$/u;

/** The servers of the live product are configured for the root of a host (`deploy/`). */
function baseProblems(base: string, isLive: boolean): readonly string[] {
  if (isLive && base !== '/')
    return [`--base=${base} is not /. Only the demo is built for a folder of a host`];
  return FOLDER.test(base) ? [] : [`--base=${base} is not the path of a folder, such as /amin/`];
}
