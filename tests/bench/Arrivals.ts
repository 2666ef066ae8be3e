import { createServer, type Server } from 'node:http';

/** What a browser that nobody debugs tells about one way from a document to the next. */
export interface Arrival {
  /** Milliseconds from the press until the frame with what the next document is about. */
  readonly shown: number;
  /** How the browser came by the document. */
  readonly way: string;
}

/** Listens to the pages, which report by themselves. */
export class Arrivals {
  #told: (arrival: Arrival) => void = () => undefined;

  private constructor(private readonly server: Server) {}

  static async listen(): Promise<Arrivals> {
    const server = createServer();
    const arrivals = new Arrivals(server);
    server.on('request', (request, response) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
      response.end();
      arrivals.#told({
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
    if (address === null || typeof address === 'string') throw new Error('Nothing listens to arrivals');
    return `http://localhost:${String(address.port)}`;
  }

  /** @param patience in milliseconds. */
  async next(patience: number): Promise<Arrival> {
    return new Promise((settle, fail) => {
      const timer = setTimeout(() => {
        fail(new Error('Nobody arrived'));
      }, patience);
      this.#told = (arrival) => {
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
