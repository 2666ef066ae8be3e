import { describe, expect, it } from 'vitest';
import { statusChangeFailure } from '@/ui/business/detail/statusChangeFailure';

describe('A status change that did not happen', () => {
  it.each([
    ['activate', 'business.management.activateFailed'],
    ['deactivate', 'business.management.deactivateFailed'],
  ] as const)('is told with what the server said: %s (ERR-035, ERR-036)', (action, message) => {
    expect(statusChangeFailure(action, { kind: 'refused', message: 'Under review' })).toEqual({
      message,
      detail: 'Under review',
    });
  });

  it('because too much was asked at once says when to try again (faults R10)', () => {
    const refused = { kind: 'refused', message: 'Slow down', retryAfter: 3000 } as const;
    expect(statusChangeFailure('activate', refused)).toEqual({
      message: 'business.management.activateFailed',
      retryAfter: 3000,
    });
  });

  it.each([undefined, '', '  \u202E '])(
    'without a text of the server (%j) falls back to a general one (ERR-034)',
    (message) => {
      expect(statusChangeFailure('activate', { kind: 'refused', message })).toEqual({
        message: 'business.management.updateFailed',
      });
    },
  );

  it.each([
    ['activate', 'business.management.activateError'],
    ['deactivate', 'business.management.deactivateError'],
  ] as const)('for want of an answer is an error: %s (ERR-037, ERR-038)', (action, message) => {
    for (const kind of ['offline', 'unknown', 'unavailable'] as const)
      expect(statusChangeFailure(action, { kind })).toMatchObject({ message });
  });

  it('for want of permission says so', () => {
    expect(statusChangeFailure('deactivate', { kind: 'forbidden' })).toEqual({
      message: 'business.management.updateFailed',
      reason: 'errors.forbidden',
    });
  });

  it('names the rule that was not kept', () => {
    expect(statusChangeFailure('activate', { kind: 'subscription-required' })).toMatchObject({
      reason: 'business.management.subscriptionRequired',
    });
    expect(statusChangeFailure('activate', { kind: 'subscription-not-active' })).toMatchObject({
      reason: 'business.management.subscriptionMustBeActive',
    });
    expect(statusChangeFailure('deactivate', { kind: 'already-inactive' })).toEqual({
      message: 'business.management.updateFailed',
    });
  });
});
