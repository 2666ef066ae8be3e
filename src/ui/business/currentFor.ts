/** How long what a page shows counts as current, in milliseconds (decision C112). */
export const CURRENT_FOR = 60_000;
