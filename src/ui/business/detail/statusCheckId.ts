/** The id of the sentence that says that the status is being looked up. It describes the buttons that wait for it. */
export const STATUS_CHECK_ID = 'status-check';
