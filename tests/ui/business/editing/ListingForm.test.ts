import { describe, expect, it } from 'vitest';
import { NEW_CONTACT } from '@/domain/business/listing/contactEdits';
import { openedDay } from '@/domain/business/listing/dayEdits';
import { NO_CONTACT, type BusinessChange, type ListingPart } from '@/domain/business/listing/Listing';
import { ListingForm } from '@/ui/business/editing/ListingForm';
import { FixedClock } from '@tests/support/FixedClock';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aContact } from '@tests/support/builders/aContact';
import { aListing } from '@tests/support/builders/aListing';
import { text } from '@tests/support/text';

function aRecord(listing: BusinessChange = {}) {
  return { business: aBusiness(), listing: aListing(listing), hasSingleContact: false };
}

function aForm(part: ListingPart = 'texts', recorded: BusinessChange = {}) {
  const clock = new FixedClock();
  const drafts: BusinessChange[] = [];
  const form = new ListingForm(aRecord(recorded), part, clock, ({ typed }) => drafts.push(typed));
  return { form, clock, drafts };
}

describe('the form of a listing', () => {
  it('counts the fields that a save would change', () => {
    const { form } = aForm();
    expect(form.changedFields).toEqual([]);
    form.change('name.he', 'לוי ');
    form.change('name.en', ' Levi Locks ');
    expect(form.changedFields).toEqual(['name.he']);
    expect(form.changes).toEqual({ 'name.he': 'לוי' });
    expect(form.isChanged).toBe(true);
    expect(form.isChangedIn('name.en')).toBe(false);
    form.change('name.he', '');
    expect(form.isChanged).toBe(false);
  });

  it('discards the chosen picture when it starts over', () => {
    const { form } = aForm('photo');
    form.choosePicture({ type: 'image/png', bytes: new Uint8Array() });
    expect(form.isChanged).toBe(true);
    form.startOver();
    expect([form.picture, form.isChanged]).toEqual([undefined, false]);
  });

  it('removes a contact, and adds one under a new number', () => {
    const { form } = aForm('contacts', { 'contact.0': aContact() });
    form.change('contact.0', NO_CONTACT);
    form.change('contact.1', { ...NO_CONTACT, email: 'a@b.co' });
    expect(form.changedFields).toEqual(['contact.0', 'contact.1']);
    expect(form.changes['contact.0']).toBe(NO_CONTACT);
  });

  it('shows the errors of a field after a pause in typing, and all after a submission', async () => {
    const { form, clock } = aForm();
    form.change('name.en', 'x'.repeat(83));
    expect(form.errorsOf('name.en')).toEqual([]);
    await clock.advance(600);
    expect(form.errorsOf('name.en')).toEqual([{ field: 'name.en', kind: 'too-long', surplus: 3 }]);
    form.change('name.he', 'x'.repeat(81));
    expect(form.errorCount).toBe(2);
    form.showAllErrors();
    expect(form.errorsOf('name.he')).toHaveLength(1);
    expect(form.shownErrors.map(({ field }) => field)).toEqual(['name.en', 'name.he']);
  });

  it.each<[string, BusinessChange, BusinessChange]>([
    ['the only name', { 'name.en': 'Levi', 'name.he': '', 'name.ar': '' }, { 'name.en': '' }],
    ['a time', {}, { 'hours.5': openedDay({ isOpen: false, shifts: [], isUnreadable: false }) }],
    ['every number of a contact', {}, { 'contact.0': { ...NO_CONTACT, name: 'Service' } }],
  ])('calls %s missing only after a submission, which it prevents', (_, recorded, typed) => {
    const { form } = aForm('texts', recorded);
    form.changeUndoably(typed, () => 'Changed');
    expect(form.shownErrors).toEqual([]);
    expect(Object.keys(form.showAllErrors())).toHaveLength(1);
    expect(form.shownErrors).toHaveLength(1);
  });

  it('keeps a draft of what was typed, as it was typed', () => {
    const { form, drafts } = aForm();
    form.change('name.en', 'Levi ');
    form.change('name.en', 'Levi Locks');
    expect(drafts).toEqual([{ 'name.en': 'Levi ' }, {}]);
  });

  it('edits a newer record with the changes of its part', () => {
    const { form, drafts } = aForm();
    const newer = aRecord({ 'name.en': 'Elsewhere', 'name.ar': 'ليفي' });
    form.rebase(newer, { 'name.en': 'Mine', address: 'of another form' });
    expect(form.recorded).toBe(newer);
    expect(form.changes).toEqual({ 'name.en': 'Mine' });
    expect(form.values['name.ar']).toBe('ليفي');
    expect(drafts).toEqual([{ 'name.en': 'Mine' }]);
  });

  it('keeps an added empty contact, what is being typed and the shown errors when the record becomes newer', () => {
    const recorded = { 'contact.0': aContact(), address: 'Haifa' };
    const { form } = aForm('contacts', recorded);
    form.change('contact.1', NEW_CONTACT);
    form.change('address', 'Haifa ');
    form.change('website', 'example');
    form.showAllErrors();
    form.rebase(aRecord({ ...recorded, 'contact.0': aContact({ name: 'Dana' }) }), form.typed);
    expect(form.values).toMatchObject({ 'contact.1': NEW_CONTACT, address: 'Haifa ', website: 'example' });
    expect(form.values['contact.0']?.name).toBe('Dana');
    expect(form.errorsOf('website')).toHaveLength(1);
    form.startOver();
    expect([form.values['contact.1'], form.values.address, form.attempts]).toEqual([undefined, 'Haifa', 0]);
  });

  it('undoes the last change of several fields, once', () => {
    const { form, clock } = aForm('texts', { address: 'Haifa' });
    const change = () => form.changeUndoably({ address: 'Acre', 'name.en': 'x'.repeat(81) }, () => 'Changed');
    change();
    expect(form.undoable?.text(text)).toBe('Changed');
    expect(form.errorsOf('name.en')).toHaveLength(1);
    expect(form.undo()).toBe('name.en');
    expect(form.isChanged).toBe(false);
    expect(form.undo()).toBeUndefined();
    change();
    form.change('address', 'Jaffa');
    expect(form.undoable).toBeUndefined();
    change();
    form.rebase(form.recorded, {});
    expect(form.undoable).toBeUndefined();
    form.dispose();
    expect(clock.waiting).toBe(0);
  });
});
