import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder, loadConfigFromFile, build, type Plugin, type PluginOption } from 'vite';
import { writeCompressed } from '../../scripts/vite/compressedAssets';

/** Below it, everything the bench builds. */
const WORKSHOP = 'node_modules/.cache/bench';

/** Where each build is found. */
export const BUILT = {
  demo: join(WORKSHOP, 'demo'),
  oneChunk: join(WORKSHOP, 'one-chunk'),
  manyBusinesses: join(WORKSHOP, 'many-businesses'),
} as const;

/** The demo as it is delivered. */
export async function buildDemo(): Promise<void> {
  await buildWhole(BUILT.demo, []);
}

/** The demo with an agency of any number of businesses: as many as `bench.businesses` of the tab says. */
export async function buildManyBusinesses(): Promise<void> {
  await buildWhole(BUILT.manyBusinesses, [anyNumberOfBusinesses()]);
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
      filter: { id: /\/demoEstates\.ts$/u },
      handler(code) {
        if (!code.includes(given)) throw new Error('The agency of the demo is not what it was.');
        return code.replace(given, asked);
      },
    },
  };
}

/** The same application as many are made: one document, one script with everything, started at once. */
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

/** A copy of the demo in which every public page is its own static twin. */
export async function writeTwins(demo: string): Promise<string> {
  const outDir = join(WORKSHOP, 'twins');
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

/** The same page with the same styles and its font, as plain HTML: nothing runs and no other language is at hand. */
/**
 * A copy of the demo whose documents tell by themselves how they were come by.
 * @param rules which document is likely to come next, as the browser reads it.
 */
export async function writeReporting(
  demo: string,
  name: string,
  { script, rules }: { readonly script: string; readonly rules: string },
): Promise<string> {
  const outDir = join(WORKSHOP, name);
  await rm(outDir, { recursive: true, force: true });
  await cp(demo, outDir, { recursive: true });
  await writeFile(join(outDir, 'next-documents.speculationrules'), rules);
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
