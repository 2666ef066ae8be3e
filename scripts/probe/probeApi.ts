import { CALLS } from '../../src/adapters/http/wire.ts';
import { check, compare, type Check, type Send } from './Check.ts';

type Call = keyof typeof CALLS;

/** Calls of every method and resource, because a gateway can configure CORS for each. */
const PREFLIGHTS: readonly Call[] = [
  'getUser',
  'updateUser',
  'uploadUserMedia',
  'listBusinesses',
  'changeBusinessStatus',
  'listPlans',
  'getSubscription',
  'createSubscription',
  'updateSubscription',
  'cancelSubscription',
];

const FOREIGN_ORIGIN = 'https://another-site.example';

/** Methods that a preflight response need not list. */
const SIMPLE_METHODS = ['GET', 'HEAD', 'POST'];

export interface ProbedApi {
  readonly baseUrl: string;
  readonly region: string;
  /** Whether payments have the header `Idempotency-Key` (`AMIN_API_IDEMPOTENCY_KEY`). */
  readonly sendsIdempotencyKey: boolean;
  /** The parts of a business that its owner may edit (`AMIN_LISTING_EDITING`). */
  readonly listingParts: readonly string[];
  /** The origin of the site. */
  readonly origin: string;
  readonly send: Send;
}

/** Checks that a browser at the site reaches the API, and at another site does not. Sends no token. */
export async function probeApi(api: ProbedApi): Promise<readonly Check[]> {
  const checks: Check[] = [];
  const calls: readonly Call[] = [
    ...PREFLIGHTS,
    ...(api.listingParts.length > 0 ? ['replaceBusiness' as const] : []),
    ...(api.listingParts.includes('photo') ? ['uploadBusinessMedia' as const] : []),
  ];
  for (const call of calls) {
    const [method, path] = CALLS[call];
    const isPayment = ['createSubscription', 'updateSubscription'].includes(call);
    const headers = ['authorization', 'content-type'];
    if (isPayment && api.sendsIdempotencyKey) headers.push('idempotency-key');
    checks.push(
      await check(`the API admits the site to ${method} ${path}`, async () => {
        if (call === 'replaceBusiness' && exposedBy(await read(api, 'getBusiness')).includes('etag'))
          headers.push('if-match');
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
      const response = await read(api, 'getUser');
      const exposed = exposedBy(response);
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

function urlOf({ baseUrl, region }: ProbedApi, call: Call): string {
  const path = CALLS[call][1].replace('{region}', region).replace('{id}', 'probe');
  return baseUrl.replace(/\/+$/u, '') + path;
}

const read = async (api: ProbedApi, call: Call): Promise<Response> =>
  api.send(urlOf(api, call), { headers: { Origin: api.origin } });

const exposedBy = (response: Response): readonly string[] =>
  listOf(response, 'Access-Control-Expose-Headers', 'toLowerCase');

async function preflight(
  api: ProbedApi,
  origin: string,
  call: Call,
  headers: readonly string[],
): Promise<Response> {
  return api.send(urlOf(api, call), {
    method: 'OPTIONS',
    /* A browser refuses a redirected preflight. */
    redirect: 'manual',
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
