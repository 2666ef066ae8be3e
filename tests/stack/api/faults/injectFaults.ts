import { setTimeout as wait } from 'node:timers/promises';
import type { Context, Next } from 'hono';
import type { ApiEnvironment } from '../ApiEnvironment';
import type { Fault } from './Fault';
import { InterruptedResponse } from './InterruptedResponse';
import { enlarged, changeEach, withExtraFields, withFieldsOnly, withWrongTypes } from './spoil';

const DRIP = 200;
const LATE = 5000;
const SIGN_IN_PAGE =
  '<!doctype html><html><body><h1>Sign in</h1><script>alert("gateway")</script></body></html>';

interface FaultContext {
  readonly isClosing: AbortSignal;
  /** Executes a copy of the request without sending its response. */
  readonly deliverAgain: (request: Request) => Promise<void>;
}

/** Applies the planned fault of a call. Returns undefined when the call has no fault. */
export async function injectFault(
  fault: Fault,
  context: Context<ApiEnvironment>,
  next: Next,
  { isClosing, deliverAgain }: FaultContext,
): Promise<Response | undefined> {
  const raw = new InterruptedResponse(context);
  switch (fault.fault) {
    case 'refuse':
      return raw.close();
    case 'reset':
      return raw.reset();
    case 'status':
      return plainAnswer(fault, context);
    case 'html':
      return context.html(SIGN_IN_PAGE);
    case 'late':
      await wait(fault.delay ?? LATE, undefined, { ref: false, signal: isClosing });
      await next();
      return undefined;
    case 'answer-then-commit': {
      const copy = await copyOf(context);
      void wait(fault.delay ?? LATE, undefined, { ref: false, signal: isClosing }).then(
        async () => deliverAgain(copy),
        () => undefined,
      );
      return fault.status === undefined ? raw.close() : plainAnswer(fault, context);
    }
    case 'deliver-twice':
      await deliverAgain(await copyOf(context));
      await next();
      return undefined;
    default:
      await next();
      context.res = await afterwards(fault, context, raw);
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
async function afterwards(
  fault: Fault,
  context: Context<ApiEnvironment>,
  raw: InterruptedResponse,
): Promise<Response> {
  switch (fault.fault) {
    case 'commit-then-lose-answer':
      return raw.close();
    case 'half-body':
      return raw.half();
    case 'drip':
      return raw.drip(fault.every ?? DRIP);
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

function plainAnswer(fault: Fault, context: Context<ApiEnvironment>): Response {
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
