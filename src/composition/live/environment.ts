import * as v from 'valibot';
import type { ChargebeeSettings } from '@/adapters/chargebee/ChargebeeSettings';

/** Where the live product finds the services it talks to. */
export interface Environment {
  readonly api: {
    readonly baseUrl: string;
    readonly region: string;
    /** The API allows and honours the header Idempotency-Key. */
    readonly sendsIdempotencyKey: boolean;
    /** Which protocol the API's clients get; undefined where nobody said. */
    readonly protocol: 'http/1.1' | 'h2' | undefined;
  };
  readonly identity: { readonly authority: string; readonly clientId: string; readonly apiScope: string };
  /** Where pictures come from besides the API, each as scheme, host and port. */
  readonly media: { readonly origins: readonly string[] };
  /** Where reports of technical faults are sent to; undefined where none are. */
  readonly diagnosticsUrl?: string | undefined;
  readonly payment: ChargebeeSettings;
}

/** One variable that is missing or cannot be meant, in words for whoever sets it. */
export type EnvironmentProblem = string;

export type ReadEnvironment =
  | { readonly environment: Environment; readonly problems: readonly [] }
  | { readonly environment: undefined; readonly problems: readonly EnvironmentProblem[] };

const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname === '127.0.0.1';

const given = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('is missing'));

const httpsAddress = v.pipe(
  given,
  v.check((text) => URL.canParse(text), 'is not a whole address, such as https://api.example.com'),
  v.check(
    (text) => !URL.canParse(text) || new URL(text).protocol === 'https:' || isLocal(new URL(text)),
    'has to begin with https://',
  ),
  v.check(
    (text) => !URL.canParse(text) || (new URL(text).search === '' && new URL(text).hash === ''),
    'must not have a query or a fragment',
  ),
);

const wholeOrigin = v.pipe(
  httpsAddress,
  v.check(
    (text) => !URL.canParse(text) || new URL(text).origin === text,
    'has to be origins, such as https://cdn.example.com',
  ),
);

const name = (what: string): v.GenericSchema<string, string> =>
  v.pipe(given, v.regex(/^[\w.:/-]+$/u, `is not ${what}`));

/** It stands in headers as well, where some characters would end it. */
const headerUrl = v.pipe(httpsAddress, v.regex(/^[\w.:/~-]+$/u, 'has characters that no header takes'));

/** Every variable: docs/operations.md lists them with their meaning. An empty one counts as missing. */
const VARIABLES = v.object({
  VITE_API_BASE_URL: httpsAddress,
  VITE_REGION_ID: v.optional(v.pipe(given, v.regex(/^[\w-]+$/u, 'is not the id of a region')), '123'),
  VITE_API_IDEMPOTENCY_KEY: v.optional(v.picklist(['true', 'false'], 'is neither true nor false'), 'false'),
  VITE_API_PROTOCOL: v.optional(v.picklist(['http/1.1', 'h2'], 'is neither http/1.1 nor h2')),
  VITE_IDENTITY_AUTHORITY: httpsAddress,
  VITE_IDENTITY_CLIENT_ID: name('the id of a client'),
  VITE_IDENTITY_API_SCOPE: name('a scope'),
  VITE_MEDIA_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/\s+/u).filter((origin) => origin !== '')),
      v.array(wholeOrigin),
    ),
    '',
  ),
  /* For the pricing page, which reads it by itself: see hasPublicPricing. */
  VITE_PUBLIC_PRICING: v.optional(v.picklist(['true', 'false'], 'is neither true nor false'), 'false'),
  VITE_DIAGNOSTICS_URL: v.optional(headerUrl),
  VITE_PAYMENT_SCRIPT_URL: v.optional(httpsAddress, 'https://js.chargebee.com/v2/chargebee.js'),
  VITE_PAYMENT_SITE: v.pipe(given, v.regex(/^[a-z\d-]+$/iu, 'is not the name of a site')),
  VITE_PAYMENT_PUBLISHABLE_KEY: v.pipe(given, v.regex(/^[\w-]+$/u, 'is not a publishable key')),
});

/** What the build was told. Everything that is wrong is named at once. */
export function readEnvironment(values: Readonly<Record<string, unknown>>): ReadEnvironment {
  const parsed = v.safeParse(VARIABLES, withoutEmpty(values));
  if (!parsed.success) return { environment: undefined, problems: problemsOf(parsed.issues) };
  const { output } = parsed;
  return {
    environment: {
      api: {
        baseUrl: output.VITE_API_BASE_URL,
        region: output.VITE_REGION_ID,
        sendsIdempotencyKey: output.VITE_API_IDEMPOTENCY_KEY === 'true',
        protocol: output.VITE_API_PROTOCOL,
      },
      identity: {
        authority: output.VITE_IDENTITY_AUTHORITY,
        clientId: output.VITE_IDENTITY_CLIENT_ID,
        apiScope: output.VITE_IDENTITY_API_SCOPE,
      },
      media: { origins: output.VITE_MEDIA_ORIGINS },
      ...(output.VITE_DIAGNOSTICS_URL !== undefined && { diagnosticsUrl: output.VITE_DIAGNOSTICS_URL }),
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

/** The first thing wrong with each variable. */
function problemsOf(issues: readonly v.BaseIssue<unknown>[]): EnvironmentProblem[] {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const variable = v.getDotPath(issue)?.split('.')[0] ?? 'environment';
    const message = issue.received === 'undefined' ? 'is missing' : issue.message;
    if (!first.has(variable)) first.set(variable, message);
  }
  return [...first].map(([variable, message]) => `${variable} ${message}`);
}
