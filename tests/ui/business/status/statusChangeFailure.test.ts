import { describe, expect, it } from 'vitest';
import { statusChangeFailure } from '@/ui/business/status/statusChangeFailure';
import { aMoment } from '@tests/support/builders/aMoment';

describe('A failed status change', () => {
  it.each([
    ['activate', 'detail.management.activateFailed'],
    ['deactivate', 'detail.management.deactivateFailed'],
  ] as const)('shows the message of the server: %s', (action, message) => {
    expect(statusChangeFailure(action, { kind: 'refused', message: 'Under review' })).toEqual({
      message,
      detail: 'Under review',
    });
  });

  it('says when to retry after too many requests', () => {
    const request = { status: 429, id: undefined, receivedAt: aMoment() };
    const refused = { kind: 'refused', message: 'Slow down', retryAfter: 3000, request } as const;
    expect(statusChangeFailure('activate', refused)).toEqual({
      message: 'detail.management.activateFailed',
      retryAfter: 3000,
      since: aMoment(),
    });
  });

  it.each([undefined, '', '  \u202E '])(
    'shows a general message when the server sends no text (%j)',
    (message) => {
      expect(statusChangeFailure('activate', { kind: 'refused', message })).toEqual({
        message: 'detail.management.updateFailed',
      });
    },
  );

  it.each([
    ['activate', 'detail.management.activateError'],
    ['deactivate', 'detail.management.deactivateError'],
  ] as const)('is shown as an error when there was no response: %s', (action, message) => {
    for (const error of [{ kind: 'offline' }, { kind: 'outcome-unknown' }, { kind: 'unavailable' }] as const)
      expect(statusChangeFailure(action, error)).toMatchObject({ message });
  });

  it.each([
    ['Only the owner may do this', 'detail.management.deactivateFailed'],
    [undefined, 'detail.management.updateFailed'],
  ] as const)(
    'says that the permission is missing, with the message of the server: %s',
    (detail, message) => {
      expect(statusChangeFailure('deactivate', { kind: 'forbidden', message: detail })).toEqual({
        message,
        reason: 'errors.forbidden',
        detail,
      });
    },
  );

  it('names the reason of a refusal', () => {
    expect(statusChangeFailure('activate', { kind: 'subscription-required' })).toMatchObject({
      reason: 'detail.management.subscriptionRequired',
    });
    expect(statusChangeFailure('activate', { kind: 'subscription-not-active' })).toMatchObject({
      reason: 'detail.management.subscriptionMustBeActive',
    });
    expect(statusChangeFailure('activate', { kind: 'business-not-found' })).toEqual({
      message: 'detail.management.activateFailed',
      reason: 'detail.management.gone',
    });
    expect(statusChangeFailure('deactivate', { kind: 'already-done' })).toEqual({
      message: 'detail.management.updateFailed',
    });
  });
});
