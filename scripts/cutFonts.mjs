/**
 * Cuts the small files of the font anew: `src/ui/design/fonts/rubik-<script>.woff2`, from the file of the same script in
 * `@fontsource-variable/rubik`, to the letters that `src/ui/design/fonts.scss` names for it. See CUTS.md beside them.
 *
 *     node scripts/cutFonts.mjs
 *
 * Needs fontTools: `pip install fonttools==4.66.1 brotli==1.2.0`. With these versions it writes what is there, to the byte.
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './runCommand.mjs';

const PACKAGE = 'node_modules/@fontsource-variable/rubik/files';
const DESIGN = 'src/ui/design';

/** Of the weights that the faces name, 300 to 900, those the product sets text in. */
const WEIGHTS = 'wght=400:700';

/** What letters do where they meet, and figures that stand below each other. Alternatives nobody asks for stay out. */
const FEATURES = 'ccmp,locl,liga,rlig,init,medi,fina,kern,mark,mkmk,tnum';

/** Names and ranges of the cuts, as the style sheet has them. */
const FACE = /url\('\.\/fonts\/(?<name>[\w-]+)\.woff2'\)[^;]*;\s*unicode-range:(?<range>[^;]+);/gu;

/**
 * @param {string} command
 * @param {readonly string[]} parameters
 */
async function run(command, parameters) {
  const { code, output } = await runCommand(command, parameters);
  if (code === 0) return;
  console.error(output);
  throw new Error(`${command} failed: is fontTools there?`);
}

/**
 * @param {string} name
 * @param {string} range
 * @param {string} directory
 */
async function cut(name, range, directory) {
  const lighter = join(directory, `${name}.ttf`);
  const target = join(DESIGN, 'fonts', `${name}.woff2`);
  const whole = join(PACKAGE, `${name}-wght-normal.woff2`);
  await run('fonttools', ['varLib.instancer', whole, WEIGHTS, '--no-recalc-timestamp', '-o', lighter]);
  await run('pyftsubset', [
    lighter,
    `--unicodes=${range.replaceAll(/\s/gu, '')}`,
    `--layout-features=${FEATURES}`,
    '--no-hinting',
    '--flavor=woff2',
    `--output-file=${target}`,
  ]);
  console.log(`${target}: ${String(statSync(target).size)} bytes`);
}

const directory = mkdtempSync(join(tmpdir(), 'amin-fonts-'));
try {
  for (const { groups } of readFileSync(join(DESIGN, 'fonts.scss'), 'utf8').matchAll(FACE))
    await cut(groups?.['name'] ?? '', groups?.['range'] ?? '', directory);
} finally {
  rmSync(directory, { recursive: true });
}
