import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { boundIdentityProvider } from '../stack/boundIdentityProvider';

/* Strings that occur in only one of the two builds and survive minification. */

const DEMO = [
  'amin.demo.session',
  'demo.owner',
  'demo.language',
  'AMN-10482',
  'Carmel Electric',
  'DemoWorld',
  'galil-agency',
];

/** Strings of the adapters of which the live product binds one. */
const IDENTITY_ADAPTERS = { msal: ['loginRedirect'], oidc: ['createSigninRequest', 'oidc.user'] };

const BOUND = boundIdentityProvider(process.env);

/** Strings of the live adapters, by the folder of the adapter. */
const LIVE_ADAPTERS = { http: ['axios', 'ERR_BAD_RESPONSE'], chargebee: ['Chargebee', 'chargebee'] };

const LIVE = [...Object.values(LIVE_ADAPTERS).flat(), ...IDENTITY_ADAPTERS[BOUND]];
const NOT_BOUND = IDENTITY_ADAPTERS[BOUND === 'msal' ? 'oidc' : 'msal'];

/** The folders of adapters that both builds contain, or that only the demo contains. */
const OTHER_ADAPTERS = ['browser', 'collector', 'identity', 'in-memory', 'storage', 'valibot'];

interface BuiltFile {
  readonly name: string;
  readonly text: string;
}

function filesOf(site: string): readonly BuiltFile[] {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(?:js|css|html|json|svg|txt|webmanifest|xml)$/u.test(name))
    .map((name) => ({ name, text: readFileSync(join(site, name), 'utf8') }));
}

function matchesIn(site: string, marks: readonly string[]): readonly string[] {
  return filesOf(site).flatMap(({ name, text }) =>
    marks.filter((mark) => text.includes(mark)).map((mark) => `${mark} in ${name}`),
  );
}

test('the list of strings covers every adapter of the live product', () => {
  const folders = readdirSync('src/adapters', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys({ ...LIVE_ADAPTERS, ...IDENTITY_ADAPTERS }), ...OTHER_ADAPTERS].toSorted(),
  );
});

test('the demo contains its own strings, and the live product those of its adapters', () => {
  const [demo, live] = [matchesIn('dist-demo', DEMO), matchesIn('dist-stack', LIVE)];
  expect(DEMO.filter((mark) => !demo.some((match) => match.startsWith(`${mark} in `)))).toEqual([]);
  expect(LIVE.filter((mark) => !live.some((match) => match.startsWith(`${mark} in `)))).toEqual([]);
});

test('the live product contains nothing of the demo (threats T11)', () => {
  expect(matchesIn('dist-stack', DEMO)).toEqual([]);
  expect(readdirSync('dist-stack')).not.toContain('demo');
});

test('the live build contains no value of a service: its settings are in a file of their own', () => {
  const settings: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join('dist-stack', 'config.json'), 'utf8'),
  );
  /* Other settings are words such as `true`, which occur everywhere. */
  const values = Object.values(settings).filter((value) => /[:-]|_local/u.test(value));
  expect(values.length).toBeGreaterThan(6);
  expect(matchesIn('dist-stack', values).filter((match) => !match.endsWith(' in config.json'))).toEqual([]);
});

test('the demo contains no identity provider, no axios and no payment script', () => {
  expect(matchesIn('dist-demo', [...LIVE, ...NOT_BOUND])).toEqual([]);
});

test('the live product contains no identity provider but the bound one', () => {
  expect(matchesIn('dist-stack', NOT_BOUND)).toEqual([]);
});
