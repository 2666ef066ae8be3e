/**
 * Resolves when the document is shown, so at once unless the browser prepares it ahead of a likely click. Until then
 * its code and texts may come, but nobody is asked and nothing is done in the owner's name.
 */
export async function whenActivated(page: EventTarget): Promise<void> {
  if (!isPrerendering(page)) return;
  await new Promise((shown) => {
    page.addEventListener('prerenderingchange', shown, { once: true });
  });
}

/** Whether the browser prepares the document ahead of a likely click. */
export function isPrerendering(page: EventTarget): boolean {
  return 'prerendering' in page && page.prerendering === true;
}
