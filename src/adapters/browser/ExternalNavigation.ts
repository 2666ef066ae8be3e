/** Navigates to pages of allowed origins only, so that an injected URL cannot lead to another site (threats T2). */
export class ExternalNavigation {
  readonly #origins: ReadonlySet<string>;

  /** @param origins The allowed origins besides the site's own, each as scheme, host and port. */
  constructor(
    private readonly location: Pick<Location, 'origin' | 'assign'>,
    origins: readonly string[],
  ) {
    this.#origins = new Set([location.origin, ...origins]);
  }

  assign(url: string): void {
    const { origin, protocol, href } = new URL(url, this.location.origin);
    /* `blob:` URLs have an origin too, but they are not pages of it. */
    const isPage = protocol === 'https:' || protocol === 'http:';
    if (!isPage || !this.#origins.has(origin)) throw new Error(`Navigation to ${origin} is not allowed`);
    this.location.assign(href);
  }
}
