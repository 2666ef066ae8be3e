import { describe, expect, it } from 'vitest';
import { readEnvironment } from '@/composition/variants/environment';

const COMPLETE = {
  VITE_API_BASE_URL: 'https://api.example.com/v1',
  VITE_API_IDEMPOTENCY_KEY: 'true',
  VITE_REGION_ID: '7',
  VITE_IDENTITY_AUTHORITY: 'https://login.example.com/tenant/policy/v2.0',
  VITE_IDENTITY_CLIENT_ID: '3f1c2a64-9f0e-4c1d-8a53-1f1f6f2a7f10',
  VITE_IDENTITY_API_SCOPE: 'https://login.example.com/api/access',
  VITE_MEDIA_ORIGINS: 'https://cdn.example.com  https://photos.example.com',
  VITE_PAYMENT_SCRIPT_URL: 'https://pay.example.com/v2/script.js',
  VITE_PAYMENT_SITE: 'amin-test',
  VITE_PAYMENT_PUBLISHABLE_KEY: 'test_key',
};

describe('the environment of the live app', () => {
  it('is read from the variables of the build', () => {
    expect(readEnvironment(COMPLETE)).toEqual({
      environment: {
        api: {
          baseUrl: 'https://api.example.com/v1',
          region: '7',
          sendsIdempotencyKey: true,
          keepsRetiredPlans: false,
        },
        identity: {
          authority: 'https://login.example.com/tenant/policy/v2.0',
          clientId: '3f1c2a64-9f0e-4c1d-8a53-1f1f6f2a7f10',
          apiScope: 'https://login.example.com/api/access',
        },
        media: { origins: ['https://cdn.example.com', 'https://photos.example.com'] },
        listing: { parts: [], endOfDay: '24:00' },
        payment: {
          scriptUrl: 'https://pay.example.com/v2/script.js',
          site: 'amin-test',
          publishableKey: 'test_key',
        },
      },
      problems: [],
    });
  });

  it.each([
    ['VITE_REGION_ID', { region: '123' }],
    ['VITE_MEDIA_ORIGINS', { origins: [] }],
    ['VITE_PAYMENT_SCRIPT_URL', { scriptUrl: 'https://js.chargebee.com/v2/chargebee.js' }],
  ])('has a usual value for %s, also where it is empty', (variable, expected) => {
    for (const value of [undefined, '']) {
      const { environment } = readEnvironment({ ...COMPLETE, [variable]: value });
      expect({ ...environment?.api, ...environment?.media, ...environment?.payment }).toMatchObject(expected);
    }
  });

  it.each([
    ['hours', ['hours']],
    ['texts, hours,contacts  photo,', ['texts', 'hours', 'contacts', 'photo']],
    ['photo,photo', ['photo']],
    ['', []],
  ])('lets owners edit the parts of a listing that are named: %j', (text, parts) => {
    const { environment } = readEnvironment({
      ...COMPLETE,
      VITE_LISTING_EDITING: text,
      VITE_HOURS_ALL_DAY: '23:59',
    });
    expect(environment?.listing).toEqual({ parts, endOfDay: '23:59' });
  });

  it.each([
    [
      'VITE_LISTING_EDITING',
      'hours,category',
      'VITE_LISTING_EDITING has to be a list of texts, hours, contacts, photo',
    ],
    ['VITE_HOURS_ALL_DAY', '00:00', 'VITE_HOURS_ALL_DAY is neither 24:00 nor 23:59'],
  ])('names a wrong %s', (variable, value, problem) => {
    expect(readEnvironment({ ...COMPLETE, [variable]: value }).problems).toEqual([problem]);
  });

  it('names all missing variables at once (threats T11)', () => {
    expect(readEnvironment({}).problems).toEqual([
      'VITE_API_BASE_URL is missing',
      'VITE_API_IDEMPOTENCY_KEY is missing. Write true if the API honours the header Idempotency-Key, else false',
      'VITE_IDENTITY_AUTHORITY is missing',
      'VITE_IDENTITY_CLIENT_ID is missing',
      'VITE_IDENTITY_API_SCOPE is missing',
      'VITE_PAYMENT_SITE is missing',
      'VITE_PAYMENT_PUBLISHABLE_KEY is missing',
    ]);
  });

  it.each([undefined, ''])('has no default for idempotency keys: %j', (value) => {
    const { environment, problems } = readEnvironment({ ...COMPLETE, VITE_API_IDEMPOTENCY_KEY: value });
    expect([environment, problems]).toEqual([
      undefined,
      [
        'VITE_API_IDEMPOTENCY_KEY is missing. Write true if the API honours the header Idempotency-Key, else false',
      ],
    ]);
  });

  it.each([
    ['VITE_API_IDEMPOTENCYKEY', ' Did you mean VITE_API_IDEMPOTENCY_KEY?'],
    ['VITE_MEDIA_ORIGIN', ' Did you mean VITE_MEDIA_ORIGINS?'],
    ['VITE_IDENTITY_CLIENTID', ' Did you mean VITE_IDENTITY_CLIENT_ID?'],
    ['VITE_FLAVOUR_OF_ICE_CREAM', ''],
  ])('names the unknown variable %s, and the nearest known one', (variable, suggestion) => {
    for (const value of ['true', ''])
      expect(readEnvironment({ ...COMPLETE, [variable]: value }).problems).toEqual([
        `${variable} is unknown.${suggestion}`,
      ]);
  });

  it('names unknown variables before the missing ones', () => {
    const { VITE_API_BASE_URL: url, ...others } = COMPLETE;
    expect(readEnvironment({ ...others, VITE_API_BASEURL: url }).problems).toEqual([
      'VITE_API_BASEURL is unknown. Did you mean VITE_API_BASE_URL?',
      'VITE_API_BASE_URL is missing',
    ]);
  });

  it('ignores the constants and the variable that Vite sets itself', () => {
    const own = { MODE: 'production', DEV: false, BASE_URL: '/', VITE_USER_NODE_ENV: 'development' };
    expect(readEnvironment({ ...COMPLETE, ...own }).problems).toEqual([]);
  });

  it.each([
    ['VITE_API_BASE_URL', 'api.example.com', 'is not a URL such as https://api.example.com'],
    ['VITE_API_BASE_URL', 'http://api.example.com', 'has to begin with https://'],
    ['VITE_API_BASE_URL', 'https://api.example.com/?v=1', 'must not have a query or a fragment'],
    ['VITE_API_BASE_URL', '', 'is missing'],
    ['VITE_IDENTITY_PROVIDER', 'auth0', 'is neither msal nor oidc'],
    ['VITE_IDENTITY_AUTHORITY', 'ftp://login.example.com', 'has to begin with https://'],
    ['VITE_IDENTITY_CLIENT_ID', 'two words', 'is not the id of a client'],
    ['VITE_IDENTITY_API_SCOPE', 'openid access', 'is not a scope'],
    ['VITE_REGION_ID', '../1', 'is not the id of a region'],
    ['VITE_MEDIA_ORIGINS', 'https://cdn.example.com/a', 'has to be origins, such as https://cdn.example.com'],
    ['VITE_PUBLIC_PRICING', 'yes', 'is neither true nor false'],
    ['VITE_API_IDEMPOTENCY_KEY', 'yes', 'is neither true nor false'],
    ['VITE_DIAGNOSTICS_URL', 'http://reports.example.com/', 'has to begin with https://'],
    ['VITE_DIAGNOSTICS_URL', 'https://reports.example.com/?key=1', 'must not have a query or a fragment'],
    ['VITE_DIAGNOSTICS_URL', 'https://reports.example.com/a;b', 'has characters that no header takes'],
    ['VITE_DIAGNOSTICS_FORMAT', 'protobuf', 'is neither lines nor otlp'],
    ['VITE_PAYMENT_SITE', 'amin.test', 'is not the name of a site'],
    ['VITE_PAYMENT_PUBLISHABLE_KEY', 'key key', 'is not a publishable key'],
  ])('refuses %s = %j', (variable, value, problem) => {
    expect(readEnvironment({ ...COMPLETE, [variable]: value }).problems).toEqual([`${variable} ${problem}`]);
  });

  it.each([
    [undefined, 'lines'],
    ['', 'lines'],
    ['lines', 'lines'],
    ['otlp', 'otlp'],
  ])(
    'has the URL for diagnostic events when one is set, and with the format %j sends %s',
    (given, format) => {
      const url = 'https://reports.example.com/amin';
      const environmentFor = (reports: string | undefined) =>
        readEnvironment({ ...COMPLETE, VITE_DIAGNOSTICS_URL: reports, VITE_DIAGNOSTICS_FORMAT: given })
          .environment;
      expect(environmentFor(url)).toHaveProperty('diagnostics', { url, format });
      for (const none of [undefined, '']) expect(environmentFor(none)).not.toHaveProperty('diagnostics');
    },
  );

  it.each(['true', 'false', ''])('accepts %j as the value for public pricing', (value) => {
    expect(readEnvironment({ ...COMPLETE, VITE_PUBLIC_PRICING: value }).problems).toEqual([]);
  });

  it.each<[object, object]>([
    [{ VITE_API_IDEMPOTENCY_KEY: 'true' }, { sendsIdempotencyKey: true }],
    [{ VITE_API_KEEPS_RETIRED_PLANS: 'true' }, { keepsRetiredPlans: true }],
    [{ VITE_API_IDEMPOTENCY_KEY: 'false' }, { sendsIdempotencyKey: false }],
  ])('knows how payments go to the API: %j', (values, api) => {
    expect(readEnvironment({ ...COMPLETE, ...values }).environment?.api).toMatchObject(api);
  });

  it('accepts http URLs for this machine only', () => {
    const local = { ...COMPLETE, VITE_API_BASE_URL: 'http://localhost:14110' };
    expect(readEnvironment(local).environment?.api.baseUrl).toBe('http://localhost:14110');
  });
});
