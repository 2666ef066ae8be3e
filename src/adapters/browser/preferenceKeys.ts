/** Where choices are kept in the local storage; the script before the first paint reads them too. */
export const PREFERENCE_KEYS = { language: 'amin.language', theme: 'amin.theme' } as const;
