/** Told by the app at the document, once the written page answers to its reader. */
export const TAKEN_OVER = 'amin:taken-over';
