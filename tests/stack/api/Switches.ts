import * as v from 'valibot';

/** Where the specification leaves the server a choice, tests can have it the other way. */
export const SWITCHES = v.strictObject({
  /** Where an upload tells its address: `data[0].fileUri` or `data.url`. */
  mediaAnswer: v.picklist(['fileUri', 'url']),
  /**
   * How the new status of a business is sent: `{"status": "active"}` or `"active"`, which is not in the contract
   * (ASSUMPTION-01).
   */
  statusBody: v.picklist(['object', 'string']),
  /** Whether plans are told without a token (decision C31). */
  plans: v.picklist(['guarded', 'public']),
  /** Whether requests and answers are held against the contract. */
  contract: v.picklist(['checked', 'unchecked']),
  /**
   * What becomes of the header `Idempotency-Key` of a write to a subscription: a repeated request gets the first answer;
   * or pages may send the header and it has no effect; or pages may not send it.
   */
  idempotency: v.picklist(['honoured', 'ignored', 'unlisted']),
});

export type Switches = v.InferOutput<typeof SWITCHES>;

export const USUAL_SWITCHES: Switches = {
  mediaAnswer: 'fileUri',
  statusBody: 'object',
  plans: 'guarded',
  contract: 'checked',
  idempotency: 'honoured',
};
