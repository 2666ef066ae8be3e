import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A request as it came over the wire. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query, still encoded. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** How to answer a request, or how to fail to. */
export type Answering = (response: ServerResponse, request: ReceivedRequest) => void;

/** A real server on a port of its own that answers as it is told, in turn; the last way of answering stays. */
export class AnsweringServer {
  readonly requests: ReceivedRequest[] = [];
  #answers: readonly Answering[] = [];
  #awaiting: (() => void)[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      void this.#receive(request, response);
    });
  }

  static async start(): Promise<AnsweringServer> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return new AnsweringServer(server);
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The server does not listen');
    return `http://127.0.0.1:${String(address.port)}`;
  }

  willAnswer(...answers: readonly Answering[]): void {
    this.requests.length = 0;
    this.#answers = answers;
  }

  /** Resolves when the next request is here. */
  async nextRequest(): Promise<void> {
    return new Promise((resolve) => this.#awaiting.push(resolve));
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
    const answer = this.#answers[Math.min(this.requests.length, this.#answers.length - 1)];
    this.requests.push(request);
    for (const resolve of this.#awaiting.splice(0)) resolve();
    if (answer === undefined) response.writeHead(501).end();
    else answer(response, request);
  }
}
