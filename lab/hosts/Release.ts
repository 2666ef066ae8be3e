import { resolve } from 'node:path';

/** Two releases whose files differ, so that a tab of one needs files that the other does not name. */
export const RELEASES = ['first', 'second'] as const;
export type Release = (typeof RELEASES)[number];

/** In place of a commit in `/version.json`. */
export const COMMITS: Readonly<Record<Release, string>> = { first: '1111111', second: '2222222' };

export const WORK = resolve('node_modules/.cache/hosts');

export const builtSite = (release: Release): string => `${WORK}/builds/${release}`;
