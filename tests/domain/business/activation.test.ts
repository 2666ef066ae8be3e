import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activate, deactivate } from '@/domain/business/activation';
import { displayStatus } from '@/domain/business/Business';
import { failure, success } from '@/domain/shared/result';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { anyText, assertProperty } from '../arbitraries';

const refused = (kind: string) => failure({ kind });

describe('activate', () => {
  it.each(['Active', 'active', 'InTrial', 'in_trial'])(
    'activates a business with a subscription that is %s',
    (status) => {
      const activated = activate(aBusiness(), aSubscription({ status }));
      expect(activated).toEqual(success(aBusiness({ status: 'active', activeFlag: true })));
    },
  );

  it('activates a draft', () => {
    expect(activate(aBusiness({ status: 'draft' }), aSubscription()).ok).toBe(true);
  });

  it('is allowed until the end of a subscription that is cancelled for later', () => {
    const subscription = aSubscription({ cancelledAt: aPointInTime('2027-01-01T00:00:00Z') });
    expect(activate(aBusiness(), subscription).ok).toBe(true);
  });

  it('requires a subscription', () => {
    expect(activate(aBusiness(), undefined)).toEqual(refused('subscription-required'));
  });

  it.each(['Paused', 'Cancelled', 'NonRenewing', 'future', ''])(
    'requires an active subscription, not one with the status %j',
    (status) => {
      expect(activate(aBusiness(), aSubscription({ status }))).toEqual(refused('subscription-not-active'));
    },
  );

  it('is not offered for an active business', () => {
    expect(activate(anActiveBusiness(), aSubscription())).toEqual(refused('already-done'));
  });
});

describe('deactivate', () => {
  it('deactivates an active business without checking its subscription', () => {
    expect(deactivate(anActiveBusiness())).toEqual(
      success(aBusiness({ status: 'inactive', activeFlag: false })),
    );
  });

  it('is not offered for an inactive business or a draft', () => {
    expect(deactivate(aBusiness())).toEqual(refused('already-done'));
    expect(deactivate(aBusiness({ status: 'draft' }))).toEqual(refused('already-done'));
  });
});

describe('activation, for any status text of the server', () => {
  const anyStatus = fc.oneof(
    anyText,
    fc.mixedCase(
      fc.constantFrom('active', 'inactive', 'draft', 'in_trial', 'intrial', 'paused', 'non-renewing'),
    ),
  );
  const anyBusiness = fc
    .record({
      status: fc.option(anyStatus, { nil: undefined }),
      activeFlag: fc.constantFrom(true, false, undefined),
    })
    .map((overrides) => aBusiness(overrides));

  it('either activating or deactivating is offered', () => {
    assertProperty(anyBusiness, (business) => {
      const isInactive = displayStatus(business) === 'inactive';
      expect(activate(business, aSubscription()).ok).toBe(isInactive);
      expect(deactivate(business).ok).toBe(!isInactive);
    });
  });

  it('activating is enabled only with Active or InTrial, in any spelling', () => {
    assertProperty(anyStatus, (status) => {
      const isGood = /^(active|in[\s_-]*trial)$/i.test(status.replaceAll(/[\s_-]/g, ''));
      expect(activate(aBusiness(), aSubscription({ status })).ok).toBe(isGood);
    });
  });
});
