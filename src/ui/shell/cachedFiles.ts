/** Lists the URLs that the service worker caches after its installation. */
export const LATER_FILES = 'later-files.json';

/** The cache of these files. */
export const OPENED_FILES = 'amin-precache-opened';
