import type { Language } from '@/domain/shared/language';

/** Without a selected theme the page follows the system. The port has no theme, because the boot script stores it. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export type ListLayout = 'rows' | 'cards';

/** The preferences of the owner in this browser. Full or blocked storage loses a preference without an error. */
export interface PreferenceStore {
  /** Undefined when no valid language is stored. */
  language(): Language | undefined;
  saveLanguage(language: Language): void;
  /** `rows` when no valid layout is stored. */
  listLayout(): ListLayout;
  saveListLayout(layout: ListLayout): void;
}
