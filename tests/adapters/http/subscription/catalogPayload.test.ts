import { describe, expect, it } from 'vitest';
import { ParseWarnings } from '@/adapters/http/payload/ParseWarnings';
import { parseCatalogItem } from '@/adapters/http/subscription/catalogPayload';
import { RecordingDiagnostics } from '@tests/support/RecordingDiagnostics';

const ITEM = { id: 'basic', name: 'Basic', type: 'plan', price: 4900, currency_code: 'ILS' };

function parsed(input: unknown) {
  const warnings = new ParseWarnings();
  const item = parseCatalogItem(input, warnings);
  const diagnostics = new RecordingDiagnostics();
  warnings.reportTo(diagnostics);
  return { item, details: diagnostics.events.map(({ detail }) => detail) };
}

describe('a plan or an add-on in a response', () => {
  it.each([null, undefined, 'plan', 7, [], {}])('is nothing when it is %j', (input) => {
    expect(parsed(input).item).toBeUndefined();
  });

  it.each([
    [3, 3],
    ['12', 12],
    [' 1 ', 1],
    ['', 1],
    [' ', 1],
    ['soon', undefined],
    ['Infinity', undefined],
    [Infinity, undefined],
    [null, 1],
    [true, undefined],
    [undefined, 1],
  ])('with the period %j is sold for %s units of time', (period, units) => {
    expect(parsed({ ...ITEM, period }).item?.period).toBe(units);
  });

  it('without a list of features has none', () => {
    expect(parsed(ITEM).item?.entitlements).toEqual([]);
  });

  it('keeps its defaults and is reported when its metadata is not readable', () => {
    const { item, details } = parsed({ ...ITEM, metadata: '{' });
    expect(item?.metadata.displayOrder).toBe(999);
    expect(details).toEqual(['basic: metadata']);
  });

  it('of an unknown type is nothing, whatever its metadata', () => {
    expect(parsed({ ...ITEM, type: 'charge', metadata: '{' })).toEqual({ item: undefined, details: [] });
  });
});
