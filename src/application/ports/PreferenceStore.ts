import type { Language } from '@/domain/shared/language';

/** Light or dark by choice; without a choice the theme follows the system (decision C76). */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What the owner chose, on this device. Storage that is full or forbidden loses the choice, never the app. */
export interface PreferenceStore {
  /** Undefined when nothing, or nothing readable, was stored. */
  language(): Language | undefined;
  saveLanguage(language: Language): void;
  theme(): Theme | undefined;
  /** Undefined goes back to following the system. */
  saveTheme(theme: Theme | undefined): void;
}
