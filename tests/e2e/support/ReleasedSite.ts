import { createServer, type Server } from 'node:http';

const PASSED_ON = ['content-type', 'content-security-policy', 'cache-control'];

/** The served site at an address of its own, where a release can happen in the middle of a journey. */
export class ReleasedSite {
  readonly #server: Server;
  #isReleased = false;

  constructor(private readonly origin: string) {
    this.#server = createServer((request, response) => {
      void this.#answer(request.url ?? '/').then(({ status, headers, body }) => {
        response.writeHead(status, headers);
        response.end(body);
      });
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

  async #answer(path: string) {
    if (this.#isReleased && path.startsWith('/assets/'))
      return { status: 404, headers: {}, body: 'Not found' };
    const answer = await fetch(this.origin + path);
    const headers = Object.fromEntries(
      PASSED_ON.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
    );
    const body = Buffer.from(await answer.arrayBuffer());
    const isNew = this.#isReleased && path === '/sw.js';
    return {
      status: answer.status,
      headers,
      body: isNew ? `${body.toString()}\n/* another release */` : body,
    };
  }
}
