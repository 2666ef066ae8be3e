/** A list with more businesses than this keeps the attention card closed to its head. */
export const LONGEST_SHORT_LIST = 24;
