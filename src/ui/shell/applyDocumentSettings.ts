import type { Theme } from '@/application/ports/PreferenceStore';
import type { Direction, Language } from '@/domain/shared/language';

export interface DocumentSettings {
  readonly language: Language;
  readonly direction: Direction;
  /** Undefined follows the system. */
  readonly theme: Theme | undefined;
}

/** Writes the settings where the style sheets read them. */
export function applyDocumentSettings(root: HTMLElement, settings: DocumentSettings): void {
  root.lang = settings.language;
  root.dir = settings.direction;
  if (settings.theme === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
}
