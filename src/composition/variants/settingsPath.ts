/**
 * Where the server sends the settings of the live app (docs/operations.md). The service worker keeps them with the
 * documents, whose policies admit their origins.
 */
export const SETTINGS_PATH = '/config.json';
