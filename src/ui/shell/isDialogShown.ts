/** Toasts also have the role `alertdialog`, but they are in a region. */
const DIALOG = ':is([role="dialog"], [role="alertdialog"]):not([role="region"] *)';

export const isDialogShown = (): boolean => document.querySelector(DIALOG) !== null;
