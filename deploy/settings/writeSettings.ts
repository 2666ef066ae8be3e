import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { writeCompressed } from '../../scripts/vite/compressedAssets.ts';
import { readEnvironment, SETTING_NAMES } from '../../src/composition/variants/environment.ts';
import { SETTINGS_PATH } from '../../src/ui/shell/cachedFiles.ts';
import { serviceWorkerFile } from '../securityHeaders.ts';
import { SettingsError } from './SettingsError.ts';
import { stampRevision } from './settingsRevision.ts';
import { unknownNames } from './unknownNames.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** For the machine of a developer. */
const FILE = '.env.production.local';

/** Kubernetes sets these in every container for each Service of the namespace, for example for one called `amin`. */
const OF_A_SERVICE = /_(?:SERVICE_(?:HOST|PORT\w*)|PORT(?:_\d+_\w+)?)$/u;

const namesIn = (values: Values): readonly string[] =>
  Object.keys(values).filter((name) => name.startsWith('AMIN_') && !OF_A_SERVICE.test(name));

/**
 * The settings in the variables of this process, else in the file. They are never merged, because a setting that one
 * place lacks would be that of another.
 */
export function givenSettings(variables: Values = process.env, file = FILE): Values {
  return namesIn(variables).length === 0 && existsSync(file)
    ? parseEnv(readFileSync(file, 'utf8'))
    : variables;
}

/**
 * Writes the settings of the services into the file of a built live site that the app reads. Writes their revision into
 * the service worker, so that it precaches the documents again, with the policies for these settings.
 * @returns Warnings for the operator.
 * @throws {SettingsError} Names all missing, invalid and unknown settings. If it is thrown, nothing is written.
 */
export async function writeSettings(site: string, values: Values): Promise<readonly string[]> {
  const names = namesIn(values);
  const given = Object.fromEntries(names.map((name) => [name, values[name]?.trim() ?? '']));
  const unknown = unknownNames(names, SETTING_NAMES);
  const { environment, problems } = readEnvironment(given);
  const isWithoutUrl = given['AMIN_DIAGNOSTICS_FORMAT'] === 'otlp' && !given['AMIN_DIAGNOSTICS_URL'];
  const all = [
    ...unknown,
    ...problems,
    ...(isWithoutUrl ? ['AMIN_DIAGNOSTICS_FORMAT=otlp needs AMIN_DIAGNOSTICS_URL, which is missing'] : []),
  ];
  if (environment === undefined || all.length > 0)
    throw new SettingsError('The live product cannot be served', all);
  const set = SETTING_NAMES.filter((name) => given[name]).map((name) => [name, given[name]]);
  const text = `${JSON.stringify(Object.fromEntries(set), undefined, 2)}\n`;
  const worker = join(site, serviceWorkerFile);
  const revision = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const stamped = stampRevision(await readFile(worker, 'utf8'), revision);
  await writeFile(join(site, SETTINGS_PATH), text);
  await writeFile(worker, stamped);
  await writeCompressed(worker);
  return environment.api.sendsIdempotencyKey ? [] : [COST_WITHOUT_KEYS];
}

/** Charges in the database of an API that ignores the key. docs/tables/payment-delivery.md has the deliveries. */
const COST_WITHOUT_KEYS = `AMIN_API_IDEMPOTENCY_KEY=false: a browser repeats a request whose connection is cut. One press whose answers were
cut was charged 4 times in Chromium, 10 times in Firefox and 3 times in WebKit. Only an API that honours the header
Idempotency-Key prevents this (docs/open-questions.md, the first question).`;
