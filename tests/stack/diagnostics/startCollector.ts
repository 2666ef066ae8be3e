import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { getRequestListener } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { CollectedReports } from './CollectedReports';

export interface RunningCollector {
  /** The URL for reports. */
  readonly url: string;
  /** Lists the reports. */
  readonly listUrl: string;
  close(): Promise<void>;
}

const PATH = '/reports';
const LIST_PATH = '/__reports';

/** The largest size of a beacon in browsers. */
const MAX_BYTES = 65_536;

/**
 * Collects diagnostics of the product and of browsers. `GET /__reports` lists them, and `POST /__reset` clears them.
 * It sets no cookie, and sends CORS headers only for reports of browsers, which need a preflight.
 *
 * @param port 0 selects a free port.
 */
export async function startCollector(port: number): Promise<RunningCollector> {
  const reports = new CollectedReports();
  const app = new Hono();
  app.options(PATH, (request) => {
    request.header('Access-Control-Allow-Origin', '*');
    request.header('Access-Control-Allow-Headers', 'content-type');
    return request.body(null, 204);
  });
  const take = async (request: Context): Promise<Response> => {
    const isTaken = reports.take(request.req.header('content-type') ?? '', await request.req.text());
    return request.body(null, isTaken ? 204 : 400);
  };
  app.use(PATH, bodyLimit({ maxSize: MAX_BYTES }));
  app.post(PATH, (request) => take(request));
  app.get(LIST_PATH, (request) => request.json(reports.all));
  app.post('/__reset', (request) => {
    reports.reset();
    return request.body(null, 204);
  });
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${String(portOf(server))}`;
  return { url: origin + PATH, listUrl: origin + LIST_PATH, close: async () => closed(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await end;
}
