import { CALLS } from '../../src/adapters/http/wire.ts';
import { check, compare, type Check, type Send } from './Check.ts';

/** Calls of every method and resource, because a gateway can configure CORS for each. */
const PREFLIGHTS = [
  'getUser',
  'updateUser',
  'listBusinesses',
  'changeBusinessStatus',
  'listPlans',
  'getSubscription',
  'createSubscription',
  'updateSubscription',
  'cancelSubscription',
] as const satisfies readonly (keyof typeof CALLS)[];

const FOREIGN_ORIGIN = 'https://another-site.example';

/** Methods that a preflight response need not list. */
const SIMPLE_METHODS = ['GET', 'HEAD', 'POST'];

export interface ProbedApi {
  readonly baseUrl: string;
  readonly region: string;
  /** Whether payments have the header `Idempotency-Key` (`AMIN_API_IDEMPOTENCY_KEY`). */
  readonly sendsIdempotencyKey: boolean;
  /** The origin of the site. */
  readonly origin: string;
  readonly send: Send;
}

/** Checks that a browser at the site reaches the API, and at another site does not. Sends no token. */
export async function probeApi(api: ProbedApi): Promise<readonly Check[]> {
  const checks: Check[] = [];
  for (const call of PREFLIGHTS) {
    const [method, path] = CALLS[call];
    const isPayment = ['createSubscription', 'updateSubscription'].includes(call);
    const headers = ['authorization', 'content-type'];
    if (isPayment && api.sendsIdempotencyKey) headers.push('idempotency-key');
    checks.push(
      await check(`the API admits the site to ${method} ${path}`, async () => {
        const response = await preflight(api, api.origin, call, headers);
        const methods = listOf(response, 'Access-Control-Allow-Methods', 'toUpperCase');
        const admitted = listOf(response, 'Access-Control-Allow-Headers', 'toLowerCase');
        return [
          ...(response.ok
            ? []
            : [`expected a preflight with status 200 or 204, saw ${String(response.status)}`]),
          ...compare('Access-Control-Allow-Origin', api.origin, response.headers.get(ALLOW_ORIGIN)),
          ...(methods.includes(method) || SIMPLE_METHODS.includes(method)
            ? []
            : [`expected Access-Control-Allow-Methods with ${method}, saw ${methods.join(', ') || 'none'}`]),
          ...headers
            .filter((header) => !admitted.includes(header))
            .map(
              (header) =>
                `expected Access-Control-Allow-Headers with ${header}, saw ${admitted.join(', ') || 'none'}`,
            ),
        ];
      }),
    );
  }
  checks.push(
    await check('the API answers, and the site can read a refusal', async () => {
      const response = await api.send(urlOf(api, 'getUser'), { headers: { Origin: api.origin } });
      const exposed = listOf(response, 'Access-Control-Expose-Headers', 'toLowerCase');
      return [
        ...compare('status without a token', '401', String(response.status)),
        ...compare('Access-Control-Allow-Origin', api.origin, response.headers.get(ALLOW_ORIGIN)),
        ...(exposed.includes('retry-after')
          ? []
          : [`expected Access-Control-Expose-Headers with Retry-After, saw ${exposed.join(', ') || 'none'}`]),
      ];
    }),
    await check('the API admits no other site', async () => {
      const response = await preflight(api, FOREIGN_ORIGIN, 'getUser', ['authorization']);
      const admitted = response.headers.get(ALLOW_ORIGIN);
      return admitted === FOREIGN_ORIGIN || admitted === '*'
        ? [`expected it to refuse ${FOREIGN_ORIGIN}, saw Access-Control-Allow-Origin ${admitted}`]
        : [];
    }),
  );
  return checks;
}

const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';

function urlOf({ baseUrl, region }: ProbedApi, call: (typeof PREFLIGHTS)[number]): string {
  const path = CALLS[call][1].replace('{region}', region).replace('{id}', 'probe');
  return baseUrl.replace(/\/+$/u, '') + path;
}

async function preflight(
  api: ProbedApi,
  origin: string,
  call: (typeof PREFLIGHTS)[number],
  headers: readonly string[],
): Promise<Response> {
  return api.send(urlOf(api, call), {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': CALLS[call][0],
      'Access-Control-Request-Headers': headers.join(','),
    },
  });
}

function listOf({ headers }: Response, name: string, fold: 'toLowerCase' | 'toUpperCase'): readonly string[] {
  const text = headers.get(name)?.[fold]() ?? '';
  return text.split(/\s*,\s*/u).filter((entry) => entry !== '');
}
