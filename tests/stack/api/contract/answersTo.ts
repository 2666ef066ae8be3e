import type { MiddlewareHandler } from 'hono';
import type { Api } from '../Api';
import type { ApiEnvironment } from '../ApiEnvironment';
import type { ApiCall } from '../calls';

/** Holds every answer against the contract: one that disagrees is recorded, and answered as an error of this server. */
export function answersTo(call: ApiCall, api: Api): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    await next();
    if (api.switches.contract === 'unchecked') return;
    const { status } = context.res;
    const text = await context.res.clone().text();
    const complaint = api.contract.complaintAbout(call, status, text === '' ? undefined : JSON.parse(text));
    if (complaint === undefined) return;
    const violation = `${call} ${String(status)}: ${complaint}`;
    api.log.complain(violation);
    console.error(`contract-violation: ${violation}`);
    context.res = Response.json({ message: 'contract-violation', error_code: violation }, { status: 500 });
  };
}
