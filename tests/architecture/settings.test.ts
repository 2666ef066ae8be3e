import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../deploy/securityHeaders';
import { readAdmittedOrigins } from '../../deploy/settings/admittedOrigins';
import { revisionWithSettings } from '../../deploy/settings/settingsRevision';
import { givenSettings, writeSettings } from '../../deploy/settings/writeSettings';
import { runCommand } from '../../scripts/runCommand.mjs';
import { LIVE_SETTINGS } from '@tests/support/liveSettings';
import { repository } from './FixtureRepository';

const PRODUCTION = {
  ...LIVE_SETTINGS,
  AMIN_MEDIA_ORIGINS: 'https://cdn.staging.example.com',
  AMIN_DIAGNOSTICS_URL: 'https://reports.staging.example.com/amin',
};
const STAGING = {
  ...PRODUCTION,
  AMIN_API_BASE_URL: 'https://api.staging.example.com/v1',
  AMIN_IDENTITY_AUTHORITY: 'https://login.staging.example.com/policy',
  AMIN_PAYMENT_SITE: 'amin-test',
};

const OF_THE_DOCUMENT = '0123456789abcdef';
const WORKER = `precache([{url:"/app.html?precached",revision:"${revisionWithSettings(OF_THE_DOCUMENT)}"},{url:"/a.svg",revision:"00ff"}])`;
const ADMITTED = { scripts: ['boot='], styles: [] };

describe('the settings of a built live site', () => {
  let site = '';

  beforeEach(async () => {
    site = await mkdtemp(join(tmpdir(), 'settings-'));
    await writeFile(join(site, 'sw.js'), WORKER);
  });

  afterEach(async () => {
    await rm(site, { recursive: true });
  });

  const revisionOf = async (values: Readonly<Record<string, string>>) => {
    await writeSettings(site, values);
    const worker = await readFile(join(site, 'sw.js'), 'utf8');
    expect(brotliDecompressSync(await readFile(join(site, 'sw.js.br'))).toString()).toBe(worker);
    expect(worker).toContain('revision:"00ff"');
    return new RegExp(`"${OF_THE_DOCUMENT}-([\\da-f]{16})"`, 'u').exec(worker)?.[1];
  };

  it('are a file with those that are set, and nothing else of the environment', async () => {
    const warnings = await writeSettings(site, {
      ...STAGING,
      AMIN_PAYMENT_SITE: ' amin-test ',
      AMIN_REGION_ID: '',
      PATH: '/bin',
      SITE_ORIGIN: 'https://amin.example',
    });
    expect(warnings).toEqual([]);
    expect(JSON.parse(await readFile(join(site, 'config.json'), 'utf8'))).toEqual(STAGING);
  });

  it('decide which origins the policies admit', async () => {
    for (const [values, host] of [
      [STAGING, 'staging.example.com'],
      [PRODUCTION, 'example.com'],
    ] as const) {
      await writeSettings(site, values);
      const origins = readAdmittedOrigins(site);
      expect(origins).toEqual({
        api: `https://api.${host}`,
        identity: `https://login.${host}`,
        media: ['https://cdn.staging.example.com'],
        diagnostics: 'https://reports.staging.example.com',
        payment: ['https://js.chargebee.com', `https://${values.AMIN_PAYMENT_SITE}.chargebee.com`],
      });
      expect(contentSecurityPolicy('/dashboard', ADMITTED, origins)).toContain(
        `connect-src 'self' https://api.${host} https://login.${host} https://reports.staging.example.com;`,
      );
    }
  });

  it('change the revisions of what the service worker keeps', async () => {
    const first = await revisionOf(STAGING);
    const second = await revisionOf(PRODUCTION);
    expect(first).toMatch(/^[\da-f]{16}$/u);
    expect(second).not.toBe(first);
    expect(await revisionOf(STAGING)).toBe(first);
  });

  it('are refused with all their mistakes, and then nothing is written', async () => {
    const { AMIN_PAYMENT_SITE: _, ...others } = STAGING;
    const wrong = { ...others, AMIN_API_BASE_URL: 'api', AMIN_PAYMENT_SIDE: 'amin' };
    await expect(writeSettings(site, wrong)).rejects.toThrow(`The live product cannot be served:

  AMIN_PAYMENT_SIDE is unknown. Did you mean AMIN_PAYMENT_SITE?
  AMIN_API_BASE_URL is not a URL such as https://api.example.com
  AMIN_PAYMENT_SITE is missing

docs/operations.md describes these settings`);
    expect(await readdir(site)).toEqual(['sw.js']);
  });

  it.each([
    ['AMIN_API_IDEMPOTENCYKEY', ' Did you mean AMIN_API_IDEMPOTENCY_KEY?'],
    ['AMIN_MEDIA_ORIGIN', ' Did you mean AMIN_MEDIA_ORIGINS?'],
    ['AMIN_FLAVOUR_OF_ICE_CREAM', ''],
  ])('are refused with the unknown name %s, also where it is empty', async (name, suggestion) => {
    for (const value of ['true', ''])
      await expect(writeSettings(site, { ...STAGING, [name]: value })).rejects.toThrow(
        `${name} is unknown.${suggestion}\n`,
      );
  });

  it('ignore the variables that Kubernetes sets for a Service called amin, or amin-api', async () => {
    const ofServices = ['AMIN', 'AMIN_API'].flatMap((service) =>
      [
        'SERVICE_HOST',
        'SERVICE_PORT',
        'SERVICE_PORT_HTTP',
        'PORT',
        'PORT_8080_TCP',
        'PORT_8080_TCP_ADDR',
      ].map((name) => [`${service}_${name}`, '10.0.0.11']),
    );
    await writeSettings(site, { ...STAGING, ...Object.fromEntries(ofServices) });
    expect(JSON.parse(await readFile(join(site, 'config.json'), 'utf8'))).toEqual(STAGING);
  });

  it('are refused with a format of reports that nothing receives', async () => {
    const { AMIN_DIAGNOSTICS_URL: _, ...others } = STAGING;
    await expect(writeSettings(site, { ...others, AMIN_DIAGNOSTICS_FORMAT: 'otlp' })).rejects.toThrow(
      'AMIN_DIAGNOSTICS_FORMAT=otlp needs AMIN_DIAGNOSTICS_URL, which is missing\n',
    );
    await writeSettings(site, { ...others, AMIN_DIAGNOSTICS_FORMAT: 'lines' });
  });

  it('of one place are never completed by those of another in the file for a developer', async () => {
    const file = join(site, '.env.production.local');
    const ofFile = { AMIN_PAYMENT_SITE: 'amin', AMIN_LISTING_EDITING: 'texts' };
    const variables = { PATH: '/bin', AMIN_SERVICE_HOST: '10.0.0.11' };
    expect(givenSettings(variables, file)).toEqual(variables);
    await writeFile(file, 'AMIN_PAYMENT_SITE=amin\nAMIN_LISTING_EDITING=texts\n');
    expect(givenSettings(variables, file)).toEqual(ofFile);
    expect(givenSettings({ ...variables, AMIN_REGION_ID: '7' }, file)).not.toHaveProperty(
      'AMIN_PAYMENT_SITE',
    );
  });

  it('say what it costs that the API honours no idempotency keys', async () => {
    const [warning, ...more] = await writeSettings(site, { ...STAGING, AMIN_API_IDEMPOTENCY_KEY: 'false' });
    expect(more).toEqual([]);
    expect(warning?.replaceAll(/\s+/gu, ' ')).toContain(
      'was charged 4 times in Chromium, 10 times in Firefox and 3 times in WebKit',
    );
  });

  it('are not written into a demo', async () => {
    await writeFile(
      join(site, 'sw.js'),
      'precache([{url:"/app.html?precached",revision:"0123456789abcdef"}])',
    );
    await expect(writeSettings(site, STAGING)).rejects.toThrow('not that of a live build');
  });

  it('are needed before a site is served', async () => {
    expect(() => readAdmittedOrigins(site)).toThrow(
      'config.json is missing. npm run deploy:settings writes it',
    );
    await writeFile(join(site, 'config.json'), JSON.stringify({ ...STAGING, AMIN_PAYMENT_SITE: '?' }));
    expect(() => readAdmittedOrigins(site)).toThrow('AMIN_PAYMENT_SITE is not the name of a site');
  });

  it('come from the environment of npm run deploy:settings, which prints their mistakes and nothing else', async () => {
    const run = async (values: Readonly<Record<string, string>>) =>
      runCommand(
        process.execPath,
        ['--import', 'tsx', join(repository, 'deploy/settings/addSettings.ts'), site],
        { directory: repository, environment: values },
      );
    const refused = await run({ ...STAGING, AMIN_API_BASE_URL: 'api' });
    expect([refused.code, refused.output.split('\n', 1)[0]]).toEqual([
      1,
      'The live product cannot be served:',
    ]);
    expect(refused.output).not.toContain('at ');
    expect(await run(STAGING)).toMatchObject({ code: 0, output: '' });
    expect(readAdmittedOrigins(site).api).toBe('https://api.staging.example.com');
  });
});
