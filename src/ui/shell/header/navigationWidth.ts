/** From this width on, the header shows the navigation. It is the same as `from-wide` in the style sheets. */
export const NAVIGATION_WIDTH = '(width >= 60rem)';
