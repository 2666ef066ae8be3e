/**
 * Shows the prerendered page in the language of `<html lang>`, and sets its title and description. The document holds
 * the content of the other languages in inert `template` elements. All templates are removed.
 */
export function swapRendering(page: Document): void {
  const root = page.documentElement;
  for (const template of page.querySelectorAll<HTMLTemplateElement>('template[data-language]')) {
    const { language, title, description = '' } = template.dataset;
    if (language === root.lang) {
      page.querySelector('#root')?.replaceChildren(template.content);
      if (title !== undefined) page.title = title;
      page.querySelector('meta[name=description]')?.setAttribute('content', description);
    }
    template.remove();
  }
  delete root.dataset['swapping'];
}
