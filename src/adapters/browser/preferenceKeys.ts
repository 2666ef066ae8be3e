/** The localStorage keys of the preferences. The script before the first paint reads them too. */
export const PREFERENCE_KEYS = { language: 'amin.language', theme: 'amin.theme' } as const;
