import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Api } from '../Api';
import { ApiError } from '../ApiError';
import type { ApiEnvironment } from '../ApiEnvironment';
import type { OwnedKey } from '../data/IdempotencyKeys';
import { KeyedMutex } from '../selling/KeyedMutex';

/** A request that is executed at most once. */
export interface KeyedRequest extends OwnedKey {
  /** Hash of method, path and body. */
  readonly fingerprint: string;
}

/**
 * Implements `Idempotency-Key` as ASSUMPTION-20 says. The first response is stored and returned again. A second delivery
 * during the execution waits for it. A 5xx response is not stored, because nothing was executed.
 */
export function idempotent(api: Api): MiddlewareHandler<ApiEnvironment> {
  const mutex = new KeyedMutex();
  return async (context, next) => {
    const request = api.switches.idempotency === 'honoured' ? await keyedRequest(context, api) : undefined;
    context.set('idempotentRequest', request);
    if (request === undefined) return next();
    return mutex.run(`${request.ownerId} ${request.key}`, async () => {
      const { idempotencyKeys } = api.records;
      const stored = idempotencyKeys.find(request, api.now());
      if (stored !== undefined) return replay(context, request, stored);
      await next();
      const { status } = context.res;
      if (status >= 500) return undefined;
      const body = await context.res.clone().text();
      idempotencyKeys.add(request, { fingerprint: request.fingerprint, status, body }, api.now());
      return undefined;
    });
  };
}

async function keyedRequest(
  context: Context<ApiEnvironment>,
  { contract }: Api,
): Promise<KeyedRequest | undefined> {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return undefined;
  if (!contract.isIdempotencyKey(key))
    throw new ApiError(400, 'Idempotency-Key: not valid', 'Idempotency-Key');
  const { method, path } = context.req;
  const fingerprint = createHash('sha256')
    .update(`${method} ${path}\n${await context.req.text()}`)
    .digest('hex');
  return { ownerId: context.var.userId, key, fingerprint };
}

function replay(
  context: Context<ApiEnvironment>,
  { fingerprint }: KeyedRequest,
  stored: { readonly fingerprint: string; readonly status: number; readonly body: string },
): Response {
  if (fingerprint !== stored.fingerprint)
    throw new ApiError(
      422,
      'Idempotency-Key: used before for another request',
      'Idempotency-Key',
      'idempotency_key_reused',
    );
  const headers = { 'content-type': 'application/json', 'idempotent-replayed': 'true' };
  context.res = new Response(stored.body, { status: stored.status, headers });
  return context.res;
}
