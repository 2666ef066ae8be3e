/** The file in the folder of the site with the URLs of the files that the service worker caches after its installation. */
export const LATER_FILES = 'later-files.json';

/** The cache of the files that the service worker has opened. */
export const OPENED_FILES = 'amin-precache-opened';
