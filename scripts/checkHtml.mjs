/**
 * Builds the demo and validates each of its documents, with their inline styles, by the Nu HTML checker. Fails on
 * errors and on warnings.
 *
 *   npm run check:html -- --site=dist     checks an existing build
 */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDemoBuilt } from './demoBuild.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureJava } from './ensureJava.mjs';
import { runCommand } from './runCommand.mjs';

/** @typedef {{ type: string; subType?: string; message: string; extract?: string; url?: string }} CheckerMessage */

const CHECKER = 'node_modules/vnu-jar/build/dist/vnu.jar';

const { values } = parseArgs({ options: { site: { type: 'string' } } });

await ensureInstalled();
const java = await ensureJava();
if (values.site === undefined) await ensureDemoBuilt();
const site = values.site ?? 'dist-demo';
const documents = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => join(site, name))
  .toSorted();
const found = documents.length === 0 ? [] : await check(documents);

for (const [message, places] of byMessage(found)) console.log(`\n${message}\n${places.join('\n')}`);
console.log(`\n${String(documents.length)} documents, ${String(found.length)} messages`);
process.exitCode = documents.length > 0 && found.length === 0 ? 0 : 1;

/**
 * @param {readonly string[]} files
 * @returns {Promise<CheckerMessage[]>}
 */
async function check(files) {
  /* Long documents need a larger stack than Java's default. */
  const { output } = await runCommand(java, ['-Xss4m', '-jar', CHECKER, '--format', 'json', ...files]);
  const start = output.indexOf('{"');
  if (start === -1) throw new Error(`The HTML checker printed no JSON. Its output: ${output.slice(0, 2000)}`);
  /** @type {{ messages: CheckerMessage[] }} */
  const { messages } = JSON.parse(output.slice(start));
  return messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning');
}

/** @param {readonly CheckerMessage[]} messages */
function byMessage(messages) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const { type, message, extract = '', url = '' } of messages) {
    const title = `${type}: ${message}`;
    const place = `  ${relative(process.cwd(), url.replace(/^file:/u, ''))}: ${extract.replaceAll(/\s+/gu, ' ')}`;
    places.set(title, [...(places.get(title) ?? []), place]);
  }
  return places;
}
