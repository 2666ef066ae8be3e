/** The id of the words that say that the order changes nothing. They are the reason of the disabled button in the bar. */
export const NOTHING_CHANGED_ID = 'nothing-changed';
