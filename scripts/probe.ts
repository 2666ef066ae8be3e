import { parseArgs } from 'node:util';
import { sendWithTimeout, type Check } from './probe/Check.ts';
import { probeApi } from './probe/probeApi.ts';
import { probeSettings } from './probe/probeSettings.ts';
import { probeSite } from './probe/probeSite.ts';

/*
 * Checks a served site from outside, without a browser and without signing in, for example from cron:
 *
 *   npm run probe -- https://amin.example
 *
 * Prints one line for each check, and ends with exit code 1 when one fails (docs/operations.md). The site says where
 * its API is. `--demo` is for a demo, which has none.
 */

/** The number of problems that a line names at most. */
const SHOWN = 5;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { demo: { type: 'boolean', default: false } },
});
const [address = ''] = positionals;

const url = URL.canParse(address) ? new URL(address) : undefined;
if (url?.pathname === '/') {
  for (const { name, problems } of await probe(url.origin)) {
    process.stdout.write(lineOf(name, problems));
    if (problems.length > 0) process.exitCode = 1;
  }
} else {
  process.stderr.write('Pass the URL of the site without a path, such as https://amin.example.\n');
  process.exitCode = 1;
}

async function probe(origin: string): Promise<readonly Check[]> {
  const send = sendWithTimeout;
  if (values.demo) return probeSite({ origin, send, isDemo: true });
  const { settings, environment } = await probeSettings(origin, send);
  if (environment === undefined) return [settings, ...(await probeSite({ origin, send }))];
  const { baseUrl } = environment.api;
  return [
    settings,
    ...(await probeSite({ origin, api: new URL(baseUrl).origin, send })),
    ...(await probeApi({ ...environment.api, listingParts: environment.listing.parts, origin, send })),
  ];
}

/** With the first problems only, because one cause can have hundreds. */
function lineOf(name: string, problems: readonly string[]): string {
  if (problems.length === 0) return `ok      ${name}\n`;
  const more = problems.length - SHOWN > 0 ? `; and ${String(problems.length - SHOWN)} more` : '';
  return `FAILED  ${name}: ${problems.slice(0, SHOWN).join('; ')}${more}\n`;
}
