import type { Context } from 'hono';
import type { ApiCall } from '../calls';
import type { ApiEnvironment } from '../ApiEnvironment';

type Handler = (context: Context<ApiEnvironment>) => Promise<Response> | Response;

export type Handlers<Calls extends ApiCall> = Readonly<Record<Calls, Handler>>;

export function pathParameter(context: Context<ApiEnvironment>, name: 'id' | 'region'): string {
  return context.req.param(name) ?? '';
}
