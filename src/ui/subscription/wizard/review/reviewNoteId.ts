/** The id of the note beside the review, which describes the Next button. */
export const REVIEW_NOTE_ID = 'review-note';
