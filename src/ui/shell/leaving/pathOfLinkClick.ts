/** The path inside the app that a click opens in this tab. Undefined for any other click. */
export function pathOfLinkClick(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  if (link === null || link.href === '' || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
