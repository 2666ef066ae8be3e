import { saveTheme } from '@/adapters/browser/LocalPreferenceStore';
import { THEMES } from '@/application/ports/PreferenceStore';
import { applyTheme, LANGUAGE_GROUP, THEME_GROUP } from '@/ui/shell/applyDocumentSettings';

/**
 * Watches the radios of theme and language. The boot script of every document calls this.
 *
 * A theme is stored and shown here, with or without the application. A language that was chosen before hydration, and is
 * not shown yet, is chosen again after it, because React missed the event.
 * @param hydrated The event of the document after hydration.
 */
export function watchChoices(doc: Document, storage: () => Storage, hydrated: string): void {
  let choice: HTMLInputElement | undefined;
  doc.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    if (name.startsWith(LANGUAGE_GROUP)) choice = target;
    if (!name.startsWith(THEME_GROUP)) return;
    const theme = THEMES.find((known) => known === value);
    saveTheme(storage, theme);
    applyTheme(doc, theme);
  });
  doc.addEventListener(hydrated, () => {
    if (!choice || choice.value === doc.documentElement.dataset['language']) return;
    const radio = choice.isConnected
      ? choice
      : doc.querySelector<HTMLInputElement>(`[name^=${LANGUAGE_GROUP}][value="${choice.value}"]`);
    if (!radio) return;
    /* Hydration has kept it checked, so that a click would not change it. */
    radio.checked = false;
    radio.click();
  });
}
