/**
 * The path at which the server sends the settings of the live app (docs/operations.md). The service worker keeps the
 * settings with the documents, whose policies admit their origins.
 */
export const SETTINGS_PATH = '/config.json';
