import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuesAmong, ISSUE_KINDS, type IssueKind } from '@/domain/business/issues';
import { isActive, isDraft } from '@/domain/business/Business';
import { aBusiness } from '../../support/builders/aBusiness';
import { aMoment } from '../../support/builders/aMoment';
import { anySubscription } from '../subscription/anySubscription';
import { assertProperty } from '../arbitraries';

const NOW = aMoment('2026-11-22T07:41:00Z');

const anyBusiness = fc.record({
  status: fc.constantFrom('active', 'inactive', 'draft'),
  subscription: fc.option(anySubscription, { nil: undefined }),
});

const anyList = fc.array(anyBusiness, { maxLength: 12 }).map((all) => {
  const businesses = all.map(({ status }, at) => aBusiness({ id: `b${String(at)}`, status }));
  const subscriptions = new Map(
    all.map(({ subscription }, at) => [aBusiness({ id: `b${String(at)}` }).id, subscription]),
  );
  return { businesses, subscriptions };
});

describe('the issues of any list', () => {
  it('have one row per business, with issues of different kinds', () => {
    assertProperty(anyList, ({ businesses, subscriptions }) => {
      const rows = issuesAmong(businesses, subscriptions, NOW);
      expect(new Set(rows.map(({ business }) => business.id)).size).toBe(rows.length);
      for (const { issues } of rows) {
        expect(new Set(issues.map(({ kind }) => kind)).size).toBe(issues.length);
      }
    });
  });

  it('are in the order of the kinds, and the same in any order of the businesses', () => {
    assertProperty(anyList, ({ businesses, subscriptions }) => {
      const rows = issuesAmong(businesses, subscriptions, NOW);
      const urgencies = rows.map(({ issues: [first] }) => ISSUE_KINDS.indexOf(first.kind));
      expect(urgencies).toEqual(urgencies.toSorted((a, b) => a - b));
      const reversed = issuesAmong(businesses.toReversed(), subscriptions, NOW);
      expect(reversed.map(({ issues: [first] }) => first.kind)).toEqual(
        rows.map(({ issues: [first] }) => first.kind),
      );
    });
  });

  it('ask for a plan only where no subscription runs, and never of a draft', () => {
    assertProperty(anyList, ({ businesses, subscriptions }) => {
      const found = issuesAmong(businesses, subscriptions, NOW);
      const kindsOf = (kind: IssueKind) => found.filter(({ issues }) => issues[0].kind === kind);
      const [hidden, visible] = [kindsOf('no-plan'), kindsOf('visible-unpaid')];
      expect(hidden.some(({ business }) => isActive(business) || isDraft(business))).toBe(false);
      expect(visible.every(({ business }) => isActive(business))).toBe(true);
      expect([...hidden, ...visible].every(({ issues }) => issues.length === 1)).toBe(true);
      const others = found.filter((row) => !hidden.includes(row) && !visible.includes(row));
      expect(others.every(({ business }) => subscriptions.get(business.id) !== undefined)).toBe(true);
    });
  });
});
