import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { portOf } from '../../stack/portOf';

/** The headers of the served site that are meant for another connection or length. */
const UNFORWARDED_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

/** A path whose last segment has no extension. */
const WITHOUT_SLASH = /\/[^/.]+$/u;

/**
 * Proxies the served site on its own port, and redirects the path of every document to the same path with a slash at
 * its end, as static hosts do that serve folders. Like these hosts it does not choose the language of a page.
 */
export class SlashAddingSite {
  readonly #server: Server;

  constructor(private readonly origin: string) {
    this.#server = createServer((request, response) => {
      void this.#answer(request, response);
    });
  }

  /** @returns The origin of the proxy. */
  async open(): Promise<string> {
    await new Promise<void>((ready) => {
      this.#server.listen(0, '127.0.0.1', ready);
    });
    return `http://127.0.0.1:${String(portOf(this.#server))}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer({ url = '/', method = 'GET' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await fetch(this.origin + url, { method });
    const headers = [...answer.headers].filter(([name]) => !UNFORWARDED_HEADERS.has(name));
    const { pathname, search } = new URL(url, this.origin);
    const isDocument = answer.headers.get('content-type')?.startsWith('text/html') === true;
    if (isDocument && WITHOUT_SLASH.test(pathname)) {
      await answer.body?.cancel();
      response.writeHead(308, { location: `${pathname}/${search}` }).end();
      return;
    }
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  }
}
