import * as v from 'valibot';

/** Alternatives where the specification leaves the server a choice. Tests can select each. */
export const SWITCHES = v.strictObject({
  /** The field with the URL in the response to an upload: `data[0].fileUri` or `data.url`. */
  mediaAnswer: v.picklist(['fileUri', 'url']),
  /**
   * The body that sets the status of a business: `{"status": "active"}`, or `"active"`, which is not in the contract
   * (ASSUMPTION-01).
   */
  statusBody: v.picklist(['object', 'string']),
  /** Whether reading plans requires a token (decision C79). */
  plans: v.picklist(['guarded', 'public']),
  /** Whether requests and responses are validated against the contract. */
  contract: v.picklist(['checked', 'unchecked']),
  /**
   * The effect of `Idempotency-Key` on a write to a subscription: a repeated request gets the first response; or the
   * header is allowed and ignored; or CORS does not allow it.
   */
  idempotency: v.picklist(['honoured', 'ignored', 'unlisted']),
});

export type Switches = v.InferOutput<typeof SWITCHES>;

export const DEFAULT_SWITCHES: Switches = {
  mediaAnswer: 'fileUri',
  statusBody: 'object',
  plans: 'guarded',
  contract: 'checked',
  idempotency: 'honoured',
};
