/** The elements that are not in the menu of a narrow window. The page tests load no style that hides a closed menu. */
export const outsideOfMenu = (elements: readonly HTMLElement[]): readonly HTMLElement[] =>
  elements.filter((element) => element.closest('[popover]') === null);
