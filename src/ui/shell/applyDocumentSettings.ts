import type { Theme } from '@/application/ports/PreferenceStore';
import { directionOf, type Language } from '@/domain/shared/language';

/** Sets the attributes of the root element that the style sheets read. */
export function applyDocumentSettings(root: HTMLElement, language: Language): void {
  root.lang = language;
  /* A copy, because a translator of the browser may overwrite `lang` before the application starts. */
  root.dataset['language'] = language;
  root.dir = directionOf(language);
}

/** Prefixes of the `name` attributes of the radio groups for theme and language. */
export const THEME_GROUP = 'theme';
export const LANGUAGE_GROUP = 'language';

/** The value of the radio that lets the theme follow the system. */
export const SYSTEM_THEME = 'system';

/**
 * Shows a theme and checks its radios. On the page only the DOM holds the choice, so a component must not control these
 * radios.
 * @param theme Undefined follows the system.
 */
export function applyTheme(doc: Document, theme: Theme | undefined): void {
  const { dataset } = doc.documentElement;
  if (theme === undefined) delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const radio of doc.querySelectorAll<HTMLInputElement>(`[name^=${THEME_GROUP}]`))
    radio.checked = radio.value === (theme ?? SYSTEM_THEME);
}
