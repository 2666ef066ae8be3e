import type { Fault } from '../../../tests/stack/api/faults/Fault';
import type { FaultId } from './ScreenCell';

/** A time that no cell waits for, in milliseconds. */
const NEVER = 24 * 60 * 60 * 1000;
/** Milliseconds between two bytes of a slow body. The time limit for the whole answer ends it. */
const DRIP = 20_000;
/** Milliseconds after which a late answer comes. */
export const LATE = 1000;

const json = { 'content-type': 'application/json' };

/**
 * How the stack's API produces each fault (faults B.1). The browser itself provides two others: F1 is its
 * offline switch, and F2 a refused connection, which no server can see.
 */
const FAULTS: Readonly<Record<Exclude<FaultId, 'F1' | 'F2' | 'F27'>, Fault>> = {
  F3: { fault: 'late', delay: NEVER },
  F4: { fault: 'status', status: 400, body: { message: 'This is not possible' } },
  F5: { fault: 'status', status: 401, times: 1, body: { message: 'The access token expired' } },
  F6: { fault: 'status', status: 401, body: { message: 'The access token expired' } },
  F7: { fault: 'status', status: 403, body: {} },
  F8: { fault: 'status', status: 404, body: { message: 'There is no such thing' } },
  F9: { fault: 'status', status: 409, body: { message: 'Something else happened first' } },
  F10: { fault: 'status', status: 422, body: { message: 'This cannot be processed' } },
  F11: { fault: 'status', status: 429, headers: { 'retry-after': '2' } },
  F12: { fault: 'status', status: 500, body: { message: 'Something broke' } },
  F13: { fault: 'status', status: 503, headers: { 'retry-after': '2' } },
  F14: { fault: 'status', status: 200, body: '[{"id":', headers: json },
  F15: { fault: 'html' },
  F16: { fault: 'empty' },
  F17: { fault: 'wrong-types' },
  F18: { fault: 'missing-fields', fields: [] },
  F19: { fault: 'extra-fields' },
  F20: { fault: 'huge' },
  F21: { fault: 'drip', every: DRIP },
  F22: { fault: 'half-body' },
  F23: {
    fault: 'status',
    status: 502,
    cors: false,
    body: '<h1>Bad gateway</h1>',
    headers: { 'content-type': 'text/html' },
  },
  F24: { fault: 'status', status: 200, body: { success: false, message: 'Held for review' } },
  F25: { fault: '204' },
  F26: { fault: 'late', delay: LATE },
};

/** @param signInPage Where F27 redirects to. */
export function screenFault(fault: Exclude<FaultId, 'F1' | 'F2'>, signInPage: string): Fault {
  return fault === 'F27'
    ? { fault: 'status', status: 302, body: '', headers: { location: signInPage } }
    : FAULTS[fault];
}
