import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BusinessChange, ListingPart } from '@/domain/business/listing/Listing';
import type { EditingState } from '@/ui/business/editing/EditingState';
import { editingPath } from '@/ui/business/detail/useEditedPart';
import type { EditingViewModel } from '@/ui/business/editing/EditingViewModel';
import { LeaveGuard } from '@/ui/shell/leaving/LeaveGuard';
import { failure, success } from '@/domain/shared/result';
import { InMemoryListingRepository } from '@/adapters/in-memory/InMemoryListingRepository';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aCompleteBusiness } from '@tests/support/builders/aCompleteBusiness';
import { aJpegFile } from '@tests/support/builders/aPictureFile';
import { aContact } from '@tests/support/builders/aContact';
import { deferred } from '@tests/support/deferred';
import { MemoryStorage } from '@tests/support/MemoryStorage';
import { statesOf } from '@tests/support/statesOf';

const PARTS: readonly ListingPart[] = ['texts', 'hours', 'contacts', 'photo'];
const MINUTE = 60_000;

async function anEditing(part: ListingPart = 'texts') {
  const world = anOwnersWorld({ businesses: [aCompleteBusiness()], listingParts: PARTS });
  const create = await world.listingEditing.createEditing.load();
  const editing = create(aBusinessId());
  const listings = new InMemoryListingRepository(world.world);
  const changeElsewhere = async (change: BusinessChange): Promise<void> => {
    const read = await listings.read(aBusinessId());
    if (read.ok) await listings.write(read.value, change);
  };
  const again = (): EditingViewModel => create(aBusinessId());
  editing.start();
  editing.show(part);
  await world.clock.advance(0);
  return { ...world, editing, again, changeElsewhere };
}

function stateOf<Kind extends EditingState['kind']>(
  { state }: EditingViewModel,
  kind: Kind,
): Extract<EditingState, { readonly kind: Kind }> {
  const isKind = (each: EditingState): each is Extract<EditingState, { readonly kind: Kind }> =>
    each.kind === kind;
  if (!isKind(state)) throw new Error(`Expected the state ${kind}, not ${state.kind}`);
  return state;
}

const formOf = (editing: EditingViewModel) => stateOf(editing, 'editing').form;

async function aTypedName(change: string) {
  const screen = await anEditing();
  formOf(screen.editing).change('name.en', change);
  return screen;
}

describe('opening a form', () => {
  it('reads the business again, and shows no form before', async () => {
    const { editing, network, clock } = await anEditing();
    expect(network.requestCountOf('view-business')).toBe(1);
    expect(formOf(editing).values['name.en']).toBe('Levi Locks');
    const states = statesOf(editing);
    editing.show('hours');
    await clock.advance(0);
    expect(states.map(({ kind }) => kind)).toEqual(['editing', 'loading', 'editing']);
    editing.show(undefined);
    expect(editing.state).toEqual({ kind: 'closed' });
    expect(editing.isUnsaved).toBe(false);
  });

  it('says why there is none, and tries again', async () => {
    const { editing, network, clock, session } = await anEditing();
    network.setOutage('view-business', 'unavailable');
    editing.show('hours');
    await clock.advance(0);
    expect(stateOf(editing, 'unavailable').error.kind).toBe('unavailable');
    network.clearOutage();
    await editing.retry();
    expect(formOf(editing).part).toBe('hours');
    await editing.retry();
    network.setOutage('view-business', 'session-expired');
    editing.show('texts');
    await clock.advance(0);
    expect(session.expirations).toBe(1);
  });

  it('ignores the read for a form that was left', async () => {
    const { editing, network, clock } = await anEditing();
    network.latency = 100;
    editing.show('hours');
    editing.show(undefined);
    await clock.advance(200);
    expect(editing.state.kind).toBe('closed');
  });
});

describe('a draft', () => {
  beforeEach(() => void vi.stubGlobal('sessionStorage', new MemoryStorage()));
  afterEach(() => void vi.unstubAllGlobals());

  it('is kept while typing, and offered with its time', async () => {
    const { again, clock } = await aTypedName('Levi & Sons');
    const later = again();
    later.start();
    later.show('texts');
    await clock.advance(MINUTE);
    expect(stateOf(later, 'editing').draftSavedAt).toBe(clock.now() - MINUTE);
    expect(formOf(later).changes).toEqual({ 'name.en': 'Levi & Sons' });
    later.startOver();
    expect(formOf(later).isChanged).toBe(false);
    expect(stateOf(later, 'editing').draftSavedAt).toBeUndefined();
  });

  it('is gone after 30 minutes, after Cancel, and after a save', async () => {
    const { editing, again, clock } = await aTypedName('Levi & Sons');
    editing.cancel();
    expect([editing.state.kind, editing.finishedCount]).toEqual(['closed', 1]);
    const later = again();
    later.show('texts');
    await clock.advance(0);
    expect(formOf(later).isChanged).toBe(false);
    formOf(later).change('name.en', 'Levi & Sons');
    await clock.advance(31 * MINUTE);
    const last = again();
    last.show('texts');
    await clock.advance(0);
    expect(formOf(last).isChanged).toBe(false);
  });

  it('of a form that was opened since is kept when the save of a page that was left ends', async () => {
    const { editing, again, clock, network } = await aTypedName('Levi & Sons');
    network.setOutage('update-business', 'slow');
    const saving = editing.save();
    editing.discard();
    editing.dispose();
    await clock.advance(1);
    const later = again();
    later.start();
    later.show('texts');
    await clock.advance(1);
    formOf(later).change('displayName.en', 'Levi');
    await clock.advance(MINUTE);
    await saving;
    const last = again();
    last.show('texts');
    await clock.advance(0);
    expect(formOf(last).changes).toEqual({ 'displayName.en': 'Levi' });
  });

  it('asks which version to keep if the same text was changed elsewhere', async () => {
    const { again, changeElsewhere, clock } = await aTypedName('Mine');
    await changeElsewhere({ 'name.en': 'Theirs' });
    const later = again();
    later.show('texts');
    await clock.advance(0);
    expect(stateOf(later, 'conflict').conflict).toMatchObject({
      fields: ['name.en'],
      mine: { 'name.en': 'Mine' },
    });
  });

  it('asks no more about a text that was discarded', async () => {
    const { again, changeElsewhere, clock } = await aTypedName('Mine');
    await changeElsewhere({ 'name.en': 'Theirs' });
    const later = again();
    later.show('texts');
    await clock.advance(0);
    expect(later.state.kind).toBe('conflict');
    later.cancel();
    const opened = again();
    opened.show('texts');
    await clock.advance(0);
    expect(formOf(opened).isChanged).toBe(false);
  });

  it('keeps a contact that was added elsewhere beside its own new one', async () => {
    const named = (name: string) => aContact({ name });
    const { editing, again, changeElsewhere, clock, cache } = await anEditing('contacts');
    formOf(editing).change('contact.1', named('Mine'));
    await changeElsewhere({ 'contact.1': named('Theirs') });
    const later = again();
    later.start();
    later.show('contacts');
    await clock.advance(0);
    await later.save();
    editing.dispose();
    later.dispose();
    const contacts = cache.find(aBusinessId())?.contacts ?? [];
    expect(contacts.slice(1).map(({ name }) => name)).toEqual(['Theirs', 'Mine']);
  });

  it('says that the form was opened when the text was first read', async () => {
    const { again, changeElsewhere, clock } = await aTypedName('Mine');
    const openedAt = clock.now();
    await clock.advance(MINUTE);
    await changeElsewhere({ 'name.en': 'Theirs' });
    await clock.advance(MINUTE);
    const later = again();
    later.show('texts');
    await clock.advance(0);
    expect(stateOf(later, 'conflict').openedAt).toBe(openedAt);
  });

  it.each(['chosen', 'just chosen', 'removed'])(
    'has no picture, so one that was %s is unsaved',
    async (how) => {
      const { editing } = await anEditing('photo');
      const form = formOf(editing);
      expect(editing.hasUnsavedPicture).toBe(false);
      if (how === 'chosen') form.choosePicture({ type: 'image/png', bytes: new Uint8Array() });
      else if (how === 'just chosen') form.setPreparing(Promise.resolve(true));
      else form.change('photo', '');
      expect(editing.hasUnsavedPicture).toBe(true);
      const typed = await aTypedName('Levi Keys');
      expect([typed.editing.isUnsaved, typed.editing.hasUnsavedPicture]).toEqual([true, false]);
    },
  );
});

describe('saving', () => {
  it('waits for a photo that is being cropped', async () => {
    const { editing, network } = await anEditing('photo');
    const form = formOf(editing);
    const cropped = deferred<boolean>();
    form.change('photo', '');
    form.setPreparing(cropped.promise);
    const saving = editing.save();
    expect([editing.state.kind, network.requestCountOf('update-business')]).toEqual(['saving', 0]);
    cropped.resolve(true);
    await saving;
    expect(stateOf(editing, 'closed').notice?.kind).toBe('saved');
  });

  it('shows on the page what was changed elsewhere, also when it conflicts', async () => {
    const { editing, changeElsewhere, cache } = await aTypedName('Mine');
    await changeElsewhere({ 'name.en': 'Theirs' });
    await editing.save();
    expect([editing.state.kind, cache.find(aBusinessId())?.names.en]).toEqual(['conflict', 'Theirs']);
  });

  it('confirms no save when the owner keeps the photo that was saved elsewhere', async () => {
    const { editing, changeElsewhere, toasts } = await anEditing('photo');
    const form = formOf(editing);
    form.choosePicture({ type: 'image/jpeg', bytes: aJpegFile() });
    form.setPreparing(Promise.resolve(true));
    await changeElsewhere({ photo: 'https://pictures.example/theirs.jpg' });
    await editing.save();
    editing.choose(stateOf(editing, 'conflict').conflict.fields, 'now');
    await editing.saveResolved();
    expect([editing.state, toasts.waiting]).toEqual([{ kind: 'closed' }, []]);
  });

  it('saves nothing if the photo could not be prepared', async () => {
    const { editing, network } = await anEditing('photo');
    formOf(editing).setPreparing(Promise.resolve(false));
    await editing.save();
    expect([editing.state.kind, network.requestCountOf('update-business')]).toEqual(['editing', 0]);
    expect(stateOf(editing, 'editing').failure).toBeUndefined();
  });

  it('ends with a notice, and Undo puts the old texts back', async () => {
    const { editing, cache } = await aTypedName('Levi & Sons');
    expect(editing.isUnsaved).toBe(true);
    await editing.save();
    expect(stateOf(editing, 'closed').notice).toMatchObject({ kind: 'saved', part: 'texts' });
    expect(cache.find(aBusinessId())?.names.en).toBe('Levi & Sons');
    editing.show(undefined);
    await editing.undo();
    expect(stateOf(editing, 'closed').notice?.kind).toBe('undone');
    expect(cache.find(aBusinessId())?.names.en).toBe('Levi Locks');
    await editing.undo();
    editing.dismiss();
    expect(editing.state).toEqual({ kind: 'closed' });
  });

  it('is not tried while there are errors', async () => {
    const { editing, network } = await aTypedName('x'.repeat(81));
    await editing.save();
    expect(formOf(editing).errorsOf('name.en')).toHaveLength(1);
    expect(network.requestCountOf('update-business')).toBe(0);
  });

  it('keeps the form and says why nothing was saved', async () => {
    const { editing, network, session } = await aTypedName('Levi & Sons');
    network.setOutage('update-business', 'refused');
    await editing.save();
    expect(stateOf(editing, 'editing').failure?.cause?.kind).toBe('refused');
    expect(formOf(editing).values['name.en']).toBe('Levi & Sons');
    network.setOutage('update-business', 'session-expired');
    await editing.save();
    expect(session.expirations).toBe(1);
  });

  it('shows what was typed when the business is gone', async () => {
    const { editing, session } = await aTypedName('Levi & Sons');
    const { form } = stateOf(editing, 'editing');
    const gone = { ...form.recorded, business: { ...form.recorded.business, id: aBusinessId('gone') } };
    form.recorded = gone;
    await editing.save();
    expect(stateOf(editing, 'gone').form.changes).toEqual({ 'name.en': 'Levi & Sons' });
    Object.assign(session, { user: undefined });
    expect(editing.isUnsaved).toBe(false);
  });

  it('of a page that was left is announced by a toast', async () => {
    const { editing, network, clock, toasts } = await aTypedName('Levi & Sons');
    network.latency = 100;
    const saving = editing.save();
    editing.dispose();
    await clock.advance(1000);
    await saving;
    expect(toasts.waiting).toMatchObject([{ kind: 'success', message: 'editing.texts.saved' }]);
  });

  it('without a change sends nothing, says nothing and closes the form', async () => {
    const { editing, network, clock, toasts } = await aTypedName('Levi & Sons');
    formOf(editing).change('name.en', formOf(editing).initial['name.en']);
    await editing.save();
    await clock.advance(0);
    expect([editing.state, editing.finishedCount]).toEqual([{ kind: 'closed' }, 1]);
    expect([network.requestCountOf('update-business'), toasts.waiting]).toEqual([0, []]);
  });

  /** The owner goes back while the texts are saved, and edits the hours. */
  async function savedWhileEditingHours(outage?: 'refused' | 'unavailable') {
    const screen = await aTypedName('Levi & Sons');
    const { editing, network, clock } = screen;
    if (outage !== undefined) network.setOutage('update-business', outage);
    network.latency = 100;
    const saving = editing.save();
    editing.show(undefined);
    editing.show('hours');
    await clock.advance(1000);
    await saving;
    return screen;
  }

  it('of another part ends before the next one opens, which then stays open', async () => {
    const { editing, toasts, cache } = await savedWhileEditingHours();
    expect(formOf(editing).part).toBe('hours');
    expect(editing.finishedCount).toBe(0);
    expect(cache.find(aBusinessId())?.names.en).toBe('Levi & Sons');
    expect(toasts.waiting).toMatchObject([{ message: 'editing.texts.saved', isHistoryOnly: false }]);
  });

  it.each([
    ['refused', 'editing.notSaved'],
    ['unavailable', 'editing.outcomeUnknown.left'],
  ] as const)('of another part that is %s is announced by a toast', async (outage, message) => {
    const { editing, toasts } = await savedWhileEditingHours(outage);
    expect(formOf(editing).part).toBe('hours');
    expect(toasts.waiting).toMatchObject([{ kind: 'error', message }]);
    expect(toasts.waiting[0]?.isHistoryOnly).not.toBe(true);
  });

  it('asks once before leaving, and again if it fails and the page stays', async () => {
    const { editing, network, clock } = await aTypedName('Levi & Sons');
    const guard = new LeaveGuard();
    guard.register(editing);
    network.setOutage('update-business', 'refused');
    network.latency = 100;
    const saving = editing.save();
    guard.ask(() => undefined);
    expect(guard.pendingNavigation).toBeDefined();
    guard.leave();
    expect([editing.state.kind, guard.hasUnsavedWork]).toEqual(['saving', false]);
    await clock.advance(1000);
    await saving;
    expect([editing.state.kind, guard.hasUnsavedWork]).toEqual(['editing', true]);
  });

  it('that fails after the page was left keeps no form open for the other tabs', async () => {
    /* No other test has a form of this part. */
    const { editing, again, network, clock, toasts } = await anEditing('contacts');
    formOf(editing).change('address', 'Allenby 1');
    const other = again();
    other.start();
    other.show('contacts');
    await clock.advance(0);
    await expect.poll(() => other.otherTabs.state).toBe('open');
    network.setOutage('update-business', 'refused');
    network.latency = 100;
    const saving = editing.save();
    editing.dispose();
    await expect.poll(() => other.otherTabs.state).toBe('none');
    await clock.advance(1000);
    await saving;
    other.dispose();
    await new Promise((resolve) => setTimeout(resolve, 20));
    other.start();
    other.show('contacts');
    await clock.advance(1000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(other.otherTabs.state).toBe('none');
    expect(toasts.waiting).toMatchObject([{ message: 'editing.notSaved' }]);
  });

  it('is not announced after a sign-out', async () => {
    const { editing, network, clock, toasts, session } = await aTypedName('Levi & Sons');
    network.latency = 100;
    const saving = editing.save();
    session.user = undefined;
    editing.dispose();
    await clock.advance(1000);
    await saving;
    expect(toasts.waiting).toEqual([]);
  });
});

describe('a save with an unknown outcome', () => {
  it('is reconciled until the business shows the change', async () => {
    const { editing, network, clock } = await aTypedName('Levi & Sons');
    network.setOutage('update-business', 'executed-late');
    void editing.save();
    await clock.advance(100);
    expect(stateOf(editing, 'outcome-unknown')).toMatchObject({ reconciliation: 'running' });
    expect(editing.isUnsaved).toBe(false);
    editing.show(undefined);
    expect(editing.state.kind).toBe('outcome-unknown');
    await clock.advance(MINUTE);
    expect(stateOf(editing, 'closed').notice?.kind).toBe('saved');
  });

  it('counts as not saved if no read shows the change', async () => {
    const { editing, network, clock } = await aTypedName('Levi & Sons');
    network.setOutage('update-business', 'unavailable');
    void editing.save();
    await clock.advance(3 * MINUTE);
    expect(stateOf(editing, 'editing').failure).toEqual({ cause: undefined });
    expect(formOf(editing).values['name.en']).toBe('Levi & Sons');
  });

  it.each([
    ['photo', true],
    ['texts', false],
  ] as const)(
    'that was not saved is asked about on the page too if it has no draft: %s, %s',
    async (part, asks) => {
      const { editing, network, clock } = await anEditing(part);
      const form = formOf(editing);
      if (part === 'photo') form.choosePicture({ type: 'image/jpeg', bytes: aJpegFile() });
      else form.change('name.en', 'Levi & Sons');
      const urlOf = (path: string) => new URL(path, 'https://amin.example');
      const kept = (): readonly boolean[] =>
        (['photo', 'texts', 'hours'] as const).map((each) =>
          editing.isKeptAt(urlOf(editingPath(aBusinessId(), each))),
        );
      network.setOutage('update-business', 'unavailable');
      void editing.save();
      await clock.advance(100);
      editing.show(undefined);
      await clock.advance(3 * MINUTE);
      expect(formOf(editing)).toBe(form);
      expect([editing.isUnsaved, editing.hasUnsavedPicture]).toEqual([asks, asks]);
      expect(kept()).toEqual([part === 'photo', part === 'texts', false]);
      expect(editing.isKeptAt(urlOf('/dashboard?edit=photo'))).toBe(false);
      editing.discard();
      expect([editing.state.kind, editing.isUnsaved]).toEqual(['closed', false]);
      expect(kept()).toEqual([false, false, false]);
    },
  );

  it('can be reconciled again once the reads have failed', async () => {
    const { editing, network, clock } = await aTypedName('Levi & Sons');
    network.setOutage('update-business', 'response-lost');
    void editing.save();
    await clock.advance(0);
    network.setOutage('view-business', 'unavailable');
    await clock.advance(3 * MINUTE);
    expect(stateOf(editing, 'outcome-unknown').reconciliation).toBe('over');
    network.clearOutage();
    editing.reconcileAgain();
    editing.reconcileAgain();
    await clock.advance(MINUTE);
    expect(stateOf(editing, 'closed').notice?.kind).toBe('saved');
  });

  it('is announced when the page is left', async () => {
    const { editing, network, clock, toasts } = await aTypedName('Levi & Sons');
    network.setOutage('update-business', 'unavailable');
    void editing.save();
    await clock.advance(100);
    editing.dispose();
    expect(toasts.waiting.map(({ message }) => message)).toEqual(['editing.outcomeUnknown.left']);
  });

  it('of a photo is announced without a promise to keep the photo, which has no draft', async () => {
    const { editing, network, clock, toasts } = await anEditing('photo');
    formOf(editing).choosePicture({ type: 'image/jpeg', bytes: aJpegFile() });
    network.setOutage('update-business', 'unavailable');
    void editing.save();
    await clock.advance(100);
    editing.dispose();
    expect(toasts.waiting.map(({ message }) => message)).toEqual(['editing.outcomeUnknown.leftPhoto']);
  });

  it('is announced when another part is opened', async () => {
    const { editing, network, clock, toasts } = await aTypedName('Levi & Sons');
    network.setOutage('update-business', 'unavailable');
    void editing.save();
    await clock.advance(100);
    editing.show(undefined);
    editing.show('hours');
    await clock.advance(MINUTE);
    expect(formOf(editing).part).toBe('hours');
    expect(toasts.waiting.map(({ message }) => message)).toEqual(['editing.outcomeUnknown.left']);
  });

  it('ends with the session', async () => {
    const { editing, network, clock, session } = await aTypedName('Levi & Sons');
    network.setOutage('update-business', 'response-lost');
    void editing.save();
    await clock.advance(0);
    network.setOutage('view-business', 'session-expired');
    await clock.advance(MINUTE);
    expect([session.expirations, editing.state.kind]).toEqual([1, 'outcome-unknown']);
  });
});

describe('a change elsewhere', () => {
  async function aConflict() {
    const screen = await aTypedName('Mine');
    formOf(screen.editing).change('name.he', 'שלי');
    await screen.changeElsewhere({ 'name.en': 'Theirs', 'name.he': 'שלהם' });
    await screen.editing.save();
    return screen;
  }

  it('asks field by field, and saves what was chosen', async () => {
    const { editing, cache } = await aConflict();
    expect(stateOf(editing, 'conflict').conflict.fields).toEqual(['name.en', 'name.he']);
    expect(editing.isUnsaved).toBe(true);
    editing.choose(['name.en'], 'now');
    editing.resolve();
    expect(editing.state.kind).toBe('conflict');
    editing.choose(['name.he'], 'mine');
    await editing.saveResolved();
    expect(cache.find(aBusinessId())?.names).toMatchObject({ en: 'Theirs', he: 'שלי' });
  });

  it('goes back to the form with all of one version', async () => {
    const { editing } = await aConflict();
    editing.choose(['name.en', 'name.he'], 'mine');
    editing.resolve();
    expect(formOf(editing).changes).toEqual({ 'name.en': 'Mine', 'name.he': 'שלי' });
    expect(formOf(editing).initial['name.en']).toBe('Theirs');
  });

  it('is on the page when the owner keeps the newer version, which is not a save', async () => {
    const { editing, cache } = await aConflict();
    editing.choose(stateOf(editing, 'conflict').conflict.fields, 'now');
    await editing.saveResolved();
    expect([editing.state, editing.finishedCount]).toEqual([{ kind: 'closed' }, 1]);
    expect(cache.find(aBusinessId())?.names).toMatchObject({ en: 'Theirs', he: 'שלהם' });
  });

  it('is on the page after Cancel when the form has shown it', async () => {
    const { editing, changeElsewhere, cache, clock } = await anEditing();
    await changeElsewhere({ 'name.he': 'שלהם' });
    editing.show('hours');
    await clock.advance(0);
    editing.cancel();
    expect(cache.find(aBusinessId())?.names.he).toBe('שלהם');
  });

  it('does not ask about other fields', async () => {
    const { editing, changeElsewhere, cache } = await aTypedName('Mine');
    await changeElsewhere({ 'name.he': 'שלהם' });
    await editing.save();
    expect(cache.find(aBusinessId())?.names).toMatchObject({ en: 'Mine', he: 'שלהם' });
  });
});

describe('a save that the service stores in another form', () => {
  async function saving(stored: BusinessChange) {
    const screen = await aTypedName('Levi & Sons');
    formOf(screen.editing).change('name.he', 'לוי ובניו');
    const write = vi.spyOn(InMemoryListingRepository.prototype, 'write');
    write.mockImplementationOnce(async () => {
      await screen.changeElsewhere(stored);
      return success();
    });
    screen.network.latency = 100;
    const saved = screen.editing.save();
    return { ...screen, end: async () => screen.clock.advance(1000).then(async () => saved) };
  }

  it('is saved once the owner keeps what is stored', async () => {
    const { editing, cache, end } = await saving({ 'name.en': 'LEVI & SONS', 'name.he': 'לוי ובניו' });
    await end();
    expect(stateOf(editing, 'conflict').conflict).toMatchObject({ wasSent: true, fields: ['name.en'] });
    editing.choose(stateOf(editing, 'conflict').conflict.fields, 'now');
    await editing.saveResolved();
    expect(stateOf(editing, 'closed').notice).toMatchObject({ kind: 'saved', saved: { change: {} } });
    expect(cache.find(aBusinessId())?.names.en).toBe('LEVI & SONS');
  });

  it('in part is not said to have changed nothing, and saves the rest', async () => {
    const { editing, toasts, world, clock, end } = await saving({ 'name.en': 'Levi & Sons' });
    await end();
    expect(stateOf(editing, 'conflict').conflict).toMatchObject({
      fields: [],
      mine: { 'name.he': 'לוי ובניו' },
    });
    expect(toasts.waiting).toEqual([]);
    const resolved = editing.saveResolved();
    await clock.advance(1000);
    await resolved;
    expect(stateOf(editing, 'closed').notice?.kind).toBe('saved');
    expect(world.business(aBusinessId())?.names).toMatchObject({ en: 'Levi & Sons', he: 'לוי ובניו' });
  });

  it('is announced as unknown after the form was left', async () => {
    const { editing, toasts, end } = await saving({ 'name.en': 'LEVI & SONS' });
    editing.show('hours');
    await end();
    expect(toasts.waiting.map(({ message }) => message)).toEqual(['editing.outcomeUnknown.left']);
  });
});

describe('Undo', () => {
  async function aSavedName() {
    const screen = await aTypedName('Levi & Sons');
    await screen.editing.save();
    screen.editing.show(undefined);
    return screen;
  }

  it('does not overwrite a change that was made elsewhere', async () => {
    const { editing, changeElsewhere } = await aSavedName();
    await changeElsewhere({ 'name.en': 'Theirs' });
    await editing.undo();
    expect(stateOf(editing, 'closed').notice?.kind).toBe('undo-conflict');
  });

  it('can be tried again after a refusal', async () => {
    const { editing, network } = await aSavedName();
    network.setOutage('update-business', 'refused');
    await editing.undo();
    expect(stateOf(editing, 'closed').notice?.kind).toBe('undo-failed');
    network.clearOutage();
    await editing.undo();
    expect(stateOf(editing, 'closed').notice?.kind).toBe('undone');
  });

  it('is in the toast history with the save, without a visible toast', async () => {
    const { editing, toasts } = await aSavedName();
    await editing.undo();
    expect(toasts.waiting).toMatchObject([
      { message: 'editing.texts.saved', isHistoryOnly: true },
      { message: 'editing.saved.undone', isHistoryOnly: true },
    ]);
  });

  it('is reconciled after a lost response', async () => {
    const { editing, network, clock, toasts } = await aSavedName();
    network.setOutage('update-business', 'response-lost');
    const undoing = editing.undo();
    await clock.advance(MINUTE);
    await undoing;
    expect(stateOf(editing, 'closed').notice?.kind).toBe('undone');
    expect(toasts.waiting.filter(({ isHistoryOnly }) => isHistoryOnly !== true)).toEqual([]);
  });

  it.each(['at once', 'after a lost response'])(
    'whose write is stored in another form does not say that nothing was sent: %s',
    async (when) => {
      const { editing, changeElsewhere, cache, clock } = await aSavedName();
      const write = vi.spyOn(InMemoryListingRepository.prototype, 'write');
      write.mockImplementationOnce(async () => {
        await changeElsewhere({ 'name.en': 'LEVI LOCKS' });
        return when === 'at once' ? success() : failure({ kind: 'outcome-unknown' });
      });
      const undoing = editing.undo();
      await clock.advance(0);
      await clock.advance(MINUTE);
      await undoing;
      expect(stateOf(editing, 'closed').notice?.kind).toBe('undo-outcome-unknown');
      expect(cache.find(aBusinessId())?.names.en).toBe('LEVI LOCKS');
    },
  );

  it.each([
    [undefined, 'editing.saved.undone'],
    ['refused', 'editing.saved.undo-failed'],
    ['response-lost', 'editing.saved.undone'],
    ['unavailable', 'editing.saved.undo-failed'],
  ] as const)('that ends while another part is edited is announced (%s)', async (outage, message) => {
    const { editing, network, clock, toasts } = await aSavedName();
    if (outage !== undefined) network.setOutage('update-business', outage);
    network.latency = 100;
    const undoing = editing.undo();
    await clock.advance(150);
    editing.show('hours');
    await clock.advance(3 * MINUTE);
    await undoing;
    expect(formOf(editing).part).toBe('hours');
    expect(toasts.waiting.at(-1)).toMatchObject({ message, isHistoryOnly: false });
  });

  it('that ends while its own part is edited again is merged into the form, and not called another tab', async () => {
    const { editing, network, clock } = await aSavedName();
    network.latency = 100;
    const undoing = editing.undo();
    editing.show('texts');
    await clock.advance(150);
    formOf(editing).change('name.he', 'לוי ובניו');
    await clock.advance(MINUTE);
    await undoing;
    const { values } = formOf(editing);
    expect([values['name.en'], values['name.he']]).toEqual(['Levi Locks', 'לוי ובניו']);
    expect(editing.otherTabs.state).toBe('none');
  });

  it('is not read any more once the owner has left, who is told that its outcome is unknown', async () => {
    const { editing, network, clock, toasts } = await aSavedName();
    network.setOutage('update-business', 'response-lost');
    void editing.undo();
    await clock.advance(0);
    editing.dispose();
    const reads = network.requestCountOf('view-business');
    await clock.advance(MINUTE);
    expect(network.requestCountOf('view-business')).toBe(reads);
    expect(toasts.waiting.at(-1)).toMatchObject({ message: 'editing.saved.undo-outcome-unknown' });
  });

  it('does not replace the notice of a later save', async () => {
    const { editing, network, clock } = await aSavedName();
    network.setOutage('update-business', 'response-lost');
    const undoing = editing.undo();
    await clock.advance(0);
    network.clearOutage();
    editing.show('texts');
    await clock.advance(0);
    formOf(editing).change('name.he', 'לוי ובניו');
    await editing.save();
    editing.show(undefined);
    await clock.advance(3 * MINUTE);
    await undoing;
    expect(stateOf(editing, 'closed').notice?.kind).toBe('saved');
  });

  it('ends with the session', async () => {
    const { editing, network, session, clock } = await aSavedName();
    network.setOutage('update-business', 'session-expired');
    await editing.undo();
    expect(session.expirations).toBe(1);
    network.setOutage('update-business', 'response-lost');
    void editing.undo();
    await clock.advance(0);
    network.setOutage('view-business', 'session-expired');
    await clock.advance(MINUTE);
    expect(session.expirations).toBe(2);
    expect(stateOf(editing, 'closed').notice?.kind).toBe('undo-outcome-unknown');
  });

  it('of a business that no longer exists does not say that the change is still saved', async () => {
    const { editing } = await aSavedName();
    const read = vi.spyOn(InMemoryListingRepository.prototype, 'read');
    read.mockResolvedValueOnce(failure({ kind: 'business-not-found' }));
    await editing.undo();
    expect(stateOf(editing, 'closed').notice?.kind).toBe('undo-outcome-unknown');
  });
});

describe('a read that is answered after a change', () => {
  /** Answers each read as the record was when it was sent, after `delay` milliseconds. */
  async function slowReads(delay: number) {
    const world = anOwnersWorld({
      businesses: [{ ...aCompleteBusiness(), status: 'active', activeFlag: true }],
      listingParts: PARTS,
    });
    const { clock, network } = world;
    const listings = new InMemoryListingRepository(world.world);
    const reads = { delay };
    world.viewModels.container.rebind('listings').toConstantValue({
      read: async (...parameters: Parameters<typeof listings.read>) => {
        const wait = reads.delay;
        const read = await listings.read(...parameters);
        await network.wait(wait);
        return read;
      },
      write: async (...parameters: Parameters<typeof listings.write>) => listings.write(...parameters),
    });
    const editing = (await world.listingEditing.createEditing.load())(aBusinessId());
    editing.start();
    const detail = world.createBusinessDetail();
    detail.start();
    await clock.advance(0);
    const deactivate = async (): Promise<void> => {
      detail.ask('deactivate');
      await detail.confirm();
    };
    return { ...world, editing, reads, deactivate, shown: () => world.cache.find(aBusinessId()) };
  }

  it('keeps the new status when a form is opened', async () => {
    const { editing, deactivate, clock, shown } = await slowReads(100);
    editing.show('texts');
    await clock.advance(0);
    await deactivate();
    await clock.advance(100);
    expect([editing.state.kind, shown()?.status]).toEqual(['editing', 'inactive']);
  });

  it('keeps the new status when a save is read back, and shows what was saved', async () => {
    const { editing, deactivate, clock, shown } = await slowReads(100);
    editing.show('texts');
    await clock.advance(100);
    formOf(editing).change('name.en', 'Levi & Sons');
    void editing.save();
    await clock.advance(100);
    await deactivate();
    await clock.advance(100);
    expect(stateOf(editing, 'closed').notice?.kind).toBe('saved');
    expect(shown()).toMatchObject({ status: 'inactive', activeFlag: false, names: { en: 'Levi & Sons' } });
  });

  it('does not replace what was read after it was sent', async () => {
    const { editing, reads, clock, shown } = await slowReads(100);
    editing.show('texts');
    await clock.advance(100);
    formOf(editing).change('name.en', 'Levi & Sons');
    void editing.save();
    await clock.advance(200);
    void editing.undo();
    reads.delay = 1000;
    editing.show('hours');
    reads.delay = 100;
    await clock.advance(200);
    expect(shown()?.names.en).toBe('Levi Locks');
    await clock.advance(1000);
    expect([formOf(editing).part, shown()?.names.en]).toEqual(['hours', 'Levi Locks']);
  });
});
