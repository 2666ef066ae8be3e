/**
 * Resolves when the document is activated: at once unless the browser prerenders it (speculation rules). Until then the
 * document loads code and texts, but sends no request in the owner's name.
 */
export async function whenActivated(page: EventTarget): Promise<void> {
  if (!isPrerendering(page)) return;
  await new Promise((resolve) => {
    page.addEventListener('prerenderingchange', resolve, { once: true });
  });
}

/** Whether the browser prerenders the document (speculation rules). */
export function isPrerendering(page: EventTarget): boolean {
  return 'prerendering' in page && page.prerendering === true;
}
