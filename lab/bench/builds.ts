import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder, loadConfigFromFile, build, type Plugin, type PluginOption } from 'vite';
import { SPECULATION_RULES_FILE } from '../../deploy/securityHeaders';
import { writeCompressed } from '../../scripts/vite/compressedAssets';

/** The folder of all builds of the bench. */
const BUILD_FOLDER = 'node_modules/.cache/bench';

/** The folder of each build. */
export const BUILT = {
  demo: join(BUILD_FOLDER, 'demo'),
  oneChunk: join(BUILD_FOLDER, 'one-chunk'),
  manyBusinesses: join(BUILD_FOLDER, 'many-businesses'),
} as const;

/** Builds the demo as it is deployed. */
export async function buildDemo(): Promise<void> {
  await buildWhole(BUILT.demo, []);
}

/** The name of the User Timing measure of the simulated service. */
export const SERVICE_TIME = 'bench:service';

/**
 * Builds the demo with an agency whose number of businesses is read from `bench.businesses` in the tab's storage, and
 * with a measure of the time that the simulated service takes within the page.
 */
export async function buildManyBusinesses(): Promise<void> {
  await buildWhole(BUILT.manyBusinesses, [anyNumberOfBusinesses(), measuredService()]);
}

async function buildWhole(outDir: string, plugins: PluginOption[]): Promise<void> {
  const builder = await createBuilder({
    mode: 'demo',
    logLevel: 'error',
    plugins,
    build: { outDir, emptyOutDir: true },
  });
  await builder.buildApp();
}

function anyNumberOfBusinesses(): Plugin {
  const given = 'const AGENCY_SIZE = 2000;';
  const asked = "const AGENCY_SIZE = Number(globalThis.sessionStorage?.getItem('bench.businesses') ?? 2000);";
  return {
    name: 'bench:any-number-of-businesses',
    enforce: 'pre',
    transform: {
      filter: { id: /\/demoLargeOwners\.ts$/u },
      handler(code) {
        if (!code.includes(given)) throw new Error('The agency of the demo is not what it was.');
        return code.replace(given, asked);
      },
    },
  };
}

function measuredService(): Plugin {
  const given =
    '() => success(ids.map((id) => this.world.business(id)).filter((business) => business !== undefined)),';
  const measured = `() => {
        const start = performance.now();
        const answer = success(ids.map((id) => this.world.business(id)).filter((business) => business !== undefined));
        performance.measure('${SERVICE_TIME}', { start });
        return answer;
      },`;
  return {
    name: 'bench:measured-service',
    enforce: 'pre',
    transform: {
      filter: { id: /\/InMemoryBusinessRepository\.ts$/u },
      handler(code) {
        if (!code.includes(given)) throw new Error('The repository of the demo is not what it was.');
        return code.replace(given, () => measured);
      },
    },
  };
}

/** Builds the same application as a single-page application: one document and one script that is loaded at once. */
export async function buildOneChunk(): Promise<void> {
  const outDir = BUILT.oneChunk;
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'demo' }, 'vite.config.ts');
  if (loaded === null) throw new Error('vite.config.ts could not be read.');
  const plugins = (loaded.config.plugins ?? []).filter(
    (plugin) => !(isPlugin(plugin) && plugin.name === 'amin:prerender-pages'),
  );
  await build({
    ...loaded.config,
    configFile: false,
    mode: 'demo',
    logLevel: 'error',
    plugins,
    build: {
      ...loaded.config.build,
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      rolldownOptions: { input: 'index.html', output: { codeSplitting: false } },
    },
  });
  for (const end of ['', '.br']) await cp(join(outDir, `index.html${end}`), join(outDir, `app.html${end}`));
}

const isPlugin = (option: PluginOption): option is Plugin =>
  typeof option === 'object' && option !== null && 'name' in option;

/** Copies the demo and replaces every public page by plain HTML. */
export async function writeTwins(demo: string): Promise<string> {
  const outDir = join(BUILD_FOLDER, 'twins');
  await rm(outDir, { recursive: true, force: true });
  await cp(demo, outDir, { recursive: true });
  const names = await readdir(outDir, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('index.html'))) {
    const file = join(outDir, name);
    await writeFile(file, staticTwin(await readFile(file, 'utf8')));
    await writeCompressed(file);
  }
  return outDir;
}

/**
 * Copies the demo and adds a script to its documents that reports how they were loaded.
 *
 * @param rules The speculation rules of the documents.
 */
export async function writeReporting(
  demo: string,
  name: string,
  { script, rules }: { readonly script: string; readonly rules: string },
): Promise<string> {
  const outDir = join(BUILD_FOLDER, name);
  await rm(outDir, { recursive: true, force: true });
  await cp(demo, outDir, { recursive: true });
  const rulesFile = join(outDir, SPECULATION_RULES_FILE);
  await writeFile(rulesFile, rules);
  await writeCompressed(rulesFile);
  for (const document of ['dashboard/business/index.html', 'dashboard/business/subscription/index.html']) {
    const file = join(outDir, document);
    const html = await readFile(file, 'utf8');
    await writeFile(
      file,
      html.replace(/<head[^>]*>/u, (head) => `${head}<script>${script}</script>`),
    );
    await writeCompressed(file);
  }
  return outDir;
}

/** The same page with the same styles and font as plain HTML, without scripts and other languages. */
function staticTwin(html: string): string {
  const language = /<html[^>]* lang="(?<language>\w+)"/u.exec(html)?.groups?.['language'] ?? '';
  const named = new RegExp(` data-${language}="(?<files>[^"]*)"`, 'u').exec(html)?.groups?.['files'] ?? '';
  const fonts = named
    .split(' ')
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}" />`);
  return withoutScripts(html).replace('</head>', () => `${fonts.join('')}</head>`);
}

export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/gu, '')
    .replaceAll(/<template[^>]*>[^]*?<\/template>/gu, '')
    .replaceAll(/<link[^>]*rel="(?:modulepreload|prefetch)"[^>]*>/gu, '');
}
