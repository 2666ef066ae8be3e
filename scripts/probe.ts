import { parseArgs } from 'node:util';
import { sendWithTimeout } from './probe/Check.ts';
import { probeApi } from './probe/probeApi.ts';
import { probeSite } from './probe/probeSite.ts';

/*
 * Checks a served site from outside, without a browser and without signing in, for example from cron:
 *
 *   npm run probe -- https://amin.example
 *   npm run probe -- https://amin.example --api=https://api.amin.example/v1 --region=123 --idempotency-key
 *
 * Prints one line for each check, and ends with exit code 1 when one fails (docs/operations.md). `--api` is the base URL
 * of the API, and `--idempotency-key` is for an API with VITE_API_IDEMPOTENCY_KEY=true.
 */

/** The problems that a line names. */
const SHOWN = 5;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    api: { type: 'string' },
    region: { type: 'string', default: '123' },
    'idempotency-key': { type: 'boolean', default: false },
  },
});
const [address = ''] = positionals;
const { api } = values;

if (!URL.canParse(address) || (api !== undefined && !URL.canParse(api))) {
  process.stderr.write(
    'Pass the URL of the site, such as https://amin.example, and with --api= that of its API.\n',
  );
  process.exitCode = 1;
} else {
  const { origin } = new URL(address);
  const checks = await probeSite({
    origin,
    api: api === undefined ? undefined : new URL(api).origin,
    send: sendWithTimeout,
  });
  const checksOfApi =
    api === undefined
      ? []
      : await probeApi({
          baseUrl: api,
          region: values.region,
          sendsIdempotencyKey: values['idempotency-key'],
          origin,
          send: sendWithTimeout,
        });
  for (const { name, problems } of [...checks, ...checksOfApi]) {
    process.stdout.write(lineOf(name, problems));
    if (problems.length > 0) process.exitCode = 1;
  }
}

/** With the first problems only, because one cause can have hundreds. */
function lineOf(name: string, problems: readonly string[]): string {
  if (problems.length === 0) return `ok      ${name}\n`;
  const more = problems.length - SHOWN > 0 ? `; and ${String(problems.length - SHOWN)} more` : '';
  return `FAILED  ${name}: ${problems.slice(0, SHOWN).join('; ')}${more}\n`;
}
