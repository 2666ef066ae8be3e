import { describe, expect, it } from 'vitest';
import type { DiagnosticEvent } from '@/application/ports/Diagnostics';
import type { PlanCatalog } from '@/application/ports/PlanCatalog';
import { Money } from '@/domain/shared/Money';
import { failure, success } from '@/domain/shared/result';
import type { Catalog } from '@/domain/subscription/Plan';
import { aCatalog } from '../support/builders/aCatalog';
import { anAddOn } from '../support/builders/anAddOn';
import { aPlan } from '../support/builders/aPlan';
import { itCanBeAborted, itReportsReadFailures, type ServiceHarness } from './serviceFailures';

export interface CatalogHarness extends ServiceHarness {
  readonly plans: PlanCatalog;
}

export interface ReceivedCatalogHarness extends CatalogHarness {
  readonly reported: readonly DiagnosticEvent[];
}

/** The defect of an additional entry in the response of a service. */
export type CatalogFlaw = 'no-price' | 'no-name' | 'unknown-type' | 'unreadable-metadata' | 'unknown-period';

export function describePlanCatalog(setUp: (known: Catalog) => CatalogHarness): void {
  describe('the catalogue', () => {
    it('contains plans and add-ons in the order of the server', async () => {
      const known = aCatalog({
        plans: [
          aPlan({ id: 'z', metadata: { displayOrder: 2 } }),
          aPlan({ id: 'a', metadata: { displayOrder: 1 } }),
        ],
        addOns: [anAddOn({ id: 'y' }), anAddOn({ id: 'b' })],
      });
      expect(await setUp(known).plans.load()).toMatchObject(
        success({ plans: [{ id: 'z' }, { id: 'a' }], addOns: [{ id: 'y' }, { id: 'b' }] }),
      );
    });

    it('contains all their data', async () => {
      const known = aCatalog({
        plans: [
          aPlan({
            externalName: 'Basic plan',
            description: 'To begin with',
            entitlements: [
              {
                featureId: 'photos',
                featureName: 'Photos',
                value: '10',
                type: 'custom',
                displayName: undefined,
              },
            ],
            metadata: { displayOrder: 3, isPopular: true, isDefaultSelected: true },
          }),
        ],
        addOns: [],
      });
      expect(await setUp(known).plans.load()).toEqual(success(known));
    });

    it('contains retired plans too, because the domain decides what is sold', async () => {
      const known = aCatalog({ plans: [aPlan({ status: 'archived' })], addOns: [] });
      expect(await setUp(known).plans.load()).toEqual(success(known));
    });

    it('can be empty', async () => {
      const nothing = aCatalog({ plans: [], addOns: [] });
      expect(await setUp(nothing).plans.load()).toEqual(success(nothing));
    });

    itReportsReadFailures(
      () => setUp(aCatalog()),
      ({ plans }) => plans.load(),
    );

    itCanBeAborted(
      () => setUp(aCatalog()),
      ({ plans }, signal) => plans.load(signal),
    );

    it('returns the messages of the server', async () => {
      const { plans, setFailure } = setUp(aCatalog());
      setFailure('unavailable');
      const loaded = await plans.load();
      expect(loaded.ok ? undefined : loaded.error).toMatchObject({
        kind: 'unavailable',
        message: expect.any(String),
        request: { status: expect.any(Number) },
      });
    });
  });
}

/** What a catalogue that a service sends may contain. The catalogue of the demo is part of the code. */
export function describeReceivedCatalog(
  setUp: (known: Catalog, flaw?: CatalogFlaw) => ReceivedCatalogHarness,
): void {
  describe('a catalogue from a service', () => {
    it.each<CatalogFlaw>(['no-price', 'no-name', 'unknown-type'])(
      'omits and reports an unreadable entry: %s',
      async (flaw) => {
        const known = aCatalog();
        const { plans, reported } = setUp(known, flaw);
        expect(await plans.load()).toEqual(success(known));
        expect(reported.map(({ event }) => event)).toEqual(['unreadable-data']);
      },
    );

    it('contains a repeated plan once, as it came first, and reports other content', async () => {
      const [first, again] = [aPlan({ name: 'First' }), aPlan({ name: 'Again' })];
      const { plans, reported } = setUp(aCatalog({ plans: [first, first, again], addOns: [] }));
      expect(await plans.load()).toEqual(success(aCatalog({ plans: [first], addOns: [] })));
      expect(reported.map(({ event }) => event)).toEqual(['unreadable-data']);
    });

    it('omits a plan or add-on that comes at two prices, because its price is not known', async () => {
      const dearer = { price: Money.agorot(99_900) };
      const known = aCatalog({
        plans: [aPlan(), aPlan({ id: 'other' }), aPlan(dearer)],
        addOns: [anAddOn(), anAddOn(dearer)],
      });
      const { plans } = setUp(known);
      expect(await plans.load()).toMatchObject(success({ plans: [{ id: 'other' }], addOns: [] }));
    });

    it('is a failure, not an empty catalogue, when every entry is unreadable', async () => {
      const { plans } = setUp(aCatalog({ plans: [], addOns: [] }), 'no-price');
      expect(await plans.load()).toMatchObject(failure({ kind: 'malformed-response' }));
    });

    it('keeps a plan whose metadata is unreadable, and reports it', async () => {
      const { plans, reported } = setUp(aCatalog({ plans: [], addOns: [] }), 'unreadable-metadata');
      expect(await plans.load()).toMatchObject(
        success({ plans: [{ metadata: { displayOrder: 999, isPopular: false, isDefaultSelected: false } }] }),
      );
      expect(reported.map(({ event }) => event)).toEqual(['unreadable-data']);
    });

    it('keeps a plan of an unknown period, with an undefined period', async () => {
      const { plans } = setUp(aCatalog({ plans: [], addOns: [] }), 'unknown-period');
      const loaded = await plans.load();
      expect(loaded.ok && loaded.value.plans.map(({ periodUnit }) => periodUnit)).toEqual([undefined]);
    });

    it('reports nothing when every entry is readable', async () => {
      const { plans, reported } = setUp(aCatalog());
      await plans.load();
      expect(reported).toEqual([]);
    });
  });
}
