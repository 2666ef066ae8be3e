import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Api } from './Api';
import { ApiError } from './ApiError';
import type { ApiEnvironment } from './ApiEnvironment';
import { CALL_NAMES, CALLS, type ApiCall } from './calls';
import { answersTo } from './contract/answersTo';
import { injectFault } from './faults/injectFaults';
import { businessRoutes } from './routes/businessRoutes';
import { controlRoutes } from './routes/controlRoutes';
import type { Handlers } from './routes/Handlers';
import { demoPhoto, picture } from './routes/media';
import { subscriptionRoutes } from './routes/subscriptionRoutes';
import { userRoutes } from './routes/userRoutes';

/** The API as an application of its framework; a request passes from the top of this function to its end. */
export function createApi(api: Api, options: { readonly hasControl: boolean }): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>();
  app.onError((error, context) => {
    if (error instanceof ApiError) return context.json(error.body, error.status);
    if (!api.isClosing.aborted) console.error(error);
    return context.json({ message: 'Something went wrong' }, 500);
  });
  if (options.hasControl) app.route('/', controlRoutes(api));
  app.use(
    cors({
      origin: [...api.allowedOrigins],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type'],
      exposeHeaders: ['Retry-After'],
      maxAge: 600,
    }),
  );
  app.get('/media/:id', (context) => picture(api, context));
  app.get('/media/photos/:name', demoPhoto);
  const handlers = { ...userRoutes(api), ...businessRoutes(api), ...subscriptionRoutes(api) };
  for (const call of CALL_NAMES) addCall(app, api, call, handlers);
  app.notFound((context) => {
    api.log.countStranger();
    return context.json({ message: 'There is nothing here' }, 404);
  });
  return app;
}

function addCall(app: Hono<ApiEnvironment>, api: Api, call: ApiCall, handlers: Handlers<ApiCall>): void {
  const [method, path] = CALLS[call];
  app.on(
    method,
    path,
    async (context, next) => {
      api.log.count(call);
      const fault = api.faults.meet(call);
      if (fault !== undefined) return injectFault(fault, context, next, api.isClosing);
      await next();
      return undefined;
    },
    answersTo(call, api),
    async (context, next) => {
      const isPublic = call === 'listPlans' && api.switches.plans === 'public';
      const userId = isPublic ? '' : await api.tokens.userIdOf(context.req.header('authorization'));
      context.set('userId', userId);
      await next();
    },
    handlers[call],
  );
}
