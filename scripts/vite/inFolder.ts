/**
 * The path on its host of a path in the site.
 * @param base The folder of the site on its host, with a slash at both ends.
 * @param path The path, or a pattern of paths, as the tables of `src/ui/shell` have it in Node, for a site at the root.
 */
export const inFolder = (base: string, path: string): string => path.replace('/', () => base);
