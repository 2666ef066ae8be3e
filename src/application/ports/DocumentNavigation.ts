/** Full document loads within this site. The wizard is a separate document with its own Content Security Policy. */
export interface DocumentNavigation {
  /** Loads a path of this site, for example `/dashboard`, as a new document. Throws for any other URL. */
  open(path: string): void;
  /** Like `open`, but replaces the current history entry. */
  replace(path: string): void;
  reload(): void;
}
