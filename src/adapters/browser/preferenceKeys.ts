/** The localStorage keys of the preferences. The script before the first paint reads language and theme too. */
export const PREFERENCE_KEYS = {
  language: 'amin.language',
  theme: 'amin.theme',
  listLayout: 'amin.list-layout',
} as const;
