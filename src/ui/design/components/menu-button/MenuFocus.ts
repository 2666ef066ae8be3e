/** Where the focus goes when a menu opens: to an item, or to the menu, where nothing is chosen yet. */
export type MenuFocus = 'first' | 'last' | 'menu';
