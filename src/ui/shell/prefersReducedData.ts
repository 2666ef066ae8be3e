/** Whether the owner has asked the browser to save data (Save-Data). Nothing is then downloaded that may not be needed. */
export function prefersReducedData(): boolean {
  const device: object & { readonly connection?: { readonly saveData?: boolean } } = navigator;
  return device.connection?.saveData === true;
}
