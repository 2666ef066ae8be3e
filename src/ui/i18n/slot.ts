/** A private-use character on both sides of the name of a slot. No text and no name contains it. */
export const SLOT_MARK = '\uE000';

/**
 * Keeps a slot of a sentence for an element: `t('dashboard.returnToBusiness', { business: slot('business')
 * })`.
 */
export function slot(name: string): string {
  return `${SLOT_MARK}${name}${SLOT_MARK}`;
}
