/** Leaves the site for pages of chosen origins; no address from outside leads anywhere else (threats T2). */
export class BrowserDeparture {
  readonly #origins: ReadonlySet<string>;

  /** @param origins Each as scheme, host and port; the site's own is one of them anyhow. */
  constructor(
    private readonly location: Pick<Location, 'origin' | 'assign'>,
    origins: readonly string[],
  ) {
    this.#origins = new Set([location.origin, ...origins]);
  }

  leaveFor(address: string): void {
    const { origin, protocol, href } = new URL(address, this.location.origin);
    /* `blob:` has an origin too, and is no page of it. */
    const isPage = protocol === 'https:' || protocol === 'http:';
    if (!isPage || !this.#origins.has(origin)) throw new Error('Nobody leaves for there');
    this.location.assign(href);
  }
}
