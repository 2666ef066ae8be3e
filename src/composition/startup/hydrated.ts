/** Told by the app at the document, once the written page answers to its reader. */
export const HYDRATED = 'amin:taken-over';
