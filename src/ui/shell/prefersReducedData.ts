/** Whether the owner has asked the browser to save data (Save-Data). If so, nothing is prefetched. */
export function prefersReducedData(): boolean {
  const device: object & { readonly connection?: { readonly saveData?: boolean } } = navigator;
  return device.connection?.saveData === true;
}
