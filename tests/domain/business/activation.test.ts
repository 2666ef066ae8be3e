import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activate, deactivate } from '@/domain/business/activation';
import { displayStatus } from '@/domain/business/Business';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { anyText, REPEATABLE } from '../repeatable';

const refused = (kind: string) => ({ ok: false, error: { kind } });

describe('activate', () => {
  it.each([
    ['STAT-011', 'Active'],
    ['STAT-011', 'active'],
    ['STAT-012', 'InTrial'],
    ['STAT-012', 'in_trial'],
  ])('%s: puts a business live with a subscription that is %s', (_id, status) => {
    const activated = activate(aBusiness(), aSubscription({ status }));
    expect(activated).toEqual({ ok: true, value: aBusiness({ status: 'active', wasMarkedActive: true }) });
  });

  it('decision C37: puts a draft live', () => {
    expect(activate(aBusiness({ status: 'draft' }), aSubscription()).ok).toBe(true);
  });

  it('decision C12: is allowed until a subscription that is cancelled for later has ended', () => {
    const subscription = aSubscription({ cancelledAt: aPointInTime('2027-01-01T00:00:00Z') });
    expect(activate(aBusiness(), subscription).ok).toBe(true);
  });

  it('STAT-013, STAT-014: requires a subscription', () => {
    expect(activate(aBusiness(), undefined)).toEqual(refused('subscription-required'));
  });

  it.each(['Paused', 'Cancelled', 'NonRenewing', 'future', ''])(
    'STAT-015, STAT-016: requires an active subscription, which %j is not',
    (status) => {
      expect(activate(aBusiness(), aSubscription({ status }))).toEqual(refused('subscription-not-active'));
    },
  );

  it('STAT-006: is not offered to an active business', () => {
    expect(activate(anActiveBusiness(), aSubscription())).toEqual(refused('already-active'));
  });
});

describe('deactivate', () => {
  it('STAT-017: hides an active business, with no question about subscriptions', () => {
    expect(deactivate(anActiveBusiness())).toEqual({
      ok: true,
      value: aBusiness({ status: 'inactive', wasMarkedActive: false }),
    });
  });

  it('STAT-005: is not offered to an inactive business or a draft', () => {
    expect(deactivate(aBusiness())).toEqual(refused('already-inactive'));
    expect(deactivate(aBusiness({ status: 'draft' }))).toEqual(refused('already-inactive'));
  });
});

describe('activation, whatever the server calls things', () => {
  const anyStatus = fc.oneof(
    anyText,
    fc.mixedCase(
      fc.constantFrom('active', 'inactive', 'draft', 'in_trial', 'intrial', 'paused', 'non-renewing'),
    ),
  );
  const anyBusiness = fc
    .record({
      status: fc.option(anyStatus, { nil: undefined }),
      wasMarkedActive: fc.constantFrom(true, false, undefined),
    })
    .map((deviation) => aBusiness(deviation));

  it('STAT-005, STAT-006: exactly one of activating and deactivating is offered', () => {
    fc.assert(
      fc.property(anyBusiness, (business) => {
        const isInactive = displayStatus(business) === 'inactive';
        expect(activate(business, aSubscription()).ok).toBe(isInactive);
        expect(deactivate(business).ok).toBe(!isInactive);
      }),
      REPEATABLE,
    );
  });

  it('STAT-011 to STAT-016: activating is enabled exactly with Active or InTrial, in any spelling', () => {
    fc.assert(
      fc.property(anyStatus, (status) => {
        const isGood = /^(active|in[\s_-]*trial)$/i.test(status.replaceAll(/[\s_-]/g, ''));
        expect(activate(aBusiness(), aSubscription({ status })).ok).toBe(isGood);
      }),
      REPEATABLE,
    );
  });
});
