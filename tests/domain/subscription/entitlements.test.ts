import { describe, expect, it } from 'vitest';
import { isIncluded, isUnlimited, lostEntitlements } from '@/domain/subscription/entitlements';
import type { Entitlement, Plan } from '@/domain/subscription/Plan';
import { aPlan, anAnnualPlan } from '@tests/support/builders/aPlan';

function feature(featureId: string, value = 'true'): Entitlement {
  return { featureId, featureName: featureId, value, type: 'switch', displayName: undefined };
}

function withFeatures(id: string, name: string, ...entitlements: readonly Entitlement[]): Plan {
  return aPlan({ id, name, entitlements });
}

/** A lost feature as text: 'photos: 10 of 40', or only the id when nothing is left. */
function lost(before: Plan, after: Plan, plans: readonly Plan[] = [before, after]): readonly string[] {
  return lostEntitlements(before, after, plans).map((each) =>
    each.after === undefined
      ? each.before.featureId
      : `${each.before.featureId}: ${each.after.value} of ${each.before.value}`,
  );
}

const BASIC = withFeatures('basic', 'Basic', feature('photos', '10'), feature('email'));
const PRO = withFeatures(
  'pro',
  'Pro',
  feature('everything-in-basic'),
  feature('photos', '40'),
  feature('report'),
);
const TOP = withFeatures('top', 'Top', feature('everything-in-pro'), feature('photos', 'Unlimited'));
const PLANS = [TOP, BASIC, PRO];

describe('the features lost with a change of plan', () => {
  it.each<[string, Plan, Plan, readonly string[]]>([
    ['none within the same plan', PRO, PRO, []],
    ['none when the new plan has more', BASIC, PRO, []],
    ['none when the new plan has them through another plan', PRO, TOP, []],
    ['none when they come through two plans', BASIC, TOP, []],
    ['what the smaller plan lacks and has less of', PRO, BASIC, ['photos: 10 of 40', 'report']],
    ['a number instead of unlimited', TOP, PRO, ['photos: 40 of Unlimited']],
  ])('are %s', (_what, before, after, features) => {
    expect(lost(before, after, PLANS).toSorted()).toEqual(features);
  });

  it.each([
    ['a feature that is switched off was never there', '0', '10', []],
    ['a feature that is switched off is lost', '10', 'false', ['photos']],
    ['words that cannot be compared are not less', 'gold', 'silver', []],
    ['a number in another notation cannot be compared', '1e3', '10', []],
    ['an equal number in another spelling is not less', '10', ' 10 ', []],
  ])('%s', (_rule, before, after, features) => {
    const plan = (id: string, value: string): Plan => withFeatures(id, id, feature('photos', value));
    expect(lost(plan('old', before), plan('new', after))).toEqual(features);
  });

  it('are not stated when a plan includes one that is not in the catalogue', () => {
    expect(lost(PRO, BASIC, [PRO])).toEqual([]);
    expect(lost(BASIC, PRO, [PRO])).toEqual([]);
  });

  it('come from the included plan of the same billing cycle', () => {
    const annual = anAnnualPlan({ id: 'basic-year', name: 'Basic', entitlements: [feature('phone')] });
    expect(lost(PRO, TOP, [annual, ...PLANS])).toEqual([]);
    expect(lost(annual, TOP, [annual, ...PLANS])).toEqual(['phone']);
  });

  it('name a feature whose id only ends like one that stands for a plan', () => {
    const other = withFeatures('other', 'Other', feature('nearly-everything-in-basic'));
    expect(lost(other, BASIC)).toEqual(['nearly-everything-in-basic']);
  });

  it('do not loop through plans that include each other', () => {
    const a = withFeatures('a', 'A', feature('everything-in-b'), feature('x'));
    const b = withFeatures('b', 'B', feature('everything-in-a'));
    expect(lost(a, b, [a, b])).toEqual([]);
  });
});

describe('a feature', () => {
  it.each(['false', ' No ', '0', ''])('is not included with the value %j', (value) => {
    expect(isIncluded(feature('photos', value))).toBe(false);
  });

  it.each(['Unlimited', ' unlimited ', `unlimited${' '.repeat(100)}`])(
    'has no limit with the value %j',
    (value) => {
      expect(isUnlimited(feature('photos', value))).toBe(true);
    },
  );
});
