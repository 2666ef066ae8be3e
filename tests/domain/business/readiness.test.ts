import { describe, expect, it } from 'vitest';
import { READINESS_STEPS, readinessOf, type SubscriptionFact } from '@/domain/business/readiness';
import type { PointInTime } from '@/domain/shared/pointInTime';
import { aMoment, aPointInTime } from '@tests/support/builders/aMoment';
import type { BusinessOverrides } from '@tests/support/builders/aBusiness';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aContact } from '@tests/support/builders/aContact';
import { anOperatingHoursRule } from '@tests/support/builders/anOperatingHoursRule';

const IN_THREE = { en: 'Locks', he: 'מנעולים', ar: 'أقفال' };
const NOW = aMoment('2026-03-05T12:00:00Z');
const present = (status: string, cancelledAt?: PointInTime): SubscriptionFact => ({
  kind: 'present',
  subscription: { status, cancelledAt },
});
const PAID = present('Active');

const aReadyBusiness = (overrides: BusinessOverrides = {}) =>
  aBusiness({
    names: IN_THREE,
    descriptions: IN_THREE,
    profilePhoto: '/photo.svg',
    address: '12 Herzl St., Haifa',
    contacts: [aContact({ phoneNumbers: ['052-123-4567'] })],
    operatingHours: [anOperatingHoursRule()],
    status: 'active',
    ...overrides,
  });

describe('readinessOf', () => {
  it('is complete with all eight', () => {
    const ready = readinessOf(aReadyBusiness(), PAID, NOW);
    expect(ready).toMatchObject({ done: 8, checked: 8, missingNames: [], missingTexts: [] });
    expect(Object.keys(ready.steps)).toEqual([...READINESS_STEPS]);
  });

  it.each([
    ['name', { names: { he: 'מנעולים', ar: ' ' } }],
    ['text', { descriptions: {} }],
    ['photo', { profilePhoto: undefined }],
    ['address', { address: ' ' }],
    ['phone', { contacts: [aContact({ phoneNumbers: ['by email only', '12'] })] }],
    ['hours', { operatingHours: [anOperatingHoursRule({ isActive: false })] }],
    ['visible', { status: 'inactive' }],
  ] as const)('misses only the %s', (step, overrides) => {
    const ready = readinessOf(aReadyBusiness(overrides), PAID, NOW);
    expect(READINESS_STEPS.filter((each) => ready.steps[each] !== 'done')).toEqual([step]);
    expect(ready).toMatchObject({ done: 7, checked: 8 });
  });

  it('names the languages that are missing, and accepts a display name as a name', () => {
    const business = aReadyBusiness({
      names: { he: 'מנעולים' },
      displayNames: { ar: 'أقفال' },
      descriptions: {},
    });
    expect(readinessOf(business, PAID, NOW)).toMatchObject({
      missingNames: ['en'],
      missingTexts: ['en', 'he', 'ar'],
    });
  });

  it.each(['9-1-700-123-456', '1-700-123-4567', '**2345', '*23456'])('does not accept %s', (phone) => {
    const business = aReadyBusiness({ contacts: [aContact({ phoneNumbers: [phone] })] });
    expect(readinessOf(business, PAID, NOW).steps.phone).toBe('missing');
  });

  it('needs one contact with a phone number, and one day with hours', () => {
    const business = aReadyBusiness({
      contacts: [aContact({ phoneNumbers: [] }), aContact({ phoneNumbers: ['052-123-4567'] })],
      operatingHours: [anOperatingHoursRule({ isActive: false }), anOperatingHoursRule()],
    });
    expect(readinessOf(business, PAID, NOW).done).toBe(8);
  });

  it.each(['04-991-0184', '+972 52-123-4567', '00972-52-123-4567', '1-700-123-456', '*2345'])(
    'accepts the phone number %s',
    (phone) => {
      const business = aReadyBusiness({ contacts: [aContact({ phoneNumbers: ['', phone] })] });
      expect(readinessOf(business, PAID, NOW).steps.phone).toBe('done');
    },
  );

  it.each([
    [{ kind: 'loading' }, 'pending', undefined],
    [{ kind: 'failed' }, 'unchecked', 7],
    [{ kind: 'none' }, 'missing', 8],
    [present('paused'), 'missing', 8],
    [present('in_trial'), 'done', 8],
    [present('Active', aPointInTime('2026-03-06T12:00:00Z')), 'done', 8],
    [present('Active', aPointInTime('2026-03-04T12:00:00Z')), 'missing', 8],
  ] as const)('with the subscription %j, the plan is %s', (fact, state, checked) => {
    const ready = readinessOf(aReadyBusiness(), fact, NOW);
    expect([ready.steps.plan, ready.checked]).toEqual([state, checked]);
  });
});
