import type { Context, MiddlewareHandler } from 'hono';
import type { Api } from '../Api';
import type { ApiEnvironment } from '../ApiEnvironment';
import type { ApiCall } from '../calls';

/**
 * Validates every response and every executed request against the contract. A violation is recorded, and the response
 * is replaced by a server error.
 */
export function validateContract(call: ApiCall, api: Api): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    await next();
    if (api.switches.contract === 'unchecked') return;
    const reason =
      (await violationsInResponse(call, api, context)) ?? (await violationsInRequest(call, api, context));
    if (reason === undefined) return;
    const violation = `${call} ${String(context.res.status)}: ${reason}`;
    api.log.addViolation(violation);
    console.error(`contract-violation: ${violation}`);
    context.res = Response.json({ message: 'contract-violation', error_code: violation }, { status: 500 });
  };
}

async function violationsInResponse(
  call: ApiCall,
  { contract }: Api,
  { res }: Context<ApiEnvironment>,
): Promise<string | undefined> {
  const [mediaType] = res.headers.get('content-type')?.split(';') ?? [];
  return contract.violationsOf(call, res.status, { mediaType, text: await res.clone().text() });
}

async function violationsInRequest(
  call: ApiCall,
  { contract }: Api,
  { req, res }: Context<ApiEnvironment>,
): Promise<string | undefined> {
  const isJson = /^application\/json\b/i.test(req.header('content-type') ?? '');
  const text = res.ok && isJson ? await req.text() : '';
  if (text === '') return undefined;
  const reason = contract.requestViolations(call, JSON.parse(text));
  return reason === undefined ? undefined : `the request: ${reason}`;
}
