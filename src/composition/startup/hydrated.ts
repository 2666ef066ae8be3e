/** The event that the app dispatches on the document once the page is hydrated. */
export const HYDRATED = 'amin:taken-over';
