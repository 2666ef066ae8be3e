import * as v from 'valibot';

const FAULT_KINDS = [
  /** Closes the connection without a response. Nothing is executed. */
  'refuse',
  /** Resets the connection after the headers of the response. Nothing is executed. */
  'reset',
  /** Executed. The response ends in the middle of the body. */
  'half-body',
  /** Executed. The response is sent byte by byte, one every `every` milliseconds. */
  'drip',
  /** Responds with `status`, `body` and `headers`. Nothing is executed. */
  'status',
  /** Responds 200 with an HTML sign-in page, like a gateway. Nothing is executed. */
  'html',
  /** Executed. In the response, numbers are texts, texts are numbers and lists are objects. */
  'wrong-types',
  /** Executed. The response contains only `fields`, by default only `id`. */
  'missing-fields',
  /** Executed. The entries of a list, or an object, have additional fields. */
  'extra-fields',
  /** Executed. A list has `count` entries, and an object contains a very long text. */
  'huge',
  /** Executed `delay` milliseconds later, also when the client has closed the connection. */
  'late',
  /** Executed. The connection is closed without a response. */
  'commit-then-lose-answer',
  /**
   * Responds with `status` at once, or closes the connection without one. Executed `delay` milliseconds later, like a
   * server behind a gateway that has timed out.
   */
  'answer-then-commit',
  /** Delivered twice, as by a browser or a proxy that repeats a request. The client gets the second response. */
  'deliver-twice',
  /** Executed. Responds 200 without a body. */
  'empty',
  /** Executed. Responds 204. */
  '204',
] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

export const FAULT = v.strictObject({
  fault: v.picklist(FAULT_KINDS),
  /** The first affected call, counted from when the fault is planned. The default is 1. */
  nth: v.optional(count),
  /** The number of consecutive affected calls. The default is all. */
  times: v.optional(count),
  /** Only calls for this business are affected. */
  business: v.optional(v.string()),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** A text is sent unchanged, any other value as JSON. */
  body: v.optional(v.unknown()),
  headers: v.optional(v.record(v.string(), v.string())),
  /** False removes the CORS headers, so that a browser cannot read the response. */
  cors: v.optional(v.boolean()),
  every: v.optional(count),
  delay: v.optional(count),
  count: v.optional(count),
  fields: v.optional(v.array(v.string())),
});

export type Fault = v.InferOutput<typeof FAULT>;
