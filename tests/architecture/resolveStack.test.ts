import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveStack } from '../../scripts/resolveStack.mjs';
import { privateMaps } from '../../scripts/vite/privateMaps';
import { versionedBody } from '../../scripts/vite/siteIdentity';

const SOURCE = `interface Order { readonly total: number }

function totalOf(order: Order | undefined): number {
  /* A comment that no build keeps. */
  return (order as Order).total;
}

export function pay(): number {
  return totalOf(undefined);
}
`;

describe('a stack trace of a built site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'));
  const site = join(folder, 'dist');
  const maps = join(folder, 'dist-maps');
  let stack = '';

  beforeAll(async () => {
    mkdirSync(join(folder, 'src'));
    mkdirSync(join(maps, 'assets'), { recursive: true });
    writeFileSync(join(maps, 'assets', 'of-an-older-build.js.map'), '{}');
    writeFileSync(join(folder, 'src', 'order.ts'), SOURCE);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      plugins: [privateMaps()],
      build: {
        sourcemap: 'hidden',
        minify: true,
        rolldownOptions: {
          input: join(folder, 'src', 'order.ts'),
          preserveEntrySignatures: 'strict',
          output: { format: 'es', entryFileNames: 'assets/[name]-[hash].js' },
        },
      },
    });
    const [file = ''] = readdirSync(join(site, 'assets'));
    const url = pathToFileURL(join(site, 'assets', file)).href;
    const run = `import { pay } from '${url}'; try { pay(); } catch (error) { console.log(error.stack); }`;
    stack = execFileSync(process.execPath, ['--input-type=module', '-e', run], { encoding: 'utf8' });
    stack = stack.replaceAll(pathToFileURL(site).href, 'https://amin.example');
  }, 60_000);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is translated to lines of the source', () => {
    expect(stack).toMatch(/https:\/\/amin\.example\/assets\/order-[\w-]{8}\.js:1:\d+/u);
    const resolved = resolveStack(stack, maps);
    expect(resolved).toMatch(/src\/order\.ts:5:\d+/u);
    expect(resolved).toMatch(/src\/order\.ts:9:\d+/u);
    expect(resolved).not.toContain('/assets/');
  });

  it('is also read from lines of the collector, and stays as it is without a source map', () => {
    const places = [...stack.matchAll(/\/assets\/\S+?:\d+:\d+/gu)].map(([place]) => place);
    const line = JSON.stringify({ event: 'render-error', places });
    expect(resolveStack(line, maps)).toContain('"src/order.ts:5:');
    const unknown = 'at f (https://amin.example/assets/other-aaaaaaaa.js:1:2)';
    expect(resolveStack(unknown, maps)).toBe(
      'at f (https://amin.example/assets/other-aaaaaaaa.js:1:2 (no map))',
    );
  });

  it('stays as it is at a position without a mapping', () => {
    const [place = ''] = /https:\S+?\.js/u.exec(stack) ?? [];
    expect(resolveStack(`at f (${place}:99:1)`, maps)).toBe(`at f (${place}:99:1)`);
  });

  it('has its source maps beside the site, none inside it and none of an older build', () => {
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    const scripts = files.filter((file) => file.endsWith('.js'));
    for (const file of scripts)
      expect(readFileSync(join(site, file), 'utf8')).not.toContain('sourceMappingURL');
    expect(scripts.map((file) => existsSync(join(maps, `${file}.map`)))).toEqual([true]);
    expect(existsSync(join(maps, 'assets', 'of-an-older-build.js.map'))).toBe(false);
  });
});

describe('the version in a document', () => {
  it.each([
    ['e1cc59773c4477b0a1f2', '<body data-version="e1cc59773c44">'],
    ['v1.2', '<body data-version="v1.2">'],
    [undefined, '<body>'],
  ])('is the start of the commit hash: %s', (commit, expected) => {
    expect(versionedBody(commit)).toBe(expected);
  });
});
