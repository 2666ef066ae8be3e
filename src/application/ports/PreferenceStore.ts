import type { Language } from '@/domain/shared/language';

/** The selectable themes. Without a selection the theme follows the system (decision C76). */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The preferences of the owner in this browser. Full or blocked storage loses a preference without an error. */
export interface PreferenceStore {
  /** Undefined when no valid language is stored. */
  language(): Language | undefined;
  saveLanguage(language: Language): void;
  theme(): Theme | undefined;
  /** Undefined makes the theme follow the system. */
  saveTheme(theme: Theme | undefined): void;
}
