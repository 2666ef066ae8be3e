import * as v from 'valibot';

const FAULT_KINDS = [
  /** The connection is closed without an answer; nothing is carried out. */
  'refuse',
  /** The connection is reset after the head of an answer; nothing is carried out. */
  'reset',
  /** Carried out; the answer stops in the middle. */
  'half-body',
  /** Carried out; the answer comes byte by byte, one every `every` milliseconds. */
  'drip',
  /** `status`, with `body` and `headers`; nothing is carried out. */
  'status',
  /** A sign-in page with status 200, as a gateway would send; nothing is carried out. */
  'html',
  /** Carried out; in the answer numbers are texts, texts are numbers and lists are objects. */
  'wrong-types',
  /** Carried out; the answer has only `fields`, by default none but `id`. */
  'missing-fields',
  /** Carried out; a list has `count` entries, an object comes with a very long text. */
  'huge',
  /** Carried out `delay` milliseconds later, whether or not anybody still waits. */
  'late',
  /** Carried out; the connection is closed without an answer. */
  'commit-then-lose-answer',
  /**
   * Answered with `status` at once, or without one the connection is closed; carried out `delay` milliseconds later,
   * as by a server behind a gateway that has given up.
   */
  'answer-then-commit',
  /** Delivered twice, as by a browser or a proxy that repeats a request; the answer is that to the second delivery. */
  'deliver-twice',
  /** Carried out; 200 without a body. */
  'empty',
  /** Carried out; 204. */
  '204',
] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

export const FAULT = v.strictObject({
  fault: v.picklist(FAULT_KINDS),
  /** The first call it spoils, counted from when it is planned: 1 unless told otherwise. */
  nth: v.optional(count),
  /** How many calls in a row it spoils: all unless told otherwise. */
  times: v.optional(count),
  /** Only calls about this business. */
  business: v.optional(v.string()),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** A text goes out as it is, anything else as JSON. */
  body: v.optional(v.unknown()),
  headers: v.optional(v.record(v.string(), v.string())),
  /** False takes the headers away without which a browser may not read the answer. */
  cors: v.optional(v.boolean()),
  every: v.optional(count),
  delay: v.optional(count),
  count: v.optional(count),
  fields: v.optional(v.array(v.string())),
});

export type Fault = v.InferOutput<typeof FAULT>;
