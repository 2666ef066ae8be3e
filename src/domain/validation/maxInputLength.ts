/**
 * The maximal length of a typed value, in characters. It is far above the length of every valid value, so that a long
 * value is refused with a reason instead of being cut by the browser. Drafts store values up to this length.
 */
export const MAX_INPUT_LENGTH = 2000;
