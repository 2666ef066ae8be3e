import { saveTheme } from '@/adapters/browser/LocalPreferenceStore';
import { THEMES } from '@/application/ports/PreferenceStore';
import { applyTheme, THEME_GROUP } from '@/ui/shell/applyDocumentSettings';

/**
 * Stores the theme that is chosen with one of its radios, and shows it. The boot script of every document calls this,
 * so that the choice works before the application has loaded, and without it.
 */
export function watchThemeChoice(doc: Document, storage: () => Storage): void {
  doc.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.name.startsWith(THEME_GROUP)) return;
    const theme = THEMES.find((known) => known === target.value);
    saveTheme(storage, theme);
    applyTheme(doc, theme);
  });
}
