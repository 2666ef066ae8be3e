import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { portOf } from '../../stack/portOf';

/**
 * Serves files below a path on its own port, like a static host without any configuration: the path of a folder needs a
 * slash at its end and returns its `index.html`, and a path without a file returns `404.html` with status 404.
 */
export class FolderHost {
  /** The paths that were requested outside the folder. */
  readonly outside: string[] = [];
  readonly #app = new Hono();
  #server: ServerType | undefined;

  /**
   * @param files The folder on the disk.
   * @param folder The path of the site on the host, with a slash at both ends.
   */
  constructor(
    private readonly files: string,
    private readonly folder: string,
  ) {
    this.#app.use(async ({ req, redirect, notFound }, next) => {
      const { pathname, search } = new URL(req.url);
      if (`${pathname}/` !== folder && !pathname.startsWith(folder)) {
        this.outside.push(pathname);
        return notFound();
      }
      return pathname.endsWith('/') || !this.#isFolder(pathname)
        ? next()
        : redirect(`${pathname}/${search}`, 301);
    });
    this.#app.use(serveStatic({ root: files, rewriteRequestPath: (path) => path.slice(folder.length - 1) }));
    this.#app.notFound(({ html }) => html(readFileSync(join(files, '404.html'), 'utf8'), 404));
  }

  /** @returns The origin of the host. */
  async open(): Promise<string> {
    this.#server = serve({ fetch: this.#app.fetch, hostname: '127.0.0.1', port: 0 });
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${String(portOf(this.#server))}`;
  }

  close(): void {
    this.#server?.close();
  }

  #isFolder(pathname: string): boolean {
    const path = join(this.files, pathname.slice(this.folder.length - 1));
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  }
}
