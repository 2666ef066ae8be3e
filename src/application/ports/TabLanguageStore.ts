import type { Language } from '@/domain/shared/language';

/**
 * The language of the last address in this tab that named one, such as `/he/about` (decision C83). It is no choice of
 * the owner: it ends with the tab, or when the owner chooses.
 */
export interface TabLanguageStore {
  /** Undefined when nothing, or nothing readable, was kept. */
  language(): Language | undefined;
  keep(language: Language): void;
  clear(): void;
}
