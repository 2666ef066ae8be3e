import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { getRequestListener } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { portOf } from '../portOf';
import { CollectedReports } from './CollectedReports';

export interface RunningCollector {
  /** The URL for events as lines of JSON. */
  readonly url: string;
  /** The URL for events as OTLP. */
  readonly otlpUrl: string;
  /** The URL for spans as OTLP. */
  readonly tracesUrl: string;
  /** The URL that lists the reports. */
  readonly listUrl: string;
  close(): Promise<void>;
}

const PATH = '/reports';
const OTLP_PATH = '/v1/logs';
const TRACES_PATH = '/v1/traces';
const LIST_PATH = '/__reports';

/** The largest size of a beacon in browsers. */
const MAX_BYTES = 65_536;

/**
 * Collects diagnostics of the product. `GET /__reports` lists them, and `POST /__reset` clears them.
 * It sets no cookie, and sends CORS headers only for OTLP, which needs a preflight.
 *
 * @param port 0 selects a free port.
 */
export async function startCollector(port: number): Promise<RunningCollector> {
  const reports = new CollectedReports();
  const app = new Hono();
  for (const path of [PATH, OTLP_PATH, TRACES_PATH]) app.use(path, bodyLimit({ maxSize: MAX_BYTES }));
  const add = async ({ req }: Context): Promise<boolean> =>
    reports.add(req.header('content-type') ?? '', await req.text());
  app.post(PATH, async (context) => context.body(null, (await add(context)) ? 204 : 400));
  for (const path of [OTLP_PATH, TRACES_PATH]) {
    app.options(path, (context) => {
      context.header('Access-Control-Allow-Origin', '*');
      context.header('Access-Control-Allow-Headers', 'content-type');
      return context.body(null, 204);
    });
    app.post(path, async (context) => {
      context.header('Access-Control-Allow-Origin', '*');
      return context.json({}, (await add(context)) ? 200 : 400);
    });
  }
  app.get(LIST_PATH, (context) => context.json(reports.all));
  app.post('/__reset', (context) => {
    reports.reset();
    return context.body(null, 204);
  });
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${String(portOf(server))}`;
  return {
    url: origin + PATH,
    otlpUrl: origin + OTLP_PATH,
    tracesUrl: origin + TRACES_PATH,
    listUrl: origin + LIST_PATH,
    close: async () => close(server),
  };
}

async function close(server: Server): Promise<void> {
  const end = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await end;
}
