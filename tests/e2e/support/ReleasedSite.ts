import { createServer, type Server, type ServerResponse } from 'node:http';
import { portOf } from '../../stack/portOf';
import { hashOf } from './prerenderedDocument';

const FORWARDED_HEADERS = ['content-type', 'content-security-policy', 'cache-control'];
const TEXT = /^text\/|javascript|json|svg/u;

/** The folder of the assets. Each release moves them to a folder in it, in place of new hashes in the file names. */
const FILES = 'assets/';
const RELEASED_FILES = /assets\/(?:released-\d+\/)?/u;

/** Proxies the served site on its own port, so that new releases can be published in the middle of a journey. */
export class ReleasedSite {
  readonly #server: Server;
  #release = 0;
  #opened = 0;
  #requested: string[] = [];
  #isDown = false;
  #isSilent = false;

  constructor(private readonly origin: string) {
    this.#server = createServer((request, response) => {
      void this.#answer(request.url ?? '/', response);
    });
  }

  /** @returns The origin of the proxy. */
  async open(): Promise<string> {
    await new Promise<void>((ready) => {
      this.#server.listen(0, '127.0.0.1', ready);
    });
    return `http://127.0.0.1:${String(portOf(this.#server))}`;
  }

  /** From now on every document references a new folder, and requests to the old folder get a 404. */
  release(): void {
    this.#release += 1;
  }

  /** From now on every request gets a 503, until `repair`. */
  breakDown(): void {
    this.#isDown = true;
  }

  /** From now on no request is answered, until `repair`. */
  fallSilent(): void {
    this.#isSilent = true;
  }

  repair(): void {
    this.#isDown = false;
    this.#isSilent = false;
  }

  /** Whether a file belongs to the latest release. */
  isNew(url: string): boolean {
    return url.includes(`/${this.#files}`);
  }

  /** The number of requests for documents. Requests of the service worker for its precache are not counted. */
  get opened(): number {
    return this.#opened;
  }

  /** The paths that were requested since the last call. */
  takeRequested(): readonly string[] {
    const requested = this.#requested;
    this.#requested = [];
    return requested;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get #files(): string {
    return this.#release === 0 ? FILES : `${FILES}released-${String(this.#release)}/`;
  }

  #isGone(path: string): boolean {
    const folder = RELEASED_FILES.exec(path)?.[0];
    return folder !== undefined && folder !== this.#files;
  }

  async #answer(path: string, response: ServerResponse): Promise<void> {
    this.#requested.push(path);
    if (this.#isSilent) return;
    if (this.#isDown) {
      response.writeHead(503).end('Service unavailable');
      return;
    }
    if (this.#isGone(path)) {
      response.writeHead(404).end('Not found');
      return;
    }
    const answer = await fetch(this.origin + path.replace(RELEASED_FILES, FILES));
    const headers = new Map(FORWARDED_HEADERS.map((name) => [name, answer.headers.get(name) ?? '']));
    if (headers.get('content-type')?.startsWith('text/html') === true && !path.includes('?precached'))
      this.#opened += 1;
    const body = Buffer.from(await answer.arrayBuffer());
    /* As in production, assets stay in the HTTP cache after their release is gone. */
    if (path.startsWith(`/${FILES}`)) headers.set('cache-control', 'public, max-age=31536000, immutable');
    const isRewritten = this.#release > 0 && TEXT.test(headers.get('content-type') ?? '');
    const sent = isRewritten ? released(body.toString(), headers, this.#files) : body;
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(sent);
  }
}

/** Rewrites a file for a release. Inline styles stay admitted, because their hashes are replaced too. */
function released(text: string, headers: Map<string, string>, files: string): string {
  /* Documents that reference other files have another revision in the service worker. */
  const rewritten = text
    .replaceAll(FILES, files)
    .replaceAll('revision:"', `revision:"${files.replaceAll('/', '-')}`);
  const policy = headers.get('content-security-policy') ?? '';
  const admitted = [...text.matchAll(/<style>(.*?)<\/style>/gsu)].reduce(
    (current, [, style = '']) => current.replace(hashOf(style), hashOf(style.replaceAll(FILES, files))),
    policy,
  );
  headers.set('content-security-policy', admitted);
  return rewritten;
}
