import { describe, expect, it } from 'vitest';
import { NO_CONTACT, type BusinessChange } from '@/domain/business/listing/Listing';
import { listingErrors, maxLengthOf, type ListingError } from '@/domain/business/listing/listingErrors';
import { aContact } from '@tests/support/builders/aContact';
import { aListing } from '@tests/support/builders/aListing';

const FAMILY = '👨‍👩‍👧';

function errorsAfter(recorded: BusinessChange, typed: BusinessChange): readonly ListingError[] {
  return listingErrors(aListing(recorded), aListing({ ...recorded, ...typed }));
}

describe('the errors of a listing', () => {
  it.each<[string, BusinessChange]>([
    ['an unchanged one', {}],
    ['80 characters as they are seen', { 'name.en': FAMILY.repeat(80) }],
    ['500 characters in a description', { 'description.ar': 'ن'.repeat(500) }],
    ['a name in one language only', { 'name.en': '', 'name.ar': 'ليفي' }],
    ['an address of 200', { address: 'a'.repeat(200) }],
    ['no website', { website: '' }],
    ['a website without its beginning', { website: 'levi.co.il' }],
    ['a website in Hebrew', { website: 'https://לוי.קום/דף?x=1#y' }],
    ['a website with a port', { website: 'http://levi.co.il:8080' }],
    ['a landline', { 'contact.0': aContact({ phoneNumbers: ['04-812-3456'] }) }],
    ['service numbers', { 'contact.0': aContact({ phoneNumbers: ['1-700-555-010', '*4555'] }) }],
    ['an empty row of phones', { 'contact.0': aContact({ phoneNumbers: ['04-812-3456', ' '] }) }],
    [
      'an email, a fax and a phone that cannot be seen',
      {
        'contact.0': aContact({
          phoneNumbers: ['04-812-3456', '\u202D\u202C'],
          email: '\u200E',
          fax: '\u200F',
        }),
      },
    ],
    ['a contact with an email only', { 'contact.0': { ...NO_CONTACT, email: 'a@b.co' } }],
    ['a contact with a fax only', { 'contact.0': { ...NO_CONTACT, fax: '04-812-3457' } }],
    ['a photo', { photo: 'https://a.example/1.jpg' }],
  ])('are none for %s', (_, typed) => {
    expect(errorsAfter({}, typed)).toEqual([]);
  });

  it.each<[string, BusinessChange, readonly object[]]>([
    ['a name of 82', { 'name.he': 'ש'.repeat(82) }, [{ field: 'name.he', kind: 'too-long', surplus: 2 }]],
    ['a second line of 81', { 'displayName.en': 'a'.repeat(81) }, [{ field: 'displayName.en', surplus: 1 }]],
    [
      'a description of 501',
      { 'description.en': 'a'.repeat(501) },
      [{ field: 'description.en', surplus: 1 }],
    ],
    ['an address of 201', { address: 'a'.repeat(201) }, [{ field: 'address', kind: 'too-long', surplus: 1 }]],
    ['no name', { 'name.en': ' \u200F' }, [{ field: 'name.en', kind: 'name-required' }]],
    ['no visible name', { 'name.en': '\u200C' }, [{ field: 'name.en', kind: 'name-required' }]],
    [
      'a website of another kind',
      { website: 'ftp://levi.co.il' },
      [{ field: 'website', kind: 'website-invalid' }],
    ],
    ['a website with a user', { website: 'https://a@levi.co.il' }, [{ field: 'website' }]],
    ['a website of one word', { website: 'levi' }, [{ field: 'website' }]],
    [
      'a mobile number that is two short',
      { 'contact.0': aContact({ phoneNumbers: ['04-812-3456', '052-123-45'] }) },
      [{ field: 'contact.0', kind: 'phone-invalid', phoneIndex: 1, missingDigits: 2 }],
    ],
    [
      'a mobile number with the country code that is one short',
      { 'contact.0': aContact({ phoneNumbers: ['+972 50 123 456'] }) },
      [{ kind: 'phone-invalid', missingDigits: 1 }],
    ],
    [
      'no number',
      { 'contact.0': aContact({ phoneNumbers: ['call me'] }) },
      [{ kind: 'phone-invalid', phoneIndex: 0, missingDigits: undefined }],
    ],
    [
      'a mobile number that is too long',
      { 'contact.0': aContact({ phoneNumbers: ['052-123-45678'] }) },
      [{ kind: 'phone-invalid', missingDigits: undefined }],
    ],
    [
      'an email and a fax that are none',
      { 'contact.3': { ...NO_CONTACT, email: 'a@', fax: '12' } },
      [
        { field: 'contact.3', kind: 'email-invalid' },
        { field: 'contact.3', kind: 'fax-invalid' },
      ],
    ],
    [
      'a new contact with a name only',
      { 'contact.0': { ...NO_CONTACT, name: 'Desk' } },
      [{ field: 'contact.0', kind: 'contact-empty' }],
    ],
    [
      'shifts',
      { 'hours.4': { isOpen: true, isUnreadable: false, shifts: [{ opens: '08:00', closes: '' }] } },
      [{ field: 'hours.4', shift: 0, kind: 'incomplete' }],
    ],
  ])('name %s', (_, typed, errors) => {
    expect(errorsAfter({}, typed)).toMatchObject(errors);
    expect(errorsAfter({}, typed)).toHaveLength(errors.length);
  });

  it('let a longer text of the service stay or shrink, and not grow', () => {
    const recorded = { 'name.en': 'n'.repeat(90) };
    expect(errorsAfter(recorded, { 'name.he': 'לוי' })).toEqual([]);
    expect(errorsAfter(recorded, { 'name.en': 'm'.repeat(90) })).toEqual([]);
    expect(errorsAfter(recorded, { 'name.en': 'm'.repeat(91) })).toMatchObject([{ surplus: 1 }]);
  });

  it('do not count the characters of a pasted document, only its code units', () => {
    expect(errorsAfter({}, { 'description.en': '👩‍🔧'.repeat(1200) })).toMatchObject([{ surplus: 700 }]);
    expect(errorsAfter({}, { 'description.en': '👩‍🔧'.repeat(1201) })).toMatchObject([{ surplus: 5505 }]);
  });

  it('let a number, an email and a fax of the service stay as they are', () => {
    const recorded = {
      'contact.0': { ...NO_CONTACT, phoneNumbers: ['ask Dana'], email: 'dana', fax: 'none' },
    };
    const name = { ...recorded['contact.0'], name: 'Dana' };
    expect(errorsAfter(recorded, { 'contact.0': name })).toEqual([]);
    expect(errorsAfter(recorded, { 'contact.0': { ...name, email: 'dana2' } })).toMatchObject([
      { kind: 'email-invalid' },
    ]);
  });

  it('ask for a way to reach a contact whose only number was emptied, so that its name is not lost', () => {
    const emptied = { 'contact.0': aContact({ phoneNumbers: [''] }) };
    expect(errorsAfter({ 'contact.0': aContact() }, emptied)).toEqual([
      { field: 'contact.0', kind: 'contact-empty' },
    ]);
  });

  it('ask for a way to reach a renamed contact that has none', () => {
    const recorded = { 'contact.0': { ...NO_CONTACT, name: 'Desk' } };
    expect(errorsAfter(recorded, { 'contact.0': { ...NO_CONTACT, name: 'Reception' } })).toEqual([
      { field: 'contact.0', kind: 'contact-empty' },
    ]);
    expect(errorsAfter(recorded, { 'contact.0': NO_CONTACT })).toEqual([]);
  });

  it('are none for a removed contact and for a missing name that was missing before', () => {
    expect(errorsAfter({ 'contact.0': aContact() }, { 'contact.0': NO_CONTACT })).toEqual([]);
    expect(errorsAfter({ 'name.en': '' }, { 'description.en': 'Opens doors' })).toEqual([]);
  });

  it('know the limit of each text', () => {
    expect((['name.en', 'displayName.he', 'description.ar', 'address'] as const).map(maxLengthOf)).toEqual([
      80, 80, 500, 200,
    ]);
  });
});
