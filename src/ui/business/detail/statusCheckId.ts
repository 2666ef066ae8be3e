/** The id of the notice that the status is being looked up, which describes the buttons that wait for the result. */
export const STATUS_CHECK_ID = 'status-check';
