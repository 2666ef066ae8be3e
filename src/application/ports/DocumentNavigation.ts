/** Leaving the running document for another one of this site (architecture: the wizard is a document of its own). */
export interface DocumentNavigation {
  /** Opens a path of this site, such as `/dashboard`, as a new document. Anything else is refused as a bug. */
  open(path: string): void;
  /** The same, in place of the current entry of the history. */
  replace(path: string): void;
  reload(): void;
}
