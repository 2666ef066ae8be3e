import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Certificate } from '../../tests/stack/certificate';
import { portOf } from '../../tests/stack/portOf';
import { ERROR_CODES, type Cut, type Protocol } from './Cut';

export interface DeliveryServer {
  readonly url: string;
  /** The body of each completely received write, in the order of arrival. */
  readonly deliveries: readonly string[];
  close(): Promise<void>;
}

/** Ends all open connections. Each measurement has a server of its own. */
type Drop = (how: Cut) => void;

interface Exchange {
  readonly cut: Cut;
  readonly deliveries: string[];
  readonly drop: Drop;
}

const ALLOW_PAGES = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '600',
};
const ANSWER_LENGTH = 1000;

/** Responds to reads and preflights. Counts each write, and interrupts it in the same way every time. */
export async function startDeliveryServer(
  protocol: Protocol,
  cut: Cut,
  certificate: Certificate,
): Promise<DeliveryServer> {
  const deliveries: string[] = [];
  const sockets = new Set<Socket>();
  const drop: Drop = (how) => {
    for (const socket of sockets) {
      if (how === 'connection reset') socket.resetAndDestroy();
      else socket.destroy();
    }
  };
  const server =
    protocol === 'h2'
      ? createSecureServer({ key: certificate.key, cert: certificate.cert }).on(
          'stream',
          (stream: ServerHttp2Stream, headers) => {
            stream.on('error', () => undefined);
            void answerStream(stream, String(headers[':method']), { cut, deliveries, drop });
          },
        )
      : createServer((request, response) => {
          void answerRequest(request, response, { cut, deliveries, drop });
        });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('sessionError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `${protocol === 'h2' ? 'https' : 'http'}://localhost:${String(portOf(server))}/`,
    deliveries,
    close: async () => {
      drop('connection closed');
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}

function isWrite(method: string): boolean {
  return ['POST', 'PUT', 'DELETE'].includes(method);
}

async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { cut, deliveries, drop }: Exchange,
): Promise<void> {
  const body = await text(request).catch(() => undefined);
  if (body === undefined) return;
  if (!isWrite(String(request.method))) {
    response.writeHead(200, ALLOW_PAGES).end('{}');
    return;
  }
  deliveries.push(body);
  if (cut === 'half an answer') {
    response.writeHead(200, { ...ALLOW_PAGES, 'content-length': ANSWER_LENGTH });
    response.write('{"status":', () => drop(cut));
  } else drop(cut);
}

async function answerStream(
  stream: ServerHttp2Stream,
  method: string,
  { cut, deliveries, drop }: Exchange,
): Promise<void> {
  const body = await text(stream).catch(() => undefined);
  if (body === undefined) return;
  if (!isWrite(method)) {
    stream.respond({ ':status': 200, ...ALLOW_PAGES });
    stream.end('{}');
    return;
  }
  deliveries.push(body);
  const { session } = stream;
  const [frame, name = ''] = cut.split(' ');
  if (cut === 'half an answer') {
    stream.respond({ ':status': 200, ...ALLOW_PAGES, 'content-length': ANSWER_LENGTH });
    stream.write('{"status":', () => {
      setTimeout(() => {
        drop(cut);
      }, FLUSH_DELAY);
    });
  } else if (frame === 'RST_STREAM') stream.close(ERROR_CODES[name]);
  else if (frame === 'GOAWAY,') {
    session?.goaway(0, cut.endsWith('unprocessed') ? (stream.id ?? 0) - 2 : stream.id);
    setTimeout(() => session?.destroy(), FLUSH_DELAY);
  } else drop(cut);
}

/** The delay before the connection is closed, so that written data is sent; in milliseconds. */
const FLUSH_DELAY = 50;
