/** The id of the popover, for its button and for the boot script. */
export const MENU_ID = 'menu';
