import type { Fault } from '../../stack/api/faults/Fault';
import type { FaultId } from './ScreenCell';

/** A time that no cell waits for, in milliseconds. */
const NEVER = 24 * 60 * 60 * 1000;
/** Milliseconds between two bytes of a slow body. The time limit for the whole answer ends it. */
const DRIP = 20_000;
/** Milliseconds after which a late answer comes. */
export const LATE = 400;

const json = { 'content-type': 'application/json' };

/**
 * The fault of the stack's API for a fault of faults B.1. The browser itself provides two others: F1 is the offline
 * switch, and F2 a refused connection, which no server can see.
 */
export function screenFault(fault: Exclude<FaultId, 'F1' | 'F2'>, signInPage: string): Fault {
  switch (fault) {
    case 'F3':
      return { fault: 'late', delay: NEVER };
    case 'F4':
      return { fault: 'status', status: 400, body: { message: 'This is not possible' } };
    case 'F5':
      return { fault: 'status', status: 401, times: 1, body: { message: 'The access token expired' } };
    case 'F6':
      return { fault: 'status', status: 401, body: { message: 'The access token expired' } };
    case 'F7':
      return { fault: 'status', status: 403, body: {} };
    case 'F8':
      return { fault: 'status', status: 404, body: { message: 'There is no such thing' } };
    case 'F9':
      return { fault: 'status', status: 409, body: { message: 'Something else happened first' } };
    case 'F10':
      return { fault: 'status', status: 422, body: { message: 'This cannot be processed' } };
    case 'F11':
      return { fault: 'status', status: 429, headers: { 'retry-after': '2' } };
    case 'F12':
      return { fault: 'status', status: 500, body: { message: 'Something broke' } };
    case 'F13':
      return { fault: 'status', status: 503, headers: { 'retry-after': '2' } };
    case 'F14':
      return { fault: 'status', status: 200, body: '[{"id":', headers: json };
    case 'F15':
      return { fault: 'html' };
    case 'F16':
      return { fault: 'empty' };
    case 'F17':
      return { fault: 'wrong-types' };
    case 'F18':
      return { fault: 'missing-fields', fields: [] };
    case 'F19':
      return { fault: 'extra-fields' };
    case 'F20':
      return { fault: 'huge' };
    case 'F21':
      return { fault: 'drip', every: DRIP };
    case 'F22':
      return { fault: 'half-body' };
    case 'F23':
      return {
        fault: 'status',
        status: 502,
        cors: false,
        body: '<h1>Bad gateway</h1>',
        headers: { 'content-type': 'text/html' },
      };
    case 'F24':
      return { fault: 'status', status: 200, body: { success: false, message: 'Held for review' } };
    case 'F25':
      return { fault: '204' };
    case 'F26':
      return { fault: 'late', delay: LATE };
    case 'F27':
      return { fault: 'status', status: 302, body: '', headers: { location: signInPage } };
  }
}
