import { createServer, type Server, type ServerResponse } from 'node:http';
import { hashOf } from './writtenDocument';

const PASSED_ON = ['content-type', 'content-security-policy', 'cache-control'];
const TEXT = /^text\/|javascript|json|svg/u;

/** Where the files of a build are, and those of the next: other hashes in their names come to the same. */
const FILES = 'assets/';
const NEXT_FILES = 'released/';

/** The served site at an address of its own, where a release can happen in the middle of a journey. */
export class ReleasedSite {
  readonly #server: Server;
  #isReleased = false;
  #opened = 0;

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

  /** From now on every document names other files, and every file of the release before is gone. */
  release(): void {
    this.#isReleased = true;
  }

  /** Whether a file belongs to the release that came last. */
  isNew(address: string): boolean {
    return address.includes(`/${NEXT_FILES}`);
  }

  /** How many documents somebody has come for; those that a device keeps are asked for at addresses of their own. */
  get opened(): number {
    return this.#opened;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(path: string, response: ServerResponse): Promise<void> {
    const gone = this.#isReleased ? FILES : NEXT_FILES;
    if (path.startsWith(`/${gone}`)) {
      response.writeHead(404).end('Not found');
      return;
    }
    const answer = await fetch(this.origin + path.replace(NEXT_FILES, FILES));
    const headers = new Map(PASSED_ON.map((name) => [name, answer.headers.get(name) ?? '']));
    if (headers.get('content-type')?.startsWith('text/html') === true && !path.includes('?kept'))
      this.#opened += 1;
    const body = Buffer.from(await answer.arrayBuffer());
    /* As in production: a picture that was seen outlives the release it came with. */
    if (path.startsWith(`/${FILES}`)) headers.set('cache-control', 'public, max-age=31536000, immutable');
    const isRewritten = this.#isReleased && TEXT.test(headers.get('content-type') ?? '');
    const sent = isRewritten ? released(body.toString(), headers) : body;
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(sent);
  }
}

/** A file of the next release; what stands inline in a document is admitted as it is there. */
function released(text: string, headers: Map<string, string>): string {
  /* Documents that name other files are others, and so are their revisions in the service worker. */
  const rewritten = text.replaceAll(FILES, NEXT_FILES).replaceAll('revision:"', 'revision:"next-');
  const policy = headers.get('content-security-policy') ?? '';
  const admitted = [...text.matchAll(/<style>(.*?)<\/style>/gsu)].reduce(
    (current, [, style = '']) => current.replace(hashOf(style), hashOf(style.replaceAll(FILES, NEXT_FILES))),
    policy,
  );
  headers.set('content-security-policy', admitted);
  return rewritten;
}
