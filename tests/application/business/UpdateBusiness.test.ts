import { describe, expect, it } from 'vitest';
import { InMemoryListingRepository } from '@/adapters/in-memory/InMemoryListingRepository';
import { InMemoryMediaStore } from '@/adapters/in-memory/InMemoryMediaStore';
import { readIfOwned } from '@/application/business/readIfOwned';
import {
  UpdateBusiness,
  type ReconciledChange,
  type SavedListing,
  type SentChange,
} from '@/application/business/UpdateBusiness';
import type { DemoOutage } from '@/application/ports/DemoControls';
import type { ListingRepository, ListingRecord } from '@/application/ports/ListingRepository';
import type { WriteFailure } from '@/application/ports/ServiceFailure';
import type { Business } from '@/domain/business/Business';
import { NO_CONTACT, type BusinessChange } from '@/domain/business/listing/Listing';
import { failure, success, type Result } from '@/domain/shared/result';
import { aWorld } from '@tests/support/aWorld';
import { aCompleteBusiness } from '@tests/support/builders/aCompleteBusiness';
import { aContact } from '@tests/support/builders/aContact';
import { aPngFile } from '@tests/support/builders/aPictureFile';
import { aUser } from '@tests/support/builders/aUser';

const LEVI: Business = {
  ...aCompleteBusiness(),
  contacts: [aContact(), aContact({ name: 'Desk', fax: '04-555-0102' })],
};
const OWNER = aUser({ businessIds: [LEVI.id] });

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** The use cases over a world in memory. `elsewhere` changes the record without the use case. */
async function editing(overrides: Partial<ListingRepository> = {}) {
  const world = aWorld({ businesses: [LEVI] });
  const kept = new InMemoryListingRepository(world.world);
  const listings: ListingRepository = {
    read: async (...parameters) => kept.read(...parameters),
    write: async (now, change) => kept.write(now, change),
    ...overrides,
  };
  const media = new InMemoryMediaStore(world.world, 'upload-business-picture');
  const updateWith = (methods: Partial<ListingRepository> = {}) =>
    new UpdateBusiness({ ...listings, ...methods }, media, world.pollPorts);
  const update = updateWith();
  const openListing = readIfOwned(async (id) => kept.read(id), failure({ kind: 'business-not-found' }));
  const opened = valueOf(await openListing.execute(OWNER, LEVI.id));
  const elsewhere = async (change: BusinessChange): Promise<void> => {
    await kept.write(opened, change);
  };
  return {
    ...world,
    kept,
    update,
    updateWith,
    openListing,
    opened,
    elsewhere,
    save: async (change: BusinessChange) => update.execute(opened, { ...opened.listing, ...change }),
    read: async (): Promise<ListingRecord> => valueOf(await kept.read(LEVI.id)),
  };
}

const PICTURE = { type: 'image/png', bytes: aPngFile() } as const;

describe('Opening a listing', () => {
  it('reads a business of the owner only', async () => {
    const { openListing, network } = await editing();
    const read = await openListing.execute(aUser({ businessIds: [] }), LEVI.id);
    expect(read).toEqual(failure({ kind: 'business-not-found' }));
    expect(network.requestCountOf('view-business')).toBe(1);
  });
});

describe('Saving a listing', () => {
  it('writes the changed fields, and reads back that they are saved', async () => {
    const { save, network, opened } = await editing();
    const saved = valueOf(await save({ 'name.en': ' Levi Keys ', address: 'Herzl 1, Haifa' }));
    expect(saved).toMatchObject({ change: { 'name.en': 'Levi Keys' }, before: opened });
    expect(saved.after.listing['name.en']).toBe('Levi Keys');
    expect(network.requestCountOf('update-business')).toBe(1);
    expect(network.requestCountOf('view-business')).toBe(3);
  });

  it('sends nothing that is not valid', async () => {
    const { save, network, opened } = await editing();
    expect(await save({ website: 'levi' })).toEqual(
      failure({
        kind: 'listing-invalid',
        errors: [{ field: 'website', kind: 'website-invalid' }],
        typed: { ...opened.listing, website: 'levi' },
      }),
    );
    expect(network.requestCountOf('view-business')).toBe(1);
  });

  it('writes nothing when nothing is changed', async () => {
    const { save, network } = await editing();
    expect(await save({})).toMatchObject(success({ change: {} }));
    expect(network.requestCountOf('update-business')).toBe(0);
  });

  it('keeps what was changed elsewhere in other fields', async () => {
    const { save, elsewhere, read } = await editing();
    await elsewhere({ address: 'Herzl 9' });
    expect(await save({ 'name.en': 'Levi Keys' })).toMatchObject({ ok: true });
    expect((await read()).listing).toMatchObject({ 'name.en': 'Levi Keys', address: 'Herzl 9' });
  });

  it('sends nothing that is invalid together with what was changed elsewhere', async () => {
    const { save, elsewhere, network } = await editing();
    await elsewhere({ 'name.he': '', 'name.ar': '' });
    const asked = await save({ 'name.en': '' });
    expect(asked).toMatchObject({ error: { kind: 'conflict', fields: [], mine: { 'name.en': '' } } });
    expect(network.requestCountOf('update-business')).toBe(1);
  });

  it('is a conflict when the same field was changed elsewhere, and sends nothing', async () => {
    const { save, elsewhere, network, read, update } = await editing();
    await elsewhere({ 'name.en': 'Levi Doors' });
    const asked = await save({ 'name.en': 'Levi Keys', website: 'https://keys.co.il' });
    expect(asked).toMatchObject(
      failure({
        kind: 'conflict',
        fields: ['name.en'],
        mine: { 'name.en': 'Levi Keys', website: 'https://keys.co.il' },
        before: { 'name.en': 'Levi Locks' },
        current: { listing: { 'name.en': 'Levi Doors' } },
      }),
    );
    expect(network.requestCountOf('update-business')).toBe(1);
    if (asked.ok || asked.error.kind !== 'conflict') throw new Error('Expected a conflict');
    const { current, mine } = asked.error;
    expect(await update.execute(current, { ...current.listing, ...mine })).toMatchObject({ ok: true });
    expect((await read()).listing['name.en']).toBe('Levi Keys');
  });

  it.each<[string, Awaited<ReturnType<ListingRepository['read']>>, object]>([
    ['the business was deleted', failure({ kind: 'business-not-found' }), { kind: 'business-not-found' }],
    [
      'it can no longer be edited',
      failure({ kind: 'listing-not-editable' }),
      { kind: 'listing-not-editable' },
    ],
    [
      'the device is offline',
      failure({ kind: 'offline' }),
      { kind: 'not-saved', cause: { kind: 'offline' } },
    ],
    [
      'the session has expired',
      failure({ kind: 'session-expired' }),
      { kind: 'not-saved', cause: { kind: 'session-expired' } },
    ],
  ])('reports why the read before the write failed: %s', async (_, read, error) => {
    const { save } = await editing({ read: async () => Promise.resolve(read) });
    expect(await save({ address: 'Herzl 2' })).toMatchObject({ error });
  });

  it.each<[DemoOutage, object]>([
    ['refused', { kind: 'not-saved', cause: { kind: 'refused' } }],
    ['forbidden', { kind: 'not-saved', cause: { kind: 'forbidden' } }],
    ['session-expired', { kind: 'not-saved', cause: { kind: 'session-expired' } }],
    ['offline', { kind: 'not-saved', cause: { kind: 'offline' } }],
    ['unavailable', { kind: 'outcome-unknown' }],
    ['response-lost', { kind: 'outcome-unknown', sent: { change: { address: 'Herzl 2' } } }],
  ])('reports the outage %s', async (outage, error) => {
    const { save, network } = await editing();
    network.setOutage('update-business', outage);
    expect(await save({ address: 'Herzl 2' })).toMatchObject(failure(error));
  });

  describe.each<WriteFailure>([
    { kind: 'refused', message: 'No' },
    { kind: 'refused', retryAfter: 1000 },
    { kind: 'forbidden' },
  ])('that the service refuses ($kind $retryAfter)', (refusal) => {
    it('is not saved when one read shows the old values', async () => {
      const { save, network } = await editing({ write: async () => Promise.resolve(failure(refusal)) });
      const before = network.requestCountOf('view-business');
      expect(await save({ address: 'Herzl 2' })).toMatchObject({
        error: { kind: 'not-saved', cause: refusal },
      });
      /* One read before the write, and one after it. */
      expect(network.requestCountOf('view-business') - before).toBe(2);
    });

    it('is saved when the read shows it, because an earlier delivery was executed', async () => {
      const { updateWith, kept, opened } = await editing();
      const write: ListingRepository['write'] = async (...sent) => {
        await kept.write(...sent);
        return failure(refusal);
      };
      const typed = { ...opened.listing, address: 'Herzl 2' };
      expect(await updateWith({ write }).execute(opened, typed)).toMatchObject({ ok: true });
    });

    it.each<['unavailable' | 'session-expired' | 'business-not-found', object]>([
      ['unavailable', { kind: 'not-saved', cause: refusal }],
      ['session-expired', { kind: 'not-saved', cause: { kind: 'session-expired' } }],
      ['business-not-found', { kind: 'business-not-found' }],
    ])('stays refused when the read fails, unless that says more: %s', async (kind, error) => {
      const { updateWith, kept, opened } = await editing();
      let hasWritten = false;
      const update = updateWith({
        read: async (...parameters) => (hasWritten ? failure({ kind }) : kept.read(...parameters)),
        write: async () => {
          hasWritten = true;
          return failure(refusal);
        },
      });
      const typed = { ...opened.listing, address: 'Herzl 2' };
      expect(await update.execute(opened, typed)).toMatchObject({ error });
    });
  });

  it('is not saved when the service reports success but changes nothing', async () => {
    const { save } = await editing({ write: async () => Promise.resolve(success()) });
    expect(await save({ address: 'Herzl 2' })).toMatchObject({
      error: { kind: 'not-saved', cause: undefined },
    });
  });

  it('is a conflict when the service stores something else', async () => {
    const { updateWith, kept, opened } = await editing();
    const update = updateWith({ write: async () => kept.write(opened, { address: 'HERZL 2' }) });
    expect(await update.execute(opened, { ...opened.listing, address: 'Herzl 2' })).toMatchObject({
      error: {
        kind: 'conflict',
        wasSent: true,
        fields: ['address'],
        current: { listing: { address: 'HERZL 2' } },
      },
    });
  });

  it.each<[string, BusinessChange, object]>([
    [
      'as a conflict without fields when another field was changed',
      { website: 'https://keys.co.il' },
      { error: { kind: 'conflict', fields: [] } },
    ],
    ['as saved when an earlier delivery was executed', { address: 'Herzl 2' }, { ok: true }],
    [
      'as a conflict when the same field was changed',
      { address: 'Herzl 9' },
      { error: { kind: 'conflict', fields: ['address'] } },
    ],
  ])('that the service finds changed elsewhere ends %s', async (_, elsewhere, result) => {
    const { updateWith, kept, opened } = await editing();
    const update = updateWith({
      write: async () => {
        await kept.write(opened, elsewhere);
        return failure({ kind: 'changed-elsewhere' });
      },
    });
    expect(await update.execute(opened, { ...opened.listing, address: 'Herzl 2' })).toMatchObject(result);
  });

  it.each([
    ['unavailable', 'outcome-unknown'],
    ['business-not-found', 'business-not-found'],
  ] as const)('that cannot be read back because it is %s is %s', async (kind, error) => {
    const edits = await editing();
    let reads = 0;
    const read: ListingRepository['read'] = async (...parameters) => {
      reads += 1;
      return reads === 1 ? edits.kept.read(...parameters) : failure({ kind });
    };
    const typed = { ...edits.opened.listing, address: 'Herzl 2' };
    expect(await edits.updateWith({ read }).execute(edits.opened, typed)).toMatchObject({
      error: { kind: error },
    });
  });
});

describe('A photo', () => {
  it('is uploaded, and its URL is saved', async () => {
    const { update, opened, read } = await editing();
    expect(await update.execute(opened, opened.listing, PICTURE)).toMatchObject({ ok: true });
    expect((await read()).listing.photo).toMatch(/^data:image\/png/);
  });

  it('that is not uploaded saves nothing', async () => {
    const { update, opened, network } = await editing();
    network.setOutage('upload-business-picture', 'response-lost');
    expect(await update.execute(opened, opened.listing, PICTURE)).toEqual(
      failure({ kind: 'not-saved', cause: { kind: 'outcome-unknown' }, typed: opened.listing }),
    );
    expect(network.requestCountOf('update-business')).toBe(0);
  });

  it('that was uploaded is not uploaded again when its save is repeated', async () => {
    const { update, opened, network, read } = await editing();
    network.setOutage('update-business', 'unavailable', 1);
    const unclear = await update.execute(opened, opened.listing, PICTURE);
    if (unclear.ok) throw new Error('Expected an unknown outcome');
    expect(unclear.error.kind).toBe('outcome-unknown');
    expect(await update.execute(opened, unclear.error.typed)).toMatchObject({ ok: true });
    expect((await read()).listing.photo).toMatch(/^data:image\/png/);
    expect(network.requestCountOf('upload-business-picture')).toBe(1);
  });
});

describe('Undoing a save', () => {
  const savedOf = async (
    { save }: Awaited<ReturnType<typeof editing>>,
    change: BusinessChange,
  ): Promise<SavedListing> => valueOf(await save(change));

  it('brings the earlier values of its fields back', async () => {
    const edits = await editing();
    const saved = await savedOf(edits, { 'name.en': 'Levi Keys', 'contact.0': NO_CONTACT });
    await edits.elsewhere({ address: 'Herzl 9' });
    expect(await edits.update.undo(saved)).toMatchObject({ ok: true });
    expect((await edits.read()).listing).toEqual({ ...edits.opened.listing, address: 'Herzl 9' });
  });

  it('restores the contacts from the earlier record, and is a conflict when they were changed since', async () => {
    const restored: (ListingRecord | undefined)[] = [];
    const edits = await editing();
    const update = edits.updateWith({
      write: async (now, change, undone) => {
        restored.push(undone);
        return edits.kept.write(now, change);
      },
    });
    const typed = { ...edits.opened.listing, 'contact.0': NO_CONTACT };
    const saved = valueOf(await update.execute(edits.opened, typed));
    await update.undo(saved);
    const again = valueOf(await update.execute(edits.opened, typed));
    await edits.elsewhere({ 'contact.1': aContact({ name: 'Night' }) });
    expect(await update.undo(again)).toMatchObject({
      error: { kind: 'conflict', fields: ['contact.0', 'contact.2'], mine: { 'contact.0': aContact() } },
    });
    expect(restored).toEqual([undefined, saved.before, undefined]);
  });

  it('is a conflict when a field was changed since', async () => {
    const edits = await editing();
    const saved = await savedOf(edits, { address: 'Herzl 2' });
    await edits.elsewhere({ address: 'Herzl 9' });
    expect(await edits.update.undo(saved)).toMatchObject({
      error: { kind: 'conflict', fields: ['address'] },
    });
  });
});

describe('A save with an unknown outcome', () => {
  const reconcileAfter = async (outage: DemoOutage, later: BusinessChange = {}) => {
    const edits = await editing();
    edits.network.setOutage('update-business', outage, 1);
    const saved = await edits.save({ address: 'Herzl 2' });
    if (saved.ok || saved.error.kind !== 'outcome-unknown') throw new Error('Expected an unknown outcome');
    const sent: SentChange = saved.error.sent;
    if (Object.keys(later).length > 0) await edits.elsewhere(later);
    const outcomes: ReconciledChange[] = [];
    const poll = edits.update.reconcile(sent, () => undefined);
    void poll.outcome.then((outcome) => outcomes.push(outcome));
    return { ...edits, outcomes, poll };
  };

  it('is saved when a read shows it', async () => {
    const { clock, outcomes } = await reconcileAfter('response-lost');
    await clock.advance(1000);
    expect(outcomes).toMatchObject([{ kind: 'saved', saved: { change: { address: 'Herzl 2' } } }]);
  });

  it('is saved when the service stores it five seconds later', async () => {
    const { clock, outcomes } = await reconcileAfter('executed-late');
    await clock.advance(4000);
    expect(outcomes).toEqual([]);
    await clock.advance(3000);
    expect(outcomes).toMatchObject([{ kind: 'saved' }]);
  });

  it('is not saved when the last read does not show it', async () => {
    const { clock, outcomes } = await reconcileAfter('unavailable');
    await clock.advance(60_000);
    expect(outcomes).toEqual([{ kind: 'not-saved' }]);
  });

  it('is a conflict when a read shows something else', async () => {
    const { clock, outcomes } = await reconcileAfter('unavailable', { address: 'Herzl 9' });
    await clock.advance(1000);
    expect(outcomes).toMatchObject([
      { kind: 'conflict', wasSent: true, fields: ['address'], mine: { address: 'Herzl 2' } },
    ]);
  });

  it.each([
    ['unavailable', 'outcome-unknown'],
    ['session-expired', 'session-expired'],
  ] as const)('when the reads are %s: %s', async (outage, kind) => {
    const { clock, network, outcomes } = await reconcileAfter('unavailable');
    network.setOutage('view-business', outage);
    await clock.advance(60_000);
    expect(outcomes).toEqual([{ kind }]);
  });

  it('is not read after reconciling is stopped', async () => {
    const { clock, network, poll, outcomes } = await reconcileAfter('unavailable');
    poll.stop();
    const reads = network.requestCountOf('view-business');
    await clock.advance(60_000);
    expect([network.requestCountOf('view-business'), outcomes]).toEqual([reads, []]);
  });
});
