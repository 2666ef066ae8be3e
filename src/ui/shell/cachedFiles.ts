/** Lists the URLs that the service worker caches after its installation. */
export const LATER_FILES = 'later-files.json';

/** The name of the cache of the scripts, style sheets and fonts that a page has opened, and of the later files. Sites in other folders of the origin have caches of their own. */
export const openedFilesIn = (base: string): string => `amin-precache-opened${base.slice(0, -1)}`;

/**
 * The path at which the server sends the settings of the live app (docs/operations.md). The service worker keeps the
 * settings with the documents, whose policies admit their origins.
 */
export const SETTINGS_PATH = '/config.json';
