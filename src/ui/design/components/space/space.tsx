/**
 * A space between two elements of a line. Like every text it has an element of its own, because a translator of the
 * browser may replace it. A `slot` outside of a shadow tree has no box, so that the space takes no room in a flex
 * container, as if it had no element. It is not a component, because long lists render faster without one.
 */
export const SPACE = <slot> </slot>;
