import { Hono } from 'hono';
import * as v from 'valibot';
import type { Api } from '../Api';
import { ApiError } from '../ApiError';
import type { ApiEnvironment } from '../ApiEnvironment';
import { isApiCall, type ApiCall } from '../calls';
import { FAULT } from '../faults/Fault';
import { SWITCHES } from '../Switches';
import { WORLD } from '../world/wireWorldSchema';
import { bodyOf } from './body';

const FAULTS = v.pipe(
  v.union([FAULT, v.array(FAULT)]),
  v.transform((faults) => (Array.isArray(faults) ? faults : [faults])),
);

const CHANGED_SWITCHES = v.strictObject({
  mediaAnswer: v.exactOptional(SWITCHES.entries.mediaAnswer),
  statusBody: v.exactOptional(SWITCHES.entries.statusBody),
  plans: v.exactOptional(SWITCHES.entries.plans),
  contract: v.exactOptional(SWITCHES.entries.contract),
  idempotency: v.exactOptional(SWITCHES.entries.idempotency),
});

const ADDED = v.pick(WORLD, ['businesses', 'subscriptions']);

/** Routes that only tests use. Requests of a page are refused, because browsers send an Origin header. */
export function controlRoutes(api: Api): Hono<ApiEnvironment> {
  const control = new Hono<ApiEnvironment>();
  control.use(async (context, next) => {
    const isControl = context.req.path.startsWith('/__');
    if (isControl && context.req.header('origin') !== undefined) throw new ApiError(403, 'Not for pages');
    await next();
  });
  control.put('/__faults/:call', async (context) => {
    api.faults.plan(callNamed(context.req.param('call')), await bodyOf(context, FAULTS));
    return context.body(null, 204);
  });
  control.delete('/__faults', (context) => {
    api.faults.clear();
    return context.body(null, 204);
  });
  control.delete('/__faults/:call', (context) => {
    api.faults.clear(callNamed(context.req.param('call')), context.req.query('business'));
    return context.body(null, 204);
  });
  control.get('/__calls', (context) => context.json(api.log.calls));
  control.delete('/__calls', (context) => {
    api.log.clear();
    return context.body(null, 204);
  });
  control.get('/__orders', (context) => context.json(api.records.orders.all()));
  control.post('/__businesses', async (context) => {
    api.records.addBusinesses(await bodyOf(context, ADDED));
    return context.body(null, 204);
  });
  control.put('/__switches', async (context) => {
    api.switches = { ...api.switches, ...(await bodyOf(context, CHANGED_SWITCHES)) };
    return context.json(api.switches);
  });
  control.post('/__reset', async (context) => {
    const hasWorld = context.req.header('content-type') !== undefined;
    const world = hasWorld ? await bodyOf(context, WORLD) : api.firstWorld();
    api.records.seed(world);
    api.faults.clear();
    api.log.clear();
    api.switches = api.initialSwitches;
    return context.body(null, 204);
  });
  return control;
}

function callNamed(name: string): ApiCall | '*' {
  if (name === '*' || isApiCall(name)) return name;
  throw new ApiError(404, `There is no call ${name}`);
}
