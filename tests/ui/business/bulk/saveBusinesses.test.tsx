import { expect, it, vi } from 'vitest';
import type { Business } from '@/domain/business/Business';
import { saveBusinesses } from '@/ui/business/bulk/saveBusinesses';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aMoment } from '@tests/support/builders/aMoment';
import { text } from '@tests/support/text';

/** The names in English, Hebrew and Arabic in the file that is saved on a Hebrew page. */
async function savedNames(business: Partial<Business>): Promise<readonly string[] | undefined> {
  const created = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saveBusinesses([aBusiness({ name: undefined, ...business })], [], new Map(), {
    t: text,
    language: 'he',
    now: aMoment('2026-03-05T12:00:00Z'),
  });
  const file = created.mock.calls.at(-1)?.[0];
  return file instanceof Blob ? (await file.text()).split('\r\n')[1]?.split(',').slice(1, 4) : undefined;
}

it.each<[string, Partial<Business>, readonly string[]]>([
  ['name', { names: { en: 'Locks', ar: 'أقفال' } }, ['Locks', '', 'أقفال']],
  ['display name', { names: {}, displayNames: { en: 'Locks' } }, ['Locks', '', '']],
  [
    'display name where it has no name',
    { names: { he: 'מנעולים' }, displayNames: { en: 'Locks', he: 'אחר' } },
    ['Locks', 'מנעולים', ''],
  ],
])('the saved list has each %s in the column of its language', async (_, business, columns) => {
  expect(await savedNames(business)).toEqual(columns);
});

it.each([{ name: 'Locks' }, { displayName: 'Locks' }])(
  'the saved list has a text of unknown language in the column of the page: %j',
  async (business) => {
    expect(await savedNames({ names: {}, ...business })).toEqual(['', 'Locks', '']);
  },
);

it('the saved list has no name of a business that has only an id', async () => {
  expect(await savedNames({ names: {} })).toEqual(['', '', '']);
});
