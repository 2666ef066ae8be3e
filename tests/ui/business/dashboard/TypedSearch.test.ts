import { describe, expect, it } from 'vitest';
import { TypedSearch } from '@/ui/business/dashboard/TypedSearch';
import { FixedClock } from '@tests/support/FixedClock';

function aSearch() {
  const clock = new FixedClock();
  const search = new TypedSearch(clock);
  const applied: string[] = [];
  return { clock, search, applied, apply: (query: string) => applied.push(query) };
}

describe('the text in the search field', () => {
  it('is applied 150 ms after the last key', async () => {
    const { clock, search, applied, apply } = aSearch();
    search.type('l', apply);
    await clock.advance(149);
    search.type('le', apply);
    await clock.advance(149);
    expect([search.text, applied]).toEqual(['le', []]);
    await clock.advance(1);
    expect([search.text, applied]).toEqual(['le', ['le']]);
  });

  it('is the query of the URL once it has arrived there', async () => {
    const { clock, search, apply } = aSearch();
    search.type('le', apply);
    await clock.advance(150);
    search.followUrl('le');
    expect(search.text).toBeUndefined();
  });

  it('stays when the owner types on before the query has arrived', async () => {
    const { clock, search, applied, apply } = aSearch();
    search.type('le', apply);
    await clock.advance(150);
    search.type('lev', apply);
    search.followUrl('le');
    expect(search.text).toBe('lev');
    await clock.advance(150);
    expect(applied).toEqual(['le', 'lev']);
  });

  it('is replaced by another query of the URL, for example after Back', async () => {
    const { clock, search, applied, apply } = aSearch();
    search.type('lev', apply);
    search.followUrl('haddad');
    await clock.advance(150);
    expect([search.text, applied]).toEqual([undefined, []]);
  });

  it('is forgotten when the page is left', async () => {
    const { clock, search, applied, apply } = aSearch();
    search.type('lev', apply);
    search.stop();
    await clock.advance(150);
    expect([search.text, applied]).toEqual([undefined, []]);
  });

  it('is applied at once when it is set, and only once', async () => {
    const { clock, search, applied, apply } = aSearch();
    search.type('lev', apply);
    search.set('', apply);
    expect([search.text, applied]).toEqual(['', ['']]);
    await clock.advance(150);
    expect(applied).toEqual(['']);
  });
});
