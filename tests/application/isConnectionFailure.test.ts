import { expect, it } from 'vitest';
import { isConnectionFailure } from '@/application/ports/ServiceFailure';

it.each([
  ['a request that was not sent', { kind: 'offline' }, true],
  ['a payment provider that cannot be reached', { kind: 'provider-unreachable' }, true],
  ['a service without a response', { kind: 'unavailable', hasNoResponse: true }, true],
  ['a service that responds with an error', { kind: 'unavailable', hasNoResponse: false }, false],
  ['a service error of unknown origin', { kind: 'unavailable' }, false],
  ['an expired session', { kind: 'session-expired' }, false],
  ['a refused request', { kind: 'forbidden' }, false],
] as const)('the connection as a possible cause of a failure: %s', (_, error, isPossible) => {
  expect(isConnectionFailure(error)).toBe(isPossible);
});
