import { describe, expect, it } from 'vitest';
import { readEnvironment } from '@/composition/variants/environment';

const COMPLETE = {
  AMIN_API_BASE_URL: 'https://api.example.com/v1',
  AMIN_API_IDEMPOTENCY_KEY: 'true',
  AMIN_REGION_ID: '7',
  AMIN_IDENTITY_AUTHORITY: 'https://login.example.com/tenant/policy/v2.0',
  AMIN_IDENTITY_CLIENT_ID: '3f1c2a64-9f0e-4c1d-8a53-1f1f6f2a7f10',
  AMIN_IDENTITY_API_SCOPE: 'https://login.example.com/api/access',
  AMIN_MEDIA_ORIGINS: 'https://cdn.example.com  https://photos.example.com',
  AMIN_PAYMENT_SCRIPT_URL: 'https://pay.example.com/v2/script.js',
  AMIN_PAYMENT_SITE: 'amin-test',
  AMIN_PAYMENT_PUBLISHABLE_KEY: 'test_key',
};

describe('the environment of the live app', () => {
  it('is read from the settings', () => {
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
    ['AMIN_REGION_ID', { region: '123' }],
    ['AMIN_MEDIA_ORIGINS', { origins: [] }],
    ['AMIN_PAYMENT_SCRIPT_URL', { scriptUrl: 'https://js.chargebee.com/v2/chargebee.js' }],
  ])('has a default for %s, also when it is empty', (variable, expected) => {
    for (const value of [undefined, '']) {
      const { environment } = readEnvironment({ ...COMPLETE, [variable]: value });
      expect({ ...environment?.api, ...environment?.media, ...environment?.payment }).toMatchObject(expected);
    }
  });

  it.each(['https://a.example, https://b.example', 'https://a.example,https://b.example,'])(
    'separates origins of pictures by spaces or commas, because a comma would end the policy: %j',
    (text) => {
      const { environment } = readEnvironment({ ...COMPLETE, AMIN_MEDIA_ORIGINS: text });
      expect(environment?.media.origins).toEqual(['https://a.example', 'https://b.example']);
    },
  );

  it.each([
    ['hours', ['hours']],
    ['texts, hours,contacts  photo,', ['texts', 'hours', 'contacts', 'photo']],
    ['photo,photo', ['photo']],
    ['', []],
  ])('lets owners edit the parts of a listing that are named: %j', (text, parts) => {
    const { environment } = readEnvironment({
      ...COMPLETE,
      AMIN_LISTING_EDITING: text,
      AMIN_HOURS_ALL_DAY: '23:59',
    });
    expect(environment?.listing).toEqual({ parts, endOfDay: '23:59' });
  });

  it.each([
    [
      'AMIN_LISTING_EDITING',
      'hours,category',
      'AMIN_LISTING_EDITING has to be a list of texts, hours, contacts, photo',
    ],
    ['AMIN_HOURS_ALL_DAY', '00:00', 'AMIN_HOURS_ALL_DAY is neither 24:00 nor 23:59'],
  ])('names a wrong %s', (variable, value, problem) => {
    expect(readEnvironment({ ...COMPLETE, [variable]: value }).problems).toEqual([problem]);
  });

  it('names all missing settings at once (threats T11)', () => {
    expect(readEnvironment({}).problems).toEqual([
      'AMIN_API_BASE_URL is missing',
      'AMIN_API_IDEMPOTENCY_KEY is missing. Write true if the API honours the header Idempotency-Key, else false',
      'AMIN_IDENTITY_AUTHORITY is missing',
      'AMIN_IDENTITY_CLIENT_ID is missing',
      'AMIN_IDENTITY_API_SCOPE is missing',
      'AMIN_PAYMENT_SITE is missing',
      'AMIN_PAYMENT_PUBLISHABLE_KEY is missing',
    ]);
  });

  it.each([undefined, ''])('has no default for idempotency keys: %j', (value) => {
    const { environment, problems } = readEnvironment({ ...COMPLETE, AMIN_API_IDEMPOTENCY_KEY: value });
    expect([environment, problems]).toEqual([
      undefined,
      [
        'AMIN_API_IDEMPOTENCY_KEY is missing. Write true if the API honours the header Idempotency-Key, else false',
      ],
    ]);
  });

  it('ignores unknown settings, because a tab of an older release reads the settings of a newer one', () => {
    expect(readEnvironment({ ...COMPLETE, AMIN_OF_THE_NEXT_RELEASE: 'true' }).problems).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'config.json is missing'],
    ['no JSON', null, 'config.json is no JSON object'],
    ['a text', 'AMIN_API_BASE_URL', 'config.json is no JSON object'],
  ])('are no settings: %s', (_what, values, problem) => {
    expect(readEnvironment(values).problems).toEqual([problem]);
  });

  it('names a setting that is no text', () => {
    expect(readEnvironment({ ...COMPLETE, AMIN_PAYMENT_SITE: 7 }).problems).toEqual([
      'AMIN_PAYMENT_SITE is no text',
    ]);
  });

  it.each([
    ['AMIN_API_BASE_URL', 'api.example.com', 'is not a URL such as https://api.example.com'],
    ['AMIN_API_BASE_URL', 'http://api.example.com', 'has to begin with https://'],
    ['AMIN_API_BASE_URL', 'https://api.example.com/?v=1', 'must not have a query or a fragment'],
    ['AMIN_API_BASE_URL', 'https://api.example.com/v1?', 'must not have a query or a fragment'],
    ['AMIN_API_BASE_URL', 'https://api.example.com/v1#', 'must not have a query or a fragment'],
    ['AMIN_API_BASE_URL', 'https:api.example.com/v1', 'has to begin with https://'],
    ['AMIN_API_BASE_URL', 'https:\\\\api.example.com\\v1', 'has to begin with https://'],
    ['AMIN_API_BASE_URL', 'https://user:secret@api.example.com', 'must not have a user or a password'],
    ['AMIN_IDENTITY_AUTHORITY', 'https://:secret@login.example.com', 'must not have a user or a password'],
    ['AMIN_PAYMENT_SCRIPT_URL', 'ftp://localhost/script.js', 'has to begin with https://'],
    ['AMIN_API_BASE_URL', '', 'is missing'],
    ['AMIN_API_BASE_URL', 'https://api.example.com,', 'has a host that ends a header value or a directive'],
    [
      'AMIN_IDENTITY_AUTHORITY',
      "https://login.'none'/",
      'has a host that ends a header value or a directive',
    ],
    ['AMIN_MEDIA_ORIGINS', 'https://cdn.example.com;', 'has a host that ends a header value or a directive'],
    ['AMIN_IDENTITY_AUTHORITY', 'ftp://login.example.com', 'has to begin with https://'],
    ['AMIN_IDENTITY_CLIENT_ID', 'two words', 'is not the id of a client'],
    ['AMIN_IDENTITY_API_SCOPE', 'openid access', 'is not a scope'],
    ['AMIN_REGION_ID', '../1', 'is not the id of a region'],
    ['AMIN_MEDIA_ORIGINS', 'https://cdn.example.com/a', 'has to be origins, such as https://cdn.example.com'],
    ['AMIN_API_IDEMPOTENCY_KEY', 'yes', 'is neither true nor false'],
    ['AMIN_DIAGNOSTICS_URL', 'http://reports.example.com/', 'has to begin with https://'],
    ['AMIN_DIAGNOSTICS_URL', 'https://reports.example.com/?key=1', 'must not have a query or a fragment'],
    ['AMIN_DIAGNOSTICS_URL', 'https://reports.example.com/a;b', 'has characters that no header takes'],
    ['AMIN_DIAGNOSTICS_FORMAT', 'protobuf', 'is neither lines nor otlp'],
    ['AMIN_PAYMENT_SITE', 'amin.test', 'is not the name of a site'],
    ['AMIN_PAYMENT_PUBLISHABLE_KEY', 'key key', 'is not a publishable key'],
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
        readEnvironment({ ...COMPLETE, AMIN_DIAGNOSTICS_URL: reports, AMIN_DIAGNOSTICS_FORMAT: given })
          .environment;
      expect(environmentFor(url)).toHaveProperty('diagnostics', { url, format });
      for (const none of [undefined, '']) expect(environmentFor(none)).not.toHaveProperty('diagnostics');
    },
  );

  it.each<[object, object]>([
    [{ AMIN_API_IDEMPOTENCY_KEY: 'true' }, { sendsIdempotencyKey: true }],
    [{ AMIN_API_KEEPS_RETIRED_PLANS: 'true' }, { keepsRetiredPlans: true }],
    [{ AMIN_API_IDEMPOTENCY_KEY: 'false' }, { sendsIdempotencyKey: false }],
  ])('knows how payments go to the API: %j', (values, api) => {
    expect(readEnvironment({ ...COMPLETE, ...values }).environment?.api).toMatchObject(api);
  });

  it('accepts http URLs for this machine only', () => {
    const local = { ...COMPLETE, AMIN_API_BASE_URL: 'http://localhost:14110' };
    expect(readEnvironment(local).environment?.api.baseUrl).toBe('http://localhost:14110');
  });
});
