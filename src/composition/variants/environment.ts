import * as v from 'valibot';

/** The services of the live app. */
export type Environment = ReturnType<typeof environmentOf>;

/** A missing or invalid setting, as a sentence for the operator. */
export type EnvironmentProblem = string;

export type ReadEnvironment =
  | { readonly environment: Environment; readonly problems: readonly [] }
  | { readonly environment: undefined; readonly problems: readonly EnvironmentProblem[] };

const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname === '127.0.0.1';

const required = v.pipe(v.string('is no text'), v.trim(), v.nonEmpty('is missing'));

/** A pipe ends with its first problem (`abortPipeEarly`), so that what follows has a URL. */
const httpsUrl = v.pipe(
  required,
  v.check((text) => URL.canParse(text), 'is not a URL such as https://api.example.com'),
  v.check(
    (text) => text.startsWith('https://') || (text.startsWith('http://') && isLocal(new URL(text))),
    'has to begin with https://',
  ),
  /* The site publishes its settings. */
  v.check(
    (text) => new URL(text).username === '' && new URL(text).password === '',
    'must not have a user or a password',
  ),
  v.check((text) => !/[?#]/u.test(text), 'must not have a query or a fragment'),
  /* In a host, a URL may have the comma that ends a policy, and the semicolon that ends a directive. */
  v.check(
    (text) => /^(?:[\w.-]+|\[[\da-f:]+\])$/u.test(new URL(text).hostname),
    'has a host that ends a header value or a directive',
  ),
);

const origin = v.pipe(
  httpsUrl,
  v.check((text) => new URL(text).origin === text, 'has to be origins, such as https://cdn.example.com'),
);

const identifier = (what: string): v.GenericSchema<string, string> =>
  v.pipe(required, v.regex(/^[\w.:/-]+$/u, `is not ${what}`));

/** The URL becomes part of response headers, so no character of it may end a header value. */
const headerUrl = v.pipe(httpsUrl, v.regex(/^[\w.:/~-]+$/u, 'has characters that no header takes'));

const LISTING_PARTS = ['texts', 'hours', 'contacts', 'photo'] as const;

/** Every setting (docs/operations.md). An empty one counts as missing. */
const SETTINGS = v.object(
  {
    AMIN_API_BASE_URL: httpsUrl,
    AMIN_REGION_ID: v.optional(v.pipe(required, v.regex(/^[\w-]+$/u, 'is not the id of a region')), '123'),
    /* Whether the API supports the header Idempotency-Key (ASSUMPTION-20). Without a default, because the operator has
       to know the cost of `false` (docs/open-questions.md). */
    AMIN_API_IDEMPOTENCY_KEY: v.pipe(
      v.optional(v.string(), ''),
      v.nonEmpty('is missing. Write true if the API honours the header Idempotency-Key, else false'),
      v.picklist(['true', 'false'], 'is neither true nor false'),
    ),
    /* Whether an update may contain a plan that is no longer sold. */
    AMIN_API_KEEPS_RETIRED_PLANS: v.optional(
      v.picklist(['true', 'false'], 'is neither true nor false'),
      'false',
    ),
    AMIN_IDENTITY_AUTHORITY: httpsUrl,
    AMIN_IDENTITY_CLIENT_ID: identifier('the id of a client'),
    AMIN_IDENTITY_API_SCOPE: identifier('a scope'),
    /* The origins of pictures besides the API. */
    AMIN_MEDIA_ORIGINS: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(/[\s,]+/u).filter((entry) => entry !== '')),
        v.array(origin),
      ),
      '',
    ),
    AMIN_LISTING_EDITING: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => [...new Set(text.split(/[\s,]+/u))].filter((part) => part !== '')),
        v.array(v.picklist(LISTING_PARTS, `has to be a list of ${LISTING_PARTS.join(', ')}`)),
      ),
      '',
    ),
    AMIN_HOURS_ALL_DAY: v.optional(v.picklist(['24:00', '23:59'], 'is neither 24:00 nor 23:59'), '24:00'),
    /* Where diagnostic events are sent to. None are sent without it. */
    AMIN_DIAGNOSTICS_URL: v.optional(headerUrl),
    AMIN_DIAGNOSTICS_FORMAT: v.optional(v.picklist(['lines', 'otlp'], 'is neither lines nor otlp'), 'lines'),
    AMIN_PAYMENT_SCRIPT_URL: v.optional(httpsUrl, 'https://js.chargebee.com/v2/chargebee.js'),
    AMIN_PAYMENT_SITE: v.pipe(required, v.regex(/^[a-z\d-]+$/iu, 'is not the name of a site')),
    AMIN_PAYMENT_PUBLISHABLE_KEY: v.pipe(required, v.regex(/^[\w-]+$/u, 'is not a publishable key')),
  },
  'is no JSON object',
);

export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS.entries);

/**
 * Parses the settings, and collects all mistakes. Unknown ones are refused where they are written
 * (deploy/settings/writeSettings.ts) and ignored here, because a tab of an older release reads those of a newer one.
 */
export function readEnvironment(values: unknown): ReadEnvironment {
  const parsed = v.safeParse(SETTINGS, withoutEmpty(values), { abortPipeEarly: true });
  return parsed.success
    ? { environment: environmentOf(parsed.output), problems: [] }
    : { environment: undefined, problems: problemsOf(parsed.issues) };
}

function environmentOf(settings: v.InferOutput<typeof SETTINGS>) {
  return {
    api: {
      baseUrl: settings.AMIN_API_BASE_URL,
      region: settings.AMIN_REGION_ID,
      sendsIdempotencyKey: settings.AMIN_API_IDEMPOTENCY_KEY === 'true',
      keepsRetiredPlans: settings.AMIN_API_KEEPS_RETIRED_PLANS === 'true',
    },
    identity: {
      authority: settings.AMIN_IDENTITY_AUTHORITY,
      clientId: settings.AMIN_IDENTITY_CLIENT_ID,
      apiScope: settings.AMIN_IDENTITY_API_SCOPE,
    },
    media: { origins: settings.AMIN_MEDIA_ORIGINS },
    listing: { parts: settings.AMIN_LISTING_EDITING, endOfDay: settings.AMIN_HOURS_ALL_DAY },
    ...(settings.AMIN_DIAGNOSTICS_URL !== undefined && {
      diagnostics: { url: settings.AMIN_DIAGNOSTICS_URL, format: settings.AMIN_DIAGNOSTICS_FORMAT },
    }),
    payment: {
      scriptUrl: settings.AMIN_PAYMENT_SCRIPT_URL,
      site: settings.AMIN_PAYMENT_SITE,
      publishableKey: settings.AMIN_PAYMENT_PUBLISHABLE_KEY,
    },
  };
}

function withoutEmpty(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): EnvironmentProblem[] {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const setting = v.getDotPath(issue)?.split('.')[0] ?? 'config.json';
    const message = issue.received === 'undefined' ? 'is missing' : issue.message;
    if (!first.has(setting)) first.set(setting, message);
  }
  return [...first].map(([setting, message]) => `${setting} ${message}`);
}

export function pictureOriginsOf(
  { location }: Window,
  { api, media }: Pick<Environment, 'api' | 'media'>,
): readonly string[] {
  return [location.origin, new URL(api.baseUrl).origin, ...media.origins];
}
