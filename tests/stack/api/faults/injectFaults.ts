import { setTimeout as wait } from 'node:timers/promises';
import type { Context, Next } from 'hono';
import type { ApiEnvironment } from '../ApiEnvironment';
import type { Fault } from './Fault';
import { InterruptedResponse } from './InterruptedResponse';
import { enlarged, changeEach, withExtraFields, withFieldsOnly, withWrongTypes } from './spoil';

/** Defaults, in milliseconds. */
const DRIP_INTERVAL = 200;
const LATE_DELAY = 5000;
const SIGN_IN_PAGE =
  '<!doctype html><html><body><h1>Sign in</h1><script>alert("gateway")</script></body></html>';

interface FaultContext {
  readonly closing: AbortSignal;
  /** Executes a copy of the request without sending its response. */
  readonly deliverAgain: (request: Request) => Promise<void>;
}

/** Applies the planned fault of a call. Returns undefined when the response is in the context. */
export async function injectFault(
  fault: Fault,
  context: Context<ApiEnvironment>,
  next: Next,
  { closing, deliverAgain }: FaultContext,
): Promise<Response | undefined> {
  const interrupted = new InterruptedResponse(context);
  switch (fault.fault) {
    case 'refuse':
      return interrupted.close();
    case 'reset':
      return interrupted.reset();
    case 'status':
      return plainResponse(fault, context);
    case 'html':
      return context.html(SIGN_IN_PAGE);
    case 'late':
      await wait(fault.delay ?? LATE_DELAY, undefined, { ref: false, signal: closing });
      await next();
      return undefined;
    case 'answer-then-commit': {
      const copy = await copyOf(context);
      void wait(fault.delay ?? LATE_DELAY, undefined, { ref: false, signal: closing }).then(
        async () => deliverAgain(copy),
        () => undefined,
      );
      return fault.status === undefined ? interrupted.close() : plainResponse(fault, context);
    }
    case 'deliver-twice':
      await deliverAgain(await copyOf(context));
      await next();
      return undefined;
    default:
      await next();
      context.res = await responseAfter(fault, context, interrupted);
      return undefined;
  }
}

/** Copies the request. The body of the original stays readable. */
async function copyOf({ req }: Context): Promise<Request> {
  const body = await req.text();
  return new Request(req.url, {
    method: req.method,
    headers: req.raw.headers,
    body: body === '' ? null : body,
  });
}

/** Changes the response to an executed call. */
async function responseAfter(
  fault: Fault,
  context: Context<ApiEnvironment>,
  interrupted: InterruptedResponse,
): Promise<Response> {
  switch (fault.fault) {
    case 'commit-then-lose-answer':
      return interrupted.close();
    case 'half-body':
      return interrupted.half();
    case 'drip':
      return interrupted.drip(fault.every ?? DRIP_INTERVAL);
    case 'empty':
      return withoutBodyHeaders(
        context,
        new Response('', { headers: { 'content-type': 'application/json' } }),
      );
    case '204':
      return withoutBodyHeaders(context, new Response(null, { status: 204 }));
    default:
      return spoiled(fault, context);
  }
}

async function spoiled(fault: Fault, context: Context<ApiEnvironment>): Promise<Response> {
  const answer: unknown = await context.res
    .clone()
    .json()
    .catch(() => ({}));
  return withoutBodyHeaders(context, Response.json(spoil(fault, answer), { status: context.res.status }));
}

function spoil(fault: Fault, answer: unknown): unknown {
  switch (fault.fault) {
    case 'wrong-types':
      return changeEach(answer, withWrongTypes);
    case 'missing-fields':
      return changeEach(answer, (item) => withFieldsOnly(item, fault.fields ?? ['id']));
    case 'extra-fields':
      return changeEach(answer, withExtraFields);
    case 'huge':
      return enlarged(answer, fault.count);
    default:
      return answer;
  }
}

/** Copies all headers of the original response except those about its body. */
function withoutBodyHeaders(context: Context<ApiEnvironment>, answer: Response): Response {
  context.res.headers.delete('content-type');
  context.res.headers.delete('content-length');
  return answer;
}

function plainResponse(fault: Fault, context: Context<ApiEnvironment>): Response {
  const { status = 500, body = { message: 'Something went wrong' }, headers = {} } = fault;
  const isText = typeof body === 'string';
  const hasBody = ![204, 205, 304].includes(status);
  const answer = new Response(hasBody ? textOf(body) : null, {
    status,
    headers: { ...(hasBody && { 'content-type': isText ? 'text/plain' : 'application/json' }), ...headers },
  });
  if (fault.cors === false) {
    for (const name of ['access-control-allow-origin', 'access-control-expose-headers'])
      context.res.headers.delete(name);
  }
  return answer;
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}
