/** The target of the focus when a menu opens: an item, or the menu itself without a selected item. */
export type MenuFocus = 'first' | 'last' | 'menu';
