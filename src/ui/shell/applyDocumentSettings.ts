import type { Theme } from '@/application/ports/PreferenceStore';
import type { Direction, Language } from '@/domain/shared/language';

export interface DocumentSettings {
  readonly language: Language;
  readonly direction: Direction;
  /** Undefined follows the system. */
  readonly theme: Theme | undefined;
}

/** Sets the attributes of the root element that the style sheets read. */
export function applyDocumentSettings(root: HTMLElement, settings: DocumentSettings): void {
  root.lang = settings.language;
  /* A translator of the browser overwrites `lang`, also before the application starts. */
  root.dataset['language'] = settings.language;
  root.dir = settings.direction;
  if (settings.theme === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
}
