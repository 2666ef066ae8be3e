import { inspect } from 'node:util';
import { loadEnv, type Plugin } from 'vite';
import { readEnvironment } from '../../src/composition/variants/environment.ts';
import { originsFile, originsOf } from './admittedOrigins.ts';
import type { SiteSettings } from './siteSettings.ts';

/**
 * Refuses to build with a missing, invalid or unknown setting (docs/operations.md lists them). Writes the origins of the
 * live product's services for the policies of the documents.
 */
export function buildSettings(mode: string, site: SiteSettings): Plugin {
  const isLive = mode !== 'demo';
  const { environment, problems } = readEnvironment(isLive ? loadEnv(mode, process.cwd(), 'VITE_') : {});
  return {
    name: 'amin:build-settings',
    apply: (_config, { command, isPreview }) => command === 'build' && isPreview !== true,
    /* Earlier than the hooks of the bundler, which adds its stack trace to an error. */
    configResolved({ logger }) {
      const all = [...(isLive ? [...modeProblems(mode), ...problems] : []), ...site.problems];
      if (all.length > 0) throw new SettingsError(mode, all);
      if (environment?.api.sendsIdempotencyKey === false) logger.warn(COST_WITHOUT_KEYS);
    },
    generateBundle() {
      if (environment === undefined || this.environment.name !== 'client') return;
      const source = JSON.stringify(originsOf(environment), undefined, 2);
      this.emitFile({ type: 'asset', fileName: originsFile, source });
    },
  };
}

/** Charges in the database of an API that ignores the key. docs/tables/payment-delivery.md has the deliveries. */
const COST_WITHOUT_KEYS = `VITE_API_IDEMPOTENCY_KEY=false: a browser repeats a request whose connection is cut. One press whose answers were
cut was charged 4 times in Chromium, 10 times in Firefox and 3 times in WebKit. Only an API that honours the header
Idempotency-Key prevents this (docs/open-questions.md, the first question).`;

/** Any mode but that of the demo builds the live product, and a third one would only read other files. */
function modeProblems(mode: string): readonly string[] {
  return mode === 'production' ? [] : [`--mode ${mode} is unknown. A build is for production or for demo`];
}

/** Printed without a stack trace, which says nothing about a setting. */
class SettingsError extends Error {
  constructor(mode: string, problems: readonly string[]) {
    const lines = problems.map((problem) => `  ${problem}`).join('\n');
    super(`The ${mode === 'demo' ? 'demo' : 'live product'} cannot be built:

${lines}

docs/operations.md describes these settings, and how the invented company is replaced.`);
    this.name = 'SettingsError';
  }

  [inspect.custom](): string {
    return this.message;
  }
}
