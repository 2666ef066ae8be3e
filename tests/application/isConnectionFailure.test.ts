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
] as const)('tells whether the connection can be the cause: %s', (_, error, isPossible) => {
  expect(isConnectionFailure(error)).toBe(isPossible);
});
