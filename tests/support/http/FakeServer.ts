import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { portOf } from '../../stack/portOf';

/** A request as the server received it. */
interface ReceivedRequest {
  readonly method: string;
  /** Path and query, still encoded. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Writes the response to a request, or provokes a failure. */
export type ResponseWriter = (response: ServerResponse, request: ReceivedRequest) => void;

/** A real HTTP server on a free port. It uses the given responses in order and repeats the last one. */
export class FakeServer {
  readonly requests: ReceivedRequest[] = [];
  #responses: readonly ResponseWriter[] = [];
  #requestWaiters: (() => void)[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      void this.#receive(request, response);
    });
  }

  static async start(): Promise<FakeServer> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return new FakeServer(server);
  }

  get url(): string {
    return `http://127.0.0.1:${String(portOf(this.server))}`;
  }

  willRespond(...responses: readonly ResponseWriter[]): void {
    this.requests.length = 0;
    this.#responses = responses;
  }

  /** Resolves when the server has received the next request. */
  async nextRequest(): Promise<void> {
    return new Promise((resolve) => this.#requestWaiters.push(resolve));
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.close(() => {
        resolve();
      });
      this.server.closeAllConnections();
    });
  }

  async #receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body: Buffer.concat(chunks).toString('latin1') };
    const writeResponse = this.#responses[Math.min(this.requests.length, this.#responses.length - 1)];
    this.requests.push(request);
    for (const resolve of this.#requestWaiters.splice(0)) resolve();
    if (writeResponse === undefined) response.writeHead(501).end();
    else writeResponse(response, request);
  }
}
