import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

const SCRIPT = /^\/assets\/[^?]*\.js$/u;

/** What keeps files on the device: with it no script would be asked for a second time. */
const SERVICE_WORKER = /^\/sw\.js$/u;

/** The served site at an address of its own, whose scripts come when the test lets them. */
export class GatedSite {
  readonly #server: Server;
  readonly #waiting: (() => void)[] = [];
  /** How many scripts may still pass. */
  #left = Infinity;
  /** Milliseconds every file of the application takes. */
  #delay = 0;
  #origin = '';

  constructor(private readonly served: string) {
    this.#server = createServer((asked, response) => {
      void this.#answer(asked, response);
    });
  }

  get origin(): string {
    return this.#origin;
  }

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The site has no port');
    this.#origin = `http://localhost:${String(address.port)}`;
  }

  /** Opens at another address: WebKit keeps scripts in memory, and would ask for none a second time at this one. */
  async move(): Promise<void> {
    await this.close();
    await this.open();
  }

  /** How many scripts have been asked for and not been answered. */
  get held(): number {
    return this.#waiting.length;
  }

  /** From now on no script passes, but for the number given. */
  hold(passing = 0): void {
    this.#left = passing;
  }

  /** Every file of the application takes as long, as on a slow line. */
  delay(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  release(): void {
    this.#left = Infinity;
    for (const pass of this.#waiting.splice(0)) pass();
  }

  async close(): Promise<void> {
    this.release();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = asked.url ?? '/';
    if (SERVICE_WORKER.test(path)) {
      response.writeHead(404).end();
      return;
    }
    if (SCRIPT.test(path)) await this.#turn();
    const passed = request(this.served + path, { method: asked.method, headers: asked.headers }, (answer) => {
      const headers = { ...answer.headers, 'cache-control': 'no-store' };
      response.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  }

  async #turn(): Promise<void> {
    if (this.#delay > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, this.#delay);
      });
    this.#left -= 1;
    if (this.#left >= 0) return;
    await new Promise<void>((pass) => {
      this.#waiting.push(pass);
    });
  }
}
