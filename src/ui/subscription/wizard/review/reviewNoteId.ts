/** The note beside the review, which describes the button that leads on. */
export const REVIEW_NOTE_ID = 'review-note';
