import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Api } from './Api';
import { ApiError } from './ApiError';
import type { ApiEnvironment } from './ApiEnvironment';
import { CALL_NAMES, CALLS, type ApiCall } from './calls';
import { validateContract } from './contract/validateContract';
import { injectFault } from './faults/injectFaults';
import { businessRoutes } from './routes/businessRoutes';
import { controlRoutes } from './routes/controlRoutes';
import type { Handlers } from './routes/Handlers';
import { idempotent } from './routes/idempotent';
import { demoPhoto, picture } from './routes/media';
import { subscriptionRoutes } from './routes/subscriptionRoutes';
import { userRoutes } from './routes/userRoutes';

/** The API as a Hono application. A request passes its middleware from the top of this function to the end. */
export function createApi(api: Api, options: { readonly hasControl: boolean }): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>();
  app.onError((error, context) => {
    if (error instanceof ApiError) return context.json(error.body, error.status);
    if (!api.closing.aborted) console.error(error);
    return context.json({ message: 'Something went wrong' }, 500);
  });
  if (options.hasControl) app.route('/', controlRoutes(api));
  const crossOrigin = { withoutKey: allowPages(api), withKey: allowPages(api, 'Idempotency-Key') };
  app.use(async (context, next) =>
    crossOrigin[api.switches.idempotency === 'unlisted' ? 'withoutKey' : 'withKey'](context, next),
  );
  app.get('/media/:id', (context) => picture(api, context));
  app.get('/media/photos/:name', demoPhoto);
  const handlers = { ...userRoutes(api), ...businessRoutes(api), ...subscriptionRoutes(api) };
  const executeOnce = idempotent(api);
  for (const call of CALL_NAMES) addCall(app, api, call, handlers, executeOnce);
  app.notFound((context) => {
    api.log.countUnknownRequest();
    return context.json({ message: 'There is nothing here' }, 404);
  });
  return app;
}

/** Allows the origins of the product, with additional request headers. */
function allowPages({ allowedOrigins }: Api, ...headers: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'If-Match', ...headers],
    exposeHeaders: ['Retry-After', 'ETag', 'X-Request-Id'],
    maxAge: 600,
  });
}

function addCall(
  app: Hono<ApiEnvironment>,
  api: Api,
  call: ApiCall,
  handlers: Handlers<ApiCall>,
  executeOnce: MiddlewareHandler<ApiEnvironment>,
): void {
  const [method, path] = CALLS[call];
  const isSubscriptionWrite = path.startsWith('/subscriptions/') && method !== 'GET';
  app.on(
    method,
    path,
    async (context, next) => {
      api.log.count(call, context.req.path);
      const isRedelivery = context.env.isRedelivery === true;
      const fault = isRedelivery ? undefined : api.faults.next(call, context.req.path);
      if (fault !== undefined)
        return injectFault(fault, context, next, {
          closing: api.closing,
          deliverAgain: async (request) => {
            await app.fetch(request, { ...context.env, isRedelivery: true });
          },
        });
      await next();
      return undefined;
    },
    validateContract(call, api),
    async (context, next) => {
      const isPublic = call === 'listPlans' && api.switches.plans === 'public';
      const userId = isPublic ? '' : await api.tokens.userIdOf(context.req.header('authorization'));
      context.set('userId', userId);
      await next();
    },
    isSubscriptionWrite ? executeOnce : async (_context, next) => next(),
    handlers[call],
  );
}
