import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { portOf } from '../stack/portOf';

const SCRIPT = /^\/assets\/[^?]*\.js$/u;

/** The service worker, which the proxy refuses. With it, the browser would not request a script a second time. */
const SERVICE_WORKER = /^\/sw\.js$/u;

/**
 * Proxies the served site on its own port and holds its scripts back until the test releases them. It passes on no cookie,
 * because the ports of a host share them: the language chosen at one port would be sent at the next.
 */
export class GatedSite {
  readonly #server: Server;
  readonly #waiting: (() => void)[] = [];
  /** The number of scripts that may still pass. */
  #remaining = Infinity;
  /** The delay of every script in milliseconds. */
  #delay = 0;
  #origin = '';

  constructor(private readonly served: string) {
    this.#server = createServer((incoming, response) => {
      void this.#answer(incoming, response);
    });
  }

  get origin(): string {
    return this.#origin;
  }

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#origin = `http://127.0.0.1:${String(portOf(this.#server))}`;
  }

  /**
   * Listens on another port. WebKit caches scripts in memory and would not request them again from the same origin.
   */
  async move(): Promise<void> {
    await this.close();
    await this.open();
  }

  /** The number of script requests that are held back. */
  get held(): number {
    return this.#waiting.length;
  }

  /** Holds back every script from now on, except the given number. */
  hold(passing = 0): void {
    this.#remaining = passing;
  }

  /** Delays every script, as on a slow connection. */
  delay(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  release(): void {
    this.#remaining = Infinity;
    for (const pass of this.#waiting.splice(0)) pass();
  }

  async close(): Promise<void> {
    this.release();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    if (SERVICE_WORKER.test(path)) {
      response.writeHead(404).end();
      return;
    }
    if (SCRIPT.test(path)) await this.#untilReleased();
    const { cookie: _, ...headersWithoutCookie } = incoming.headers;
    const outgoing = request(
      this.served + path,
      { method: incoming.method, headers: headersWithoutCookie },
      (received) => {
        const headers = { ...received.headers, 'cache-control': 'no-store' };
        response.writeHead(received.statusCode ?? 502, headers);
        received.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  async #untilReleased(): Promise<void> {
    if (this.#delay > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, this.#delay);
      });
    this.#remaining -= 1;
    if (this.#remaining >= 0) return;
    await new Promise<void>((pass) => {
      this.#waiting.push(pass);
    });
  }
}
