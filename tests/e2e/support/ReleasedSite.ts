import { createServer, type Server, type ServerResponse } from 'node:http';

const PASSED_ON = ['content-type', 'content-security-policy', 'cache-control'];

/** The served site at an address of its own, where a release can happen in the middle of a journey. */
export class ReleasedSite {
  readonly #server: Server;
  #isReleased = false;

  constructor(private readonly origin: string) {
    this.#server = createServer((request, response) => {
      void this.#answer(request.url ?? '/', response);
    });
  }

  /** @returns its address. */
  async open(): Promise<string> {
    await new Promise<void>((ready) => {
      this.#server.listen(0, ready);
    });
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The site has no port');
    return `http://localhost:${String(address.port)}`;
  }

  /** From now on there is another service worker, and every file of the release before is gone. */
  release(): void {
    this.#isReleased = true;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(path: string, response: ServerResponse): Promise<void> {
    if (this.#isReleased && path.startsWith('/assets/')) {
      response.writeHead(404).end('Not found');
      return;
    }
    const answer = await fetch(this.origin + path);
    for (const name of PASSED_ON) response.setHeader(name, answer.headers.get(name) ?? '');
    const body = Buffer.from(await answer.arrayBuffer());
    const isNew = this.#isReleased && path === '/sw.js';
    response.writeHead(answer.status);
    response.end(isNew ? `${body.toString()}\n/* another release */` : body);
  }
}
