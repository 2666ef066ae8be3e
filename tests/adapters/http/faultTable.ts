import type { apiCalls } from '@/adapters/http/apiCalls';
import { changeEach, withExtraFields, withFieldsOnly, withWrongTypes } from '../../stack/api/faults/spoil';
import {
  drip,
  emptyResponse,
  half,
  html,
  json,
  redirectTo,
  reset,
  silence,
  text,
} from '../../support/http/answers';
import type { ResponseWriter } from '../../support/http/FakeServer';

/**
 * The retry behaviour of a call: a read is retried, and a failed read is never empty data. A write is sent once, and
 * its result is executed, refused or unknown. For an idempotent write, every response but success is a failure.
 */
export type CallClass = 'read' | 'write' | 'idempotent-write' | 'payment';

/** The calls that a screen makes. */
export type CallName = Exclude<
  keyof typeof apiCalls,
  'listUsersByIds' | 'createBusiness' | 'deleteBusiness' | 'payForBusiness'
>;

/** The result of a call and the number of its requests. */
export type Expected = readonly [answer: string, requests: number];

export interface AdapterFault {
  /** The responses in order. The last one is repeated. */
  readonly answers: (complete: unknown) => readonly ResponseWriter[];
  readonly expected: Readonly<Record<CallClass, Expected>>;
  /** Calls whose result differs from that of their class. */
  readonly exceptions?: Readonly<Partial<Record<CallName, Expected>>>;
  /** What else has to happen during the call. */
  readonly during?: 'offline' | 'timeout' | 'no CORS headers' | 'the screen is left';
}

const HUGE = 10_000;

const always =
  (...answers: readonly ResponseWriter[]): AdapterFault['answers'] =>
  () =>
    answers;

const same = (expected: Expected): AdapterFault['expected'] => ({
  read: expected,
  write: expected,
  'idempotent-write': expected,
  payment: expected,
});

const readAndWrite = (read: Expected, write: Expected): AdapterFault['expected'] => ({
  ...same(write),
  read,
});

/** The API has answered, so an idempotent write was refused, while a write of another class may have been executed. */
const broken = (read: Expected): AdapterFault['expected'] => ({
  ...readAndWrite(read, ['outcome-unknown', 1]),
  'idempotent-write': ['refused', 1],
});

const lost = (read: Expected): AdapterFault['expected'] => readAndWrite(read, ['outcome-unknown', 1]);
const refused = (read: Expected): AdapterFault['expected'] => readAndWrite(read, ['refused', 1]);

const UNKNOWN: Expected = ['outcome-unknown', 1];
const MALFORMED: Expected = ['malformed-response', 1];

/** The calls whose successful answer has to contain something (faults B.2). */
const NEEDS_AN_ANSWER = {
  uploadUserMedia: UNKNOWN,
  uploadBusinessMedia: UNKNOWN,
  cancelSubscription: UNKNOWN,
} as const;

/** The 27 faults of faults B.1, by their numbers. */
export const FAULTS: Readonly<Record<string, AdapterFault>> = {
  'F1 offline': { answers: always(json({})), expected: same(['offline', 0]), during: 'offline' },
  'F2 a server that cannot be reached': { answers: always(reset), expected: lost(['unavailable', 2]) },
  'F3 no answer in time': {
    answers: always(silence),
    expected: lost(['unavailable', 1]),
    during: 'timeout',
  },
  'F4 400': { answers: always(json({ message: 'No' }, 400)), expected: refused(['unavailable', 1]) },
  'F5 401 once': {
    answers: (complete) => [json({ message: 'invalid token' }, 401), json(complete)],
    expected: same(['success', 2]),
  },
  'F6 401 always': {
    answers: always(json({ message: 'invalid token' }, 401)),
    expected: same(['session-expired', 2]),
  },
  'F7 403': {
    answers: always(json({}, 403)),
    expected: { ...same(['forbidden', 1]), payment: ['refused', 1] },
  },
  'F8 404': {
    answers: always(json({}, 404)),
    expected: refused(['unavailable', 1]),
    exceptions: {
      getUser: ['user-not-found', 1],
      getBusiness: ['business-not-found', 1],
      getSubscription: ['success', 1],
    },
  },
  'F9 409': {
    answers: always(json({}, 409)),
    expected: refused(['unavailable', 1]),
    exceptions: { replaceBusiness: ['changed-elsewhere', 1] },
  },
  'F10 422': {
    answers: always(json({ errors: { zip: ['no'] } }, 422)),
    expected: refused(['unavailable', 1]),
  },
  'F11 429 with Retry-After': {
    answers: always(json({}, 429, { 'retry-after': '2' })),
    expected: refused(['unavailable', 2]),
  },
  'F12 500': { answers: always(json({ message: 'Oh' }, 500)), expected: broken(['unavailable', 2]) },
  'F13 503': {
    answers: always(emptyResponse(503, { 'retry-after': '2' })),
    expected: broken(['unavailable', 2]),
  },
  'F14 a body that is not JSON': {
    answers: always(text('[{"id":', 'application/json')),
    expected: lost(MALFORMED),
  },
  'F15 an HTML page': { answers: always(html()), expected: lost(MALFORMED) },
  'F16 200 with an empty body': {
    answers: always(emptyResponse(200, { 'content-type': 'application/json' })),
    expected: readAndWrite(MALFORMED, ['success', 1]),
    exceptions: NEEDS_AN_ANSWER,
  },
  'F17 wrong types': {
    answers: (complete) => [json(changeEach(complete, withWrongTypes))],
    expected: readAndWrite(MALFORMED, ['success', 1]),
    exceptions: { ...NEEDS_AN_ANSWER, createUser: UNKNOWN, changeBusinessStatus: UNKNOWN },
  },
  'F18 missing fields': {
    answers: (complete) => [json(changeEach(complete, (item) => withFieldsOnly(item, [])))],
    expected: readAndWrite(MALFORMED, ['success', 1]),
    exceptions: { ...NEEDS_AN_ANSWER, createUser: UNKNOWN },
  },
  'F19 additional fields': {
    answers: (complete) => [json(changeEach(complete, withExtraFields))],
    expected: same(['success', 1]),
  },
  'F20 ten thousand items': {
    answers: (complete) => [json(enlarged(complete))],
    expected: same(['success', 1]),
  },
  'F21 a body in small pieces': {
    answers: always(drip),
    expected: lost(['unavailable', 1]),
    during: 'timeout',
  },
  'F22 a connection reset in the middle of the body': {
    answers: always(half),
    expected: lost(['unavailable', 2]),
  },
  'F23 missing CORS headers': {
    answers: always(html(502)),
    expected: lost(['unavailable', 2]),
    during: 'no CORS headers',
  },
  'F24 200 with success false': {
    answers: always(json({ success: false, message: 'Held for review' })),
    expected: refused(MALFORMED),
  },
  'F25 204': {
    answers: always(emptyResponse(204)),
    expected: readAndWrite(MALFORMED, ['success', 1]),
    exceptions: NEEDS_AN_ANSWER,
  },
  'F26 an answer after the screen is gone': {
    answers: (complete) => [late(json(complete))],
    /* A read is aborted, and its answer is never used. A write goes on without its screen. */
    expected: readAndWrite(['unavailable', 1], ['success', 1]),
    during: 'the screen is left',
  },
  'F27 a redirect to a sign-in page': {
    answers: always(redirectTo('/elsewhere')),
    expected: lost(['unavailable', 2]),
  },
};

/** Variants of these faults that a gateway or a busy service sends. */
export const VARIANTS: Readonly<Record<string, AdapterFault>> = {
  '502 as a web page': { answers: always(html(502)), expected: broken(['unavailable', 2]) },
  '503 for a minute': {
    answers: always(emptyResponse(503, { 'retry-after': '60' })),
    expected: broken(['unavailable', 1]),
  },
  '504': { answers: always(emptyResponse(504)), expected: broken(['unavailable', 2]) },
  '404 as a web page': { answers: always(html(404)), expected: refused(['unavailable', 1]) },
  '404 as plain text': {
    answers: always(text('404 page not found', 'text/plain', 404)),
    expected: refused(['unavailable', 1]),
  },
};

/** A list with ten thousand items, or an object with an unknown list of ten thousand. */
function enlarged(complete: unknown): unknown {
  const many = (item: unknown): readonly unknown[] => Array.from({ length: HUGE }, () => item);
  return Array.isArray(complete) ? many(complete[0]) : { ...Object(complete), more: many('more') };
}

function late(answer: ResponseWriter): ResponseWriter {
  return (response, request) => {
    setTimeout(() => answer(response, request), 5);
  };
}
