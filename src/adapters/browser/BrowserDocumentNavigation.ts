import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';

/** The only code that moves the browser to another document. */
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

  /** `//elsewhere` and `/\elsewhere` begin with a slash too, so the browser's own reading decides. */
  #checked(path: string): string {
    const isOfThisSite =
      path.startsWith('/') && new URL(path, this.location.origin).origin === this.location.origin;
    if (!isOfThisSite) throw new Error('Only a path of this site can be opened');
    return path;
  }
}
