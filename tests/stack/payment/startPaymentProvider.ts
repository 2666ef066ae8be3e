import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { portOf } from '../portOf';
import { bundleForBrowser } from './bundleForBrowser';
import { cardResultOf } from './cardResults';
import { FIELD_DOCUMENT, FIELD_POLICY, FIELD_STYLES } from './fieldDocument';
import { PaymentTokens, type RedeemedCard } from './PaymentTokens';
import { ProviderFaults } from './ProviderFaults';
import { isValidCard, redeemedCard, REFUSALS, tokenRequestIn } from './tokenRequests';

interface PaymentProviderOptions {
  /** 0 selects a free port. */
  readonly port: number;
  readonly site: string;
  readonly publishableKey: string;
}

export interface RunningPaymentProvider {
  readonly url: string;
  readonly scriptUrl: string;
  /** Returns the card of a token, once. */
  redeem(token: string): Promise<RedeemedCard | undefined>;
  close(): Promise<void>;
}

type App = Hono<{ Bindings: HttpBindings }>;
type RequestContext = Context<{ Bindings: HttpBindings }>;

const never = new Promise<never>(() => undefined);

/**
 * Starts a replacement of the payment provider on an origin of its own: its script, an iframe for each field, and
 * tokens. Tests control it by `PUT /__control` with any of `{ script, tokens, slowness }`, and by `POST /__reset`.
 */
export async function startPaymentProvider(options: PaymentProviderOptions): Promise<RunningPaymentProvider> {
  const faults = new ProviderFaults();
  const tokens = new PaymentTokens();
  const app: App = new Hono();
  await serveScripts(app, faults);
  serveTokens(app, options, tokens, faults);
  serveControl(app, faults);
  const listener = getRequestListener(app.fetch);
  const server = createServer((incoming, outgoing) => {
    void listener(incoming, outgoing);
  });
  const url = `http://localhost:${String(await listen(server, options.port))}`;
  return {
    url,
    scriptUrl: `${url}/v2/chargebee.js`,
    redeem: async (token) => tokens.redeem(token),
    close: async () => close(server),
  };
}

async function serveScripts(app: App, faults: ProviderFaults): Promise<void> {
  const [pageScript, fieldScript] = await Promise.all([
    bundleForBrowser(new URL('page/chargebee.ts', import.meta.url)),
    bundleForBrowser(new URL('frame/field.ts', import.meta.url)),
  ]);
  const sendScript = async (context: RequestContext) => {
    if (faults.script === 'missing') return context.notFound();
    if (faults.script === 'slow') await pause(faults.slowness);
    const scripts = { broken: "throw new Error('broken');", empty: '' };
    const script =
      faults.script === 'broken' || faults.script === 'empty' ? scripts[faults.script] : pageScript;
    return context.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  };
  app.get('/v2/chargebee.js', (context) => sendScript(context));
  app.get('/v2/field.html', (context) =>
    context.body(FIELD_DOCUMENT, 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': FIELD_POLICY,
    }),
  );
  app.get('/v2/field.js', (context) =>
    context.body(fieldScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/v2/field.css', (context) =>
    context.body(FIELD_STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
}

function serveTokens(
  app: App,
  account: PaymentProviderOptions,
  tokens: PaymentTokens,
  faults: ProviderFaults,
): void {
  const createToken = async (context: RequestContext) => {
    if (faults.tokens === 'unreachable') return resetConnection(context);
    const { site, publishableKey, typed } = tokenRequestIn(await context.req.json());
    if (site !== account.site || publishableKey !== account.publishableKey)
      return context.json(REFUSALS.account, 401);
    if (!isValidCard(typed, new Date())) return context.json(REFUSALS.incomplete, 400);
    const result = cardResultOf(typed.number);
    if (result === 'refused') return context.json(REFUSALS.card, 402);
    if (result === 'silent') return never;
    if (result === 'slow') await pause(faults.slowness);
    return context.json({ token: tokens.create(redeemedCard(typed, result === 'declined')) });
  };
  app.post('/v2/tokens', (context) => createToken(context));
}

async function resetConnection(context: RequestContext): Promise<never> {
  context.env.incoming.socket.destroy();
  return never;
}

function serveControl(app: App, faults: ProviderFaults): void {
  const control = async (context: RequestContext) => {
    faults.set(await context.req.json());
    return context.body(null, 204);
  };
  app.put('/__control', (context) => control(context));
  app.post('/__reset', (context) => {
    faults.reset();
    return context.body(null, 204);
  });
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((settle, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', settle);
  });
  return portOf(server);
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((settle) => {
    server.close(() => {
      settle();
    });
  });
}
