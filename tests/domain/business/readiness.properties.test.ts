import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READINESS_STEPS, readinessOf, type SubscriptionFact } from '@/domain/business/readiness';
import { COMPLETE_LANGUAGES, LANGUAGES } from '@/domain/shared/language';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aMoment } from '@tests/support/builders/aMoment';
import { aContact } from '@tests/support/builders/aContact';
import { anyText, assertProperty } from '../arbitraries';
import { anyRule } from './anyHours';

const NOW = aMoment();
const blank = fc.constantFrom('', ' ', '\u200F');
const words = fc.dictionary(fc.constantFrom(...LANGUAGES), fc.oneof(anyText, blank));
const word = fc.option(fc.oneof(anyText, blank), { nil: undefined });
const anyPhone = fc.oneof(anyText, fc.constantFrom('052-123-4567', '04-991-0184', '*2345', '12'));

/** Any business, with everything that the steps look at. */
const anyBusiness = fc
  .record({
    names: words,
    displayNames: words,
    descriptions: words,
    profilePhoto: word,
    address: word,
    contacts: fc.array(
      fc.array(anyPhone, { maxLength: 3 }).map((phoneNumbers) => aContact({ phoneNumbers })),
      { maxLength: 3 },
    ),
    operatingHours: fc.array(anyRule, { maxLength: 4 }),
    status: fc.option(fc.oneof(fc.constantFrom('active', 'inactive', 'draft'), anyText), { nil: undefined }),
    activeFlag: fc.option(fc.boolean(), { nil: undefined }),
  })
  .map(aBusiness);

const anyFact: fc.Arbitrary<SubscriptionFact> = fc.oneof(
  fc.constantFrom('loading', 'failed', 'none').map((kind) => ({ kind }) as const),
  fc
    .oneof(fc.constantFrom('Active', 'in_trial', 'paused'), anyText)
    .map((status) => ({ kind: 'present', subscription: { status, cancelledAt: undefined } }) as const),
);

describe('the readiness of any business', () => {
  it('counts exactly the steps that are done, among those that were checked', () => {
    assertProperty(anyBusiness, anyFact, (business, fact) => {
      const { steps, done, checked } = readinessOf(business, fact, NOW);
      const states = READINESS_STEPS.map((step) => steps[step]);
      const [finished, missing] = (['done', 'missing'] as const).map(
        (wanted) => states.filter((state) => state === wanted).length,
      );
      expect(Object.keys(steps)).toEqual([...READINESS_STEPS]);
      expect(done).toBe(finished);
      expect(checked).toBe(states.includes('pending') ? undefined : done + (missing ?? 0));
      expect(checked ?? 0).toBeLessThanOrEqual(8);
    });
  });

  it('only the plan can be pending or unchecked, because the other steps need no request', () => {
    assertProperty(anyBusiness, anyFact, (business, fact) => {
      const { plan, ...others } = readinessOf(business, fact, NOW).steps;
      expect(['done', 'missing']).toEqual(expect.arrayContaining(Object.values(others)));
      expect(plan === 'pending').toBe(fact.kind === 'loading');
      expect(plan === 'unchecked').toBe(fact.kind === 'failed');
    });
  });

  it('misses a name and a text in exactly the complete languages that have none', () => {
    assertProperty(anyBusiness, anyFact, (business, fact) => {
      const { missingNames, missingTexts, steps } = readinessOf(business, fact, NOW);
      const { names, displayNames, descriptions } = business;
      for (const language of COMPLETE_LANGUAGES) {
        const ownNames = [names[language], displayNames[language]].map(nonBlank);
        expect(missingNames.includes(language)).toBe(ownNames.every((name) => name === undefined));
        expect(missingTexts.includes(language)).toBe(nonBlank(descriptions[language]) === undefined);
      }
      for (const missing of [missingNames, missingTexts]) {
        expect([...COMPLETE_LANGUAGES]).toEqual(expect.arrayContaining([...missing]));
        expect(new Set(missing).size).toBe(missing.length);
      }
      expect([steps.name === 'done', steps.text === 'done']).toEqual([
        missingNames.length === 0,
        missingTexts.length === 0,
      ]);
    });
  });

  it('never throws', () => {
    assertProperty(anyBusiness, anyFact, (business, fact) => {
      expect(() => readinessOf(business, fact, NOW)).not.toThrow();
    });
  });
});
