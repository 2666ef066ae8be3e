import * as v from 'valibot';
import type { ChargebeeSettings } from '@/adapters/chargebee/ChargebeeSettings';
import type { ListingSettings } from '@/application/ports/ListingRepository';

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
  readonly diagnostics?: { readonly url: string; readonly format: 'lines' | 'otlp' } | undefined;
  readonly payment: ChargebeeSettings;
}

/** A missing, invalid or unknown variable, as a sentence for the operator. */
export type EnvironmentProblem = string;

export type ReadEnvironment =
  | { readonly environment: Environment; readonly problems: readonly [] }
  | { readonly environment: undefined; readonly problems: readonly EnvironmentProblem[] };

const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname === '127.0.0.1';

const required = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('is missing'));

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
);

const origin = v.pipe(
  httpsUrl,
  v.check(
    (text) => !URL.canParse(text) || new URL(text).origin === text,
    'has to be origins, such as https://cdn.example.com',
  ),
);

const nameOf = (what: string): v.GenericSchema<string, string> =>
  v.pipe(required, v.regex(/^[\w.:/-]+$/u, `is not ${what}`));

/** The URL is also part of response headers, so it may not contain characters that end a header value. */
const headerUrl = v.pipe(httpsUrl, v.regex(/^[\w.:/~-]+$/u, 'has characters that no header takes'));

const storeUrl = v.pipe(
  required,
  v.check(
    (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
    'is not a URL that begins with https://',
  ),
);

const LISTING_PARTS = ['texts', 'hours', 'contacts', 'photo'] as const;

/** Every variable (docs/operations.md). An empty one counts as missing. */
const VARIABLES = v.object({
  VITE_API_BASE_URL: httpsUrl,
  VITE_REGION_ID: v.optional(v.pipe(required, v.regex(/^[\w-]+$/u, 'is not the id of a region')), '123'),
  /* Without a default, because the operator has to know the cost of false (docs/open-questions.md). */
  VITE_API_IDEMPOTENCY_KEY: v.pipe(
    v.optional(v.string(), ''),
    v.nonEmpty('is missing. Write true if the API honours the header Idempotency-Key, else false'),
    v.picklist(['true', 'false'], 'is neither true nor false'),
  ),
  VITE_API_KEEPS_RETIRED_PLANS: v.optional(
    v.picklist(['true', 'false'], 'is neither true nor false'),
    'false',
  ),
  /* Only validated here. The build binds one (src/composition/adapters/live.ts). */
  VITE_IDENTITY_PROVIDER: v.optional(v.picklist(['msal', 'oidc'], 'is neither msal nor oidc'), 'msal'),
  VITE_IDENTITY_AUTHORITY: httpsUrl,
  VITE_IDENTITY_CLIENT_ID: nameOf('the id of a client'),
  VITE_IDENTITY_API_SCOPE: nameOf('a scope'),
  VITE_MEDIA_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/\s+/u).filter((entry) => entry !== '')),
      v.array(origin),
    ),
    '',
  ),
  VITE_LISTING_EDITING: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => [...new Set(text.split(/[\s,]+/u))].filter((part) => part !== '')),
      v.array(v.picklist(LISTING_PARTS, `has to be a list of ${LISTING_PARTS.join(', ')}`)),
    ),
    '',
  ),
  VITE_HOURS_ALL_DAY: v.optional(v.picklist(['24:00', '23:59'], 'is neither 24:00 nor 23:59'), '24:00'),
  /* Only validated here. liveVariant reads it without these schemas. */
  VITE_PUBLIC_PRICING: v.optional(v.picklist(['true', 'false'], 'is neither true nor false'), 'false'),
  /* Only validated here. The build draws their codes (scripts/vite/appLinks.ts). */
  VITE_APP_STORE_URL: v.optional(storeUrl),
  VITE_PLAY_STORE_URL: v.optional(storeUrl),
  VITE_DIAGNOSTICS_URL: v.optional(headerUrl),
  VITE_DIAGNOSTICS_FORMAT: v.optional(v.picklist(['lines', 'otlp'], 'is neither lines nor otlp'), 'lines'),
  VITE_PAYMENT_SCRIPT_URL: v.optional(httpsUrl, 'https://js.chargebee.com/v2/chargebee.js'),
  VITE_PAYMENT_SITE: v.pipe(required, v.regex(/^[a-z\d-]+$/iu, 'is not the name of a site')),
  VITE_PAYMENT_PUBLISHABLE_KEY: v.pipe(required, v.regex(/^[\w-]+$/u, 'is not a publishable key')),
});

/** Set by Vite itself, from a `NODE_ENV` in a file of settings. */
const SET_BY_VITE = 'VITE_USER_NODE_ENV';

/** Parses the variables of the build, and collects all mistakes. */
export function readEnvironment(values: Readonly<Record<string, unknown>>): ReadEnvironment {
  const unknown = unknownNames(
    Object.keys(values).filter((variable) => variable.startsWith('VITE_')),
    [...Object.keys(VARIABLES.entries), SET_BY_VITE],
  );
  const parsed = v.safeParse(VARIABLES, withoutEmpty(values));
  if (!parsed.success || unknown.length > 0)
    return { environment: undefined, problems: [...unknown, ...problemsOf(parsed.issues ?? [])] };
  const { output } = parsed;
  return {
    environment: {
      api: {
        baseUrl: output.VITE_API_BASE_URL,
        region: output.VITE_REGION_ID,
        sendsIdempotencyKey: output.VITE_API_IDEMPOTENCY_KEY === 'true',
        keepsRetiredPlans: output.VITE_API_KEEPS_RETIRED_PLANS === 'true',
      },
      identity: {
        authority: output.VITE_IDENTITY_AUTHORITY,
        clientId: output.VITE_IDENTITY_CLIENT_ID,
        apiScope: output.VITE_IDENTITY_API_SCOPE,
      },
      media: { origins: output.VITE_MEDIA_ORIGINS },
      listing: { parts: output.VITE_LISTING_EDITING, endOfDay: output.VITE_HOURS_ALL_DAY },
      ...(output.VITE_DIAGNOSTICS_URL !== undefined && {
        diagnostics: { url: output.VITE_DIAGNOSTICS_URL, format: output.VITE_DIAGNOSTICS_FORMAT },
      }),
      payment: {
        scriptUrl: output.VITE_PAYMENT_SCRIPT_URL,
        site: output.VITE_PAYMENT_SITE,
        publishableKey: output.VITE_PAYMENT_PUBLISHABLE_KEY,
      },
    },
    problems: [],
  };
}

function withoutEmpty(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The first problem of each variable. */
function problemsOf(issues: readonly v.BaseIssue<unknown>[]): EnvironmentProblem[] {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const variable = v.getDotPath(issue)?.split('.')[0] ?? 'environment';
    const message = issue.received === 'undefined' ? 'is missing' : issue.message;
    if (!first.has(variable)) first.set(variable, message);
  }
  return [...first].map(([variable, message]) => `${variable} ${message}`);
}

/**
 * A sentence for each given name that is not known, with the nearest known name.
 * A mistyped setting would otherwise be ignored silently.
 */
export function unknownNames(given: readonly string[], known: readonly string[]): string[] {
  return given
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = nearestOf(name, known);
      return `${name} is unknown.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`;
    });
}

/** Undefined when more than a third of the characters differ from every known name. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((other) => ({ other, distance: editDistance(name, other) }))
    .filter(({ distance }) => distance <= name.length / 3)
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.other;
}

/** The Levenshtein distance: how many characters have to be inserted, deleted or replaced. */
function editDistance(one: string, other: string): number {
  const characters = other.split('');
  const lastRow = one.split('').reduce<readonly number[]>(
    (above, character, index) => {
      const row = [index + 1];
      for (const [column, otherCharacter] of characters.entries()) {
        const replaced = (above[column] ?? 0) + (character === otherCharacter ? 0 : 1);
        row.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1));
      }
      return row;
    },
    Array.from({ length: characters.length + 1 }, (_, column) => column),
  );
  return lastRow.at(-1) ?? 0;
}

/** The origins whose pictures are shown. */
export function pictureOriginsOf(
  { location }: Window,
  { api, media }: Pick<Environment, 'api' | 'media'>,
): readonly string[] {
  return [location.origin, new URL(api.baseUrl).origin, ...media.origins];
}
