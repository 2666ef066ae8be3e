/** Lists the URLs that the service worker caches after its installation. */
export const LATER_FILES = 'later-files.json';

/** The cache of these files. */
export const OPENED_FILES = 'amin-precache-opened';

/**
 * The path at which the server sends the settings of the live app (docs/operations.md). The service worker keeps the
 * settings with the documents, whose policies admit their origins.
 */
export const SETTINGS_PATH = '/config.json';
