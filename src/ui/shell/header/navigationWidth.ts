/** From this width on, the header shows the navigation. */
export const NAVIGATION_WIDTH = '(width >= 60rem)';
