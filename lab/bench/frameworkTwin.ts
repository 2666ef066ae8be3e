import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../scripts/runCommand.mjs';
import type { AdmittedHashes } from '../../deploy/securityHeaders';
import { writeCompressed } from '../../scripts/vite/compressedAssets';
import { hashOf } from '../../scripts/vite/admittedHashes';
import { jsxOfPage } from './jsxOfPage';
import type { Phone } from './Phone';

const SOURCES = 'lab/bench/twin';

/** It is built and installed outside of the repository, whose checks would read its packages. */
const FOLDER = join(tmpdir(), 'amin-framework-twin');

/** Compressed by a host. */
const TEXT_FILE = /\.(?:html|js|css|svg|data)$/u;

export interface FrameworkTwin {
  readonly site: string;
  readonly admitted: AdmittedHashes;
}

/**
 * Builds the home page as React Router in framework mode prerenders and hydrates it.
 *
 * @param page The URL of the page as plain HTML.
 * @param files The folder of the built demo, with the fonts and pictures of the page.
 */
export async function buildFrameworkTwin(phone: Phone, page: string, files: string): Promise<FrameworkTwin> {
  const { jsx, styles, title, font } = await phone.visit({ isUnthrottled: true }, async (tab) => {
    await tab.loaded(page);
    return tab.page.evaluate(jsxOfPage);
  });
  await cp(SOURCES, FOLDER, { recursive: true });
  const generated = join(FOLDER, 'app/generated');
  await mkdir(generated, { recursive: true });
  await writeFile(
    join(generated, 'Landing.jsx'),
    `import { Link } from 'react-router';\nexport default function Landing() {\n  return (${jsx});\n}\n`,
  );
  const constants = Object.entries({ STYLES: styles, TITLE: title, FONT: font });
  await writeFile(
    join(generated, 'head.js'),
    constants.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`).join(''),
  );
  await copyPictures(files);
  /* Vite sets NODE_ENV to production for its builds, and npm would leave out what builds the twin. */
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  await run('npm', ['run', 'build']);
  return compressed(join(FOLDER, 'build/client'));
}

/** The fonts and pictures of the page, at the same URLs. */
async function copyPictures(files: string): Promise<void> {
  const assets = join(FOLDER, 'public/assets');
  await rm(assets, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  const names = (await readdir(join(files, 'assets'))).filter((name) => /\.(?:woff2|svg|webp)$/u.test(name));
  await Promise.all(names.map(async (name) => cp(join(files, 'assets', name), join(assets, name))));
}

async function compressed(site: string): Promise<FrameworkTwin> {
  const names = await readdir(site, { recursive: true });
  await Promise.all(
    names.filter((name) => TEXT_FILE.test(name)).map(async (name) => writeCompressed(join(site, name))),
  );
  const html = await readFile(join(site, 'index.html'), 'utf8');
  const inline = (tag: string): string[] =>
    [...html.matchAll(new RegExp(`<${tag}(?![^>]* src=)[^>]*>(?<text>[^]*?)</${tag}>`, 'gu'))].map(
      ({ groups }) => hashOf(groups?.['text'] ?? ''),
    );
  return { site, admitted: { scripts: inline('script'), styles: inline('style') } };
}

async function run(program: string, parameters: readonly string[]): Promise<void> {
  const { code } = await runCommand(program, ['--prefix', FOLDER, ...parameters], { show: false });
  if (code !== 0) throw new Error(`${program} ${parameters.join(' ')} failed in ${FOLDER}`);
}
