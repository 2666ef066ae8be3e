/** Stands around the name of a place while a sentence is put together; no text and no name contains it. */
export const PLACE_MARK = '\uE000';

/** Keeps a place of a sentence open for an element: `t('business.dashboard.returnToBusiness', { business: place('business') })`. */
export function place(name: string): string {
  return `${PLACE_MARK}${name}${PLACE_MARK}`;
}
