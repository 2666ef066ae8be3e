import * as v from 'valibot';
import type { ChargebeeSettings } from '@/adapters/chargebee/ChargebeeSettings';
import type { ListingSettings } from '@/application/ports/ListingRepository';
import type { Collector } from '../startup/session';

/** The services of the live app. */
export interface Environment {
  readonly api: {
    readonly baseUrl: string;
    readonly region: string;
    /** Whether the API supports the Idempotency-Key header. */
    readonly sendsIdempotencyKey: boolean;
    /** Whether an update may contain a plan that is no longer sold. */
    readonly keepsRetiredPlans: boolean;
  };
  readonly identity: { readonly authority: string; readonly clientId: string; readonly apiScope: string };
  /** The origins of pictures besides the API. */
  readonly media: { readonly origins: readonly string[] };
  readonly listing: ListingSettings;
  /** Where diagnostic events are sent to. Undefined when none are sent. */
  readonly diagnostics?: Collector | undefined;
  readonly payment: ChargebeeSettings;
}

/** A missing or invalid setting, as a sentence for the operator. */
export type EnvironmentProblem = string;

export type ReadEnvironment =
  | { readonly environment: Environment; readonly problems: readonly [] }
  | { readonly environment: undefined; readonly problems: readonly EnvironmentProblem[] };

const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname === '127.0.0.1';

const required = v.pipe(v.string('is no text'), v.trim(), v.nonEmpty('is missing'));

const httpsUrl = v.pipe(
  required,
  v.check((text) => URL.canParse(text), 'is not a URL such as https://api.example.com'),
  v.check(
    (text) => !URL.canParse(text) || new URL(text).protocol === 'https:' || isLocal(new URL(text)),
    'has to begin with https://',
  ),
  v.check(
    (text) => !URL.canParse(text) || (new URL(text).search === '' && new URL(text).hash === ''),
    'must not have a query or a fragment',
  ),
  /* In a host, a URL may have the comma that ends a policy, and the semicolon that ends a directive. */
  v.check(
    (text) => !URL.canParse(text) || /^(?:[\w.-]+|\[[\da-f:]+\])$/u.test(new URL(text).hostname),
    'has a host that ends a header value or a directive',
  ),
);

const origin = v.pipe(
  httpsUrl,
  v.check(
    (text) => !URL.canParse(text) || new URL(text).origin === text,
    'has to be origins, such as https://cdn.example.com',
  ),
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
    /* Without a default, because the operator has to know the cost of false (docs/open-questions.md). */
    AMIN_API_IDEMPOTENCY_KEY: v.pipe(
      v.optional(v.string(), ''),
      v.nonEmpty('is missing. Write true if the API honours the header Idempotency-Key, else false'),
      v.picklist(['true', 'false'], 'is neither true nor false'),
    ),
    AMIN_API_KEEPS_RETIRED_PLANS: v.optional(
      v.picklist(['true', 'false'], 'is neither true nor false'),
      'false',
    ),
    AMIN_IDENTITY_AUTHORITY: httpsUrl,
    AMIN_IDENTITY_CLIENT_ID: identifier('the id of a client'),
    AMIN_IDENTITY_API_SCOPE: identifier('a scope'),
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
  const parsed = v.safeParse(SETTINGS, withoutEmpty(values));
  if (!parsed.success) return { environment: undefined, problems: problemsOf(parsed.issues) };
  const { output } = parsed;
  return {
    environment: {
      api: {
        baseUrl: output.AMIN_API_BASE_URL,
        region: output.AMIN_REGION_ID,
        sendsIdempotencyKey: output.AMIN_API_IDEMPOTENCY_KEY === 'true',
        keepsRetiredPlans: output.AMIN_API_KEEPS_RETIRED_PLANS === 'true',
      },
      identity: {
        authority: output.AMIN_IDENTITY_AUTHORITY,
        clientId: output.AMIN_IDENTITY_CLIENT_ID,
        apiScope: output.AMIN_IDENTITY_API_SCOPE,
      },
      media: { origins: output.AMIN_MEDIA_ORIGINS },
      listing: { parts: output.AMIN_LISTING_EDITING, endOfDay: output.AMIN_HOURS_ALL_DAY },
      ...(output.AMIN_DIAGNOSTICS_URL !== undefined && {
        diagnostics: { url: output.AMIN_DIAGNOSTICS_URL, format: output.AMIN_DIAGNOSTICS_FORMAT },
      }),
      payment: {
        scriptUrl: output.AMIN_PAYMENT_SCRIPT_URL,
        site: output.AMIN_PAYMENT_SITE,
        publishableKey: output.AMIN_PAYMENT_PUBLISHABLE_KEY,
      },
    },
    problems: [],
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
