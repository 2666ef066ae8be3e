import { createServer, type Server } from 'node:http';

/** One navigation from a document to the next, measured in a browser without a debugger. */
export interface Arrival {
  /** Milliseconds from the press to the frame that shows the content of the next document. */
  readonly shown: number;
  /** How the browser loaded the document: from the network, the cache or a prerendered document. */
  readonly way: string;
}

/** Receives the reports that the pages send. */
export class Arrivals {
  #onArrival: (arrival: Arrival) => void = () => undefined;

  private constructor(private readonly server: Server) {}

  static async listen(): Promise<Arrivals> {
    const server = createServer();
    const arrivals = new Arrivals(server);
    server.on('request', (request, response) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
      response.end();
      arrivals.#onArrival({
        shown: Number(searchParams.get('shown')),
        way: searchParams.get('way') ?? '',
      });
    });
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
    return arrivals;
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The arrival server has no port');
    return `http://localhost:${String(address.port)}`;
  }

  /** @param timeout The timeout in milliseconds. */
  async next(timeout: number): Promise<Arrival> {
    return new Promise((settle, fail) => {
      const timer = setTimeout(() => {
        fail(new Error('No page reported its arrival'));
      }, timeout);
      this.#onArrival = (arrival) => {
        clearTimeout(timer);
        settle(arrival);
      };
    });
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
