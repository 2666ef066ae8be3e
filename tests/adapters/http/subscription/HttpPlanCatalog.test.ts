import { describe, expect, it } from 'vitest';
import { HttpPlanCatalog } from '@/adapters/http/subscription/HttpPlanCatalog';
import { Money } from '@/domain/shared/Money';
import { failure, success } from '@/domain/shared/result';
import { cycleOf, type AddOn, type Plan } from '@/domain/subscription/Plan';
import { html, json, emptyResponse } from '../../../support/http/answers';
import type { ResponseWriter } from '../../../support/http/FakeServer';
import { setUpHttp } from '../../../support/http/httpHarness';
import plansOnWire from '../../../support/wire/plans.json';

const SOUND = { id: 'p', name: 'P', type: 'plan', price: 4900, period_unit: 'month' };

describe('HttpPlanCatalog', () => {
  const { responding } = setUpHttp();
  const catalog = (response: ResponseWriter) => {
    const service = responding(response);
    return { ...service, plans: new HttpPlanCatalog(service.client, service.diagnostics) };
  };
  const read = async (overrides: Readonly<Record<string, unknown>>): Promise<Plan | AddOn | undefined> => {
    const loaded = await catalog(json([{ ...SOUND, ...overrides }])).plans.load();
    return loaded.ok ? [...loaded.value.plans, ...loaded.value.addOns][0] : undefined;
  };

  it('reads plans and add-ons with every field of the specification', async () => {
    const { plans, sent, diagnostics } = catalog(json(plansOnWire));
    expect(await plans.load()).toEqual(
      success({
        plans: [
          {
            type: 'plan',
            id: 'Pro-ILS-Monthly',
            name: 'Pro',
            externalName: 'Pro plan',
            description: 'For a business that grows',
            price: Money.agorot(9900),
            period: 1,
            periodUnit: 'month',
            status: 'active',
            entitlements: [
              {
                featureId: 'photos',
                featureName: 'Photos',
                value: '10',
                type: 'quantity',
                displayName: '10 photos',
              },
              {
                featureId: 'listing',
                featureName: 'Top of the list',
                value: 'true',
                type: 'switch',
                displayName: undefined,
              },
            ],
            metadata: { displayOrder: 2, isPopular: true, isDefaultSelected: true },
          },
        ],
        addOns: [
          {
            type: 'addon',
            id: 'Photos-ILS-Yearly',
            name: 'More photos',
            externalName: undefined,
            description: undefined,
            price: Money.agorot(10_000),
            period: 1,
            periodUnit: 'year',
            status: 'active',
            entitlements: [],
            metadata: { displayOrder: 999, isPopular: false, isDefaultSelected: false },
          },
        ],
      }),
    );
    expect(sent()).toEqual(['GET /subscriptions/plans']);
    expect(diagnostics.events).toEqual([]);
  });

  it.each([
    [9900, 'ILS', 99, 'ILS'],
    ['9900', 'ils', 99, 'ILS'],
    [1990, null, 19.9, 'ILS'],
    [0, undefined, 0, 'ILS'],
    [1500, 'USD', 15, 'USD'],
  ])('reads %j of %j as %j %s', async (price, currency_code, major, currency) => {
    expect((await read({ price, currency_code }))?.price).toMatchObject({ currency });
    expect((await read({ price, currency_code }))?.price.majorPrice).toBe(major);
  });

  it.each([
    { price: '149.00' },
    { price: 149.5 },
    { price: '1e3' },
    { price: -1 },
    { price: 'free' },
    { price: null },
    { price: {} },
    { price: 'NaN' },
    { currency_code: 376 },
    { name: ' ' },
    { name: 5 },
    { id: '' },
    { id: 5 },
    { type: 'charge' },
    { type: null },
  ])('omits and reports an entry with %j', async (flaw) => {
    const { plans, diagnostics } = catalog(json([{ ...SOUND, ...flaw }, SOUND]));
    const loaded = await plans.load();
    expect(loaded.ok && loaded.value.plans.map(({ id }) => id)).toEqual(['p']);
    expect(diagnostics.events.map(({ event }) => event)).toEqual(['unreadable-data']);
  });

  it('contains each item once, also when a plan and an add-on have the same id', async () => {
    const addOn = { ...SOUND, type: 'addon' };
    const loaded = await catalog(json([SOUND, addOn, SOUND, addOn, { ...SOUND, id: 'q' }])).plans.load();
    expect(loaded.ok && loaded.value.plans.map(({ id }) => id)).toEqual(['p', 'q']);
    expect(loaded.ok && loaded.value.addOns.map(({ id }) => id)).toEqual(['p']);
  });

  it('is unreadable when its only plan comes at two prices', async () => {
    const { plans } = catalog(json([SOUND, { ...SOUND, price: 149 }]));
    expect(await plans.load()).toMatchObject({ error: { kind: 'malformed-response' } });
  });

  it.each(['external_name', 'description', 'period', 'period_unit', 'status', 'entitlements', 'metadata'])(
    'keeps an entry with a %s of a wrong type',
    async (key) => {
      for (const wrong of [null, 17, true, ['x'], { x: 1 }])
        expect(await read({ [key]: wrong })).toBeDefined();
    },
  );

  it.each(['3 months', 'P3M', 'Infinity', true, ['x']])(
    'keeps an entry with the period %j, reports it, and does not sell it',
    async (period) => {
      const { plans, diagnostics } = catalog(json([{ ...SOUND, period }]));
      const loaded = await plans.load();
      expect(loaded.ok && loaded.value.plans.map(cycleOf)).toEqual([undefined]);
      expect(diagnostics.events.map(({ detail }) => detail)).toEqual(['p: period']);
    },
  );

  it.each([
    ['{', 999],
    ['null', 999],
    ['[]', 999],
    [{ display_order: '3' }, 3],
    ['{"display_order":3,"__proto__":{"polluted":1}}', 3],
  ])('parses the metadata %j', async (metadata, displayOrder) => {
    expect((await read({ metadata }))?.metadata).toMatchObject({ displayOrder });
    expect({}).not.toHaveProperty('polluted');
  });

  it('omits an entitlement without a feature name', async () => {
    const entitlements = [null, {}, { feature_id: 'photos' }, { display_name: '10 photos', value: 10 }];
    expect((await read({ entitlements }))?.entitlements).toEqual([
      { featureId: 'photos', featureName: 'photos', value: '', type: '', displayName: undefined },
      {
        featureId: '10 photos',
        featureName: '10 photos',
        value: '10',
        type: '',
        displayName: '10 photos',
      },
    ]);
  });

  it.each([
    ['nothing', emptyResponse(200)],
    ['an object', json({ list: plansOnWire })],
    ['nothing that can be read', json([{ id: 'x' }])],
    ['a web page', html()],
  ])('rejects %s', async (_, answer) => {
    const { plans, diagnostics } = catalog(answer);
    expect(await plans.load()).toMatchObject({ error: { kind: 'malformed-response' } });
    expect(diagnostics.events.at(-1)?.event).toBe('unreadable-data');
  });

  it('returns the messages of the server', async () => {
    expect(
      await catalog(
        json({ message: 'Back at noon' }, 503, { 'retry-after': '60', 'x-request-id': 'c7f2-91ae' }),
      ).plans.load(),
    ).toMatchObject(
      failure({ kind: 'unavailable', message: 'Back at noon', request: { status: 503, id: 'c7f2-91ae' } }),
    );
  });

  it('returns a 401 without a session as a refusal', async () => {
    expect(await catalog(json({}, 401)).plans.load()).toMatchObject({ error: { kind: 'unavailable' } });
  });
});
