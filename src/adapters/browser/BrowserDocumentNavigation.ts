import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';

export class BrowserDocumentNavigation implements DocumentNavigation {
  constructor(private readonly location: Pick<Location, 'assign' | 'replace' | 'reload' | 'origin'>) {}

  open(path: string): void {
    this.location.assign(this.#checked(path));
  }

  replace(path: string): void {
    this.location.replace(this.#checked(path));
  }

  reload(): void {
    this.location.reload();
  }

  /** Parses the path as the browser does, because `//other.site` and `/\other.site` also start with a slash. */
  #checked(path: string): string {
    const isSameOrigin =
      path.startsWith('/') && new URL(path, this.location.origin).origin === this.location.origin;
    if (!isSameOrigin) throw new Error(`${path} is not a path of this site`);
    return path;
  }
}
