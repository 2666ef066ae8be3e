import { describe, expect, it } from 'vitest';
import type { DiagnosticEvent } from '@/application/ports/Diagnostics';
import type { PlanCatalog } from '@/application/ports/PlanCatalog';
import type { Catalog } from '@/domain/subscription/Plan';
import { aCatalog } from '../support/builders/aCatalog';
import { anAddOn } from '../support/builders/anAddOn';
import { aPlan } from '../support/builders/aPlan';
import { itCanBeGivenUp, itTellsReadFailures, type ServiceHarness } from './serviceTroubles';

export interface CatalogHarness extends ServiceHarness {
  readonly plans: PlanCatalog;
  readonly reported: readonly DiagnosticEvent[];
}

/** What the service has besides, by what is wrong with it. */
export type CatalogFlaw = 'no-price' | 'no-name' | 'unknown-type' | 'unreadable-metadata' | 'unknown-period';

export function describePlanCatalog(setUp: (known: Catalog, flaw?: CatalogFlaw) => CatalogHarness): void {
  describe('the catalogue', () => {
    it('holds plans and add-ons in the order of the server', async () => {
      const known = aCatalog({
        plans: [
          aPlan({ id: 'z', metadata: { displayOrder: 2 } }),
          aPlan({ id: 'a', metadata: { displayOrder: 1 } }),
        ],
        addOns: [anAddOn({ id: 'y' }), anAddOn({ id: 'b' })],
      });
      expect(await setUp(known).plans.load()).toMatchObject({
        ok: true,
        value: { plans: [{ id: 'z' }, { id: 'a' }], addOns: [{ id: 'y' }, { id: 'b' }] },
      });
    });

    it('holds everything that is told about them', async () => {
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
      expect(await setUp(known).plans.load()).toEqual({ ok: true, value: known });
    });

    it('holds retired plans too: what can be sold is not decided here', async () => {
      const known = aCatalog({ plans: [aPlan({ status: 'archived' })], addOns: [] });
      expect(await setUp(known).plans.load()).toEqual({ ok: true, value: known });
    });

    it.each<CatalogFlaw>(['no-price', 'no-name', 'unknown-type'])(
      'leaves out what cannot be read, and reports it: %s',
      async (flaw) => {
        const known = aCatalog();
        const { plans, reported } = setUp(known, flaw);
        expect(await plans.load()).toEqual({ ok: true, value: known });
        expect(reported.map(({ event }) => event)).toEqual(['unreadable-data']);
      },
    );

    it('is no answer when nothing of it can be read: that is not an empty catalogue', async () => {
      const { plans } = setUp(aCatalog({ plans: [], addOns: [] }), 'no-price');
      expect(await plans.load()).toMatchObject({ ok: false, error: { kind: 'malformed-response' } });
    });

    it('may be empty', async () => {
      const nothing = aCatalog({ plans: [], addOns: [] });
      expect(await setUp(nothing).plans.load()).toEqual({ ok: true, value: nothing });
    });

    it('keeps a plan of which only the metadata cannot be read, and reports it', async () => {
      const { plans, reported } = setUp(aCatalog({ plans: [], addOns: [] }), 'unreadable-metadata');
      expect(await plans.load()).toMatchObject({
        ok: true,
        value: { plans: [{ metadata: { displayOrder: 999, isPopular: false, isDefaultSelected: false } }] },
      });
      expect(reported.map(({ event }) => event)).toEqual(['unreadable-data']);
    });

    it('keeps a plan of an unknown period, which then has none', async () => {
      const { plans } = setUp(aCatalog({ plans: [], addOns: [] }), 'unknown-period');
      const loaded = await plans.load();
      expect(loaded.ok && loaded.value.plans.map(({ periodUnit }) => periodUnit)).toEqual([undefined]);
    });

    it('reports nothing when everything can be read', async () => {
      const { plans, reported } = setUp(aCatalog());
      await plans.load();
      expect(reported).toEqual([]);
    });

    itTellsReadFailures(
      () => setUp(aCatalog()),
      ({ plans }) => plans.load(),
    );

    itCanBeGivenUp(
      () => setUp(aCatalog()),
      ({ plans }, signal) => plans.load(signal),
    );

    it('passes the words of the server on', async () => {
      const { plans, trouble } = setUp(aCatalog());
      trouble('unavailable');
      const loaded = await plans.load();
      expect(loaded.ok ? undefined : loaded.error).toEqual({
        kind: 'unavailable',
        message: expect.any(String),
      });
    });
  });
}
