import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aContact } from '@tests/support/builders/aContact';
import { aListing } from '@tests/support/builders/aListing';
import { FixedClock } from '@tests/support/FixedClock';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn } from '@tests/support/text';
import { describe, expect, it } from 'vitest';
import type { Contact } from '@/domain/business/Contact';
import { type BusinessChange, contactFields, NO_CONTACT } from '@/domain/business/listing/Listing';
import { type Language, LANGUAGES } from '@/domain/shared/language';
import { ContactsForm } from '@/ui/business/editing/contacts/ContactsForm';
import { FieldName } from '@/ui/business/editing/FieldName';
import { FieldValue } from '@/ui/business/editing/FieldValue';
import { ListingForm } from '@/ui/business/editing/ListingForm';
import { isolated, isolatedLtr } from '@/ui/i18n/isolated';

const office = aContact({ name: 'Office', phoneNumbers: ['04-812-3456'] });
const service = aContact({
  name: undefined,
  names: { ar: 'خدمة الطوارئ' },
  phoneNumbers: ['1-700-123-456'],
});

interface Options {
  readonly lines?: BusinessChange;
  readonly language?: Language;
  readonly isReadOnly?: boolean;
  readonly hasSingleContact?: boolean;
  readonly isHidden?: boolean;
}

async function theContacts(contacts: readonly Contact[], options: Options = {}) {
  const { lines, language = 'en', isReadOnly = false, hasSingleContact = false, isHidden = false } = options;
  const clock = new FixedClock();
  const business = aBusiness({ status: isHidden ? 'inactive' : 'active' });
  const listing = aListing({ ...contactFields([...contacts.entries()]), ...lines });
  const form = new ListingForm({ business, listing, hasSingleContact }, 'contacts', clock);
  const user = userEvent.setup({ delay: null });
  await renderPage(<ContactsForm form={form} isReadOnly={isReadOnly} />, { language });
  const pause = () => act(async () => clock.advance(1000));
  const contact = (name: string) => within(screen.getByRole('group', { name }));
  return { form, user, pause, contact };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const label = {
  phone: text('editing.contacts.phone'),
  other: text('editing.contacts.otherPhone'),
  email: text('editing.contacts.email'),
  fax: text('editing.contacts.fax'),
  name: text('editing.contacts.name'),
  address: text('editing.contacts.address'),
  website: text('editing.contacts.website'),
};
const addContact = () => screen.getByRole('button', { name: text('editing.contacts.addContact') });
const phoneBad = text('editing.contacts.phoneBad', { example: isolatedLtr('04-812-3456') });

describe('the contacts', () => {
  it.each(LANGUAGES)('are a card each, the first one open (%s)', async (language) => {
    const { contact } = await theContacts([office, service], { language });
    const t = textIn[language];
    expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual([
      'Office',
      'خدمة الطوارئ',
      t('editing.contacts.placeTitle'),
    ]);
    expect(contact('Office').getByLabelText(t('editing.contacts.phone'))).toHaveValue('04-812-3456');
    const emergency = contact('خدمة الطوارئ');
    expect(emergency.queryByRole('textbox')).not.toBeInTheDocument();
    expect(emergency.getByText('1-700-123-456')).toBeVisible();
  });

  it('open by a press, with the focus in them', async () => {
    const { contact, user } = await theContacts([office, service]);
    await user.click(contact('خدمة الطوارئ').getByRole('button', { expanded: false }));
    expect(contact('خدمة الطوارئ').getByLabelText(label.name)).toHaveFocus();
  });

  it('that are removed last give the focus to Add, and not to the phones of one that is open', async () => {
    const { contact, user } = await theContacts([office, service]);
    await user.click(contact('خدمة الطوارئ').getByRole('button', { expanded: false }));
    const name = isolated('خدمة الطوارئ');
    await user.click(
      contact('خدمة الطوارئ').getByRole('button', {
        name: text('editing.contacts.removeContactOf', { name }),
      }),
    );
    expect(addContact()).toHaveFocus();
  });

  it('get one more, which is named by its place until it has a name', async () => {
    const { contact, user, form } = await theContacts([office]);
    await user.click(addContact());
    const added = contact(text('editing.contacts.contactNth', { n: 2 }));
    expect(added.getByLabelText(label.name)).toHaveFocus();
    expect(form.isChanged).toBe(false);
    type(added.getByLabelText(label.name), 'Service');
    expect(form.shownErrors).toEqual([]);
    type(contact('Service').getByLabelText(label.phone), '*1234');
    expect(form.changes).toEqual({
      'contact.1': { ...NO_CONTACT, name: 'Service', phoneNumbers: ['*1234'] },
    });
  });

  it('are removed at once, can be put back, and the focus moves to the next one, then to Add', async () => {
    const { contact, user, form } = await theContacts([office, service]);
    const remove = (name: string) =>
      contact(name).getByRole('button', {
        name: text('editing.contacts.removeContactOf', { name: isolated(name) }),
      });
    await user.click(remove('Office'));
    expect(screen.queryByRole('group', { name: 'Office' })).not.toBeInTheDocument();
    expect(form.changes).toEqual({ 'contact.0': NO_CONTACT });
    expect(form.undoable?.text(text)).toBe(
      text('editing.contacts.contactRemoved', { name: isolated('Office') }),
    );
    const next = contact('خدمة الطوارئ').getByRole('button');
    expect(next).toHaveFocus();
    await user.click(next);
    await user.click(remove('خدمة الطوارئ'));
    expect(addContact()).toHaveFocus();
    act(() => {
      form.undo();
    });
    expect(form.changes).toEqual({ 'contact.0': NO_CONTACT });
    await user.click(addContact());
    expect(contact(text('editing.contacts.contactNth', { n: 2 })).getByLabelText(label.name)).toHaveFocus();
  });

  it('of a business without any are fields to fill in', async () => {
    const { contact, form } = await theContacts([]);
    const first = contact(text('editing.contacts.contactNth', { n: 1 }));
    expect(
      screen.queryByRole('button', { name: text('editing.contacts.addContact') }),
    ).not.toBeInTheDocument();
    expect(form.isChanged).toBe(false);
    type(first.getByLabelText(label.phone), '04-812-3456');
    expect(form.changes['contact.0']?.phoneNumbers).toEqual(['04-812-3456']);
    expect(addContact()).toBeVisible();
  });

  it('of a record with room for one have one number and no more', async () => {
    const { form } = await theContacts([aContact({ name: undefined, email: 'a@example.com' })], {
      hasSingleContact: true,
    });
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    type(screen.getByLabelText(label.email), 'b@example.com');
    expect(form.changes['contact.0']?.email).toBe('b@example.com');
  });

  it.each([
    ['missing', []],
    ['empty', [NO_CONTACT]],
  ])('of a record with room for one are fields to fill in while it is %s', async (_, contacts) => {
    const { form } = await theContacts(contacts, { hasSingleContact: true });
    expect(form.isChanged).toBe(false);
    type(screen.getByLabelText(label.phone), '04-812-3456');
    expect(form.changes).toEqual({ 'contact.0': { ...NO_CONTACT, phoneNumbers: ['04-812-3456'] } });
  });

  it('cannot be changed while they are saved', async () => {
    await theContacts([{ ...office, phoneNumbers: ['04-812-3456', '*1234'] }], { isReadOnly: true });
    for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('readonly');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are named in the language of the page, and other names stay', async () => {
    const { contact, form } = await theContacts([service], { language: 'he' });
    const name = contact('خدمة الطوارئ').getByLabelText(textIn.he('editing.contacts.name'));
    expect(name).toHaveValue('');
    expect(name).toHaveAttribute('placeholder', 'خدمة الطوارئ');
    type(name, 'שירות חירום');
    expect(form.changes['contact.0']?.names).toEqual({ ar: 'خدمة الطوارئ', he: 'שירות חירום' });
    expect(form.changes['contact.0']?.name).toBeUndefined();
  });

  it('have the same name without a language as in the language whose name it was', async () => {
    const { form } = await theContacts([{ ...office, names: { en: 'Office', he: 'משרד' } }]);
    const name = screen.getByLabelText(text('editing.contacts.name'));
    type(name, 'Reception');
    expect(form.changes['contact.0']).toMatchObject({
      name: 'Reception',
      names: { en: 'Reception', he: 'משרד' },
    });
    type(name, '');
    expect(form.changes['contact.0']).toMatchObject({ name: undefined, names: { he: 'משרד' } });
  });
});

describe('a number', () => {
  it('is added below the others, and says what is missing', async () => {
    const { contact, user, pause, form } = await theContacts([office]);
    const card = contact('Office');
    await user.click(card.getByRole('button', { name: text('editing.contacts.addPhone') }));
    const second = card.getByLabelText(label.other);
    expect(second).toHaveFocus();
    type(second, '052-123-45');
    expect(second).toBeValid();
    await pause();
    expect(second).toHaveAccessibleDescription(text('editing.contacts.phoneShort', { count: 2 }));
    type(second, 'soon');
    expect(second).toHaveAccessibleDescription(phoneBad);
    type(second, '052-123-4567');
    expect(second).toBeValid();
    expect(form.changes['contact.0']?.phoneNumbers).toEqual(['04-812-3456', '052-123-4567']);
  });

  it('is removed at once, can be put back, and the focus moves to the next one, then to Add', async () => {
    const { contact, user, form } = await theContacts([
      { ...office, phoneNumbers: ['04-812-3456', '*1234'] },
    ]);
    const card = contact('Office');
    const remove = (phone: string) =>
      card.getByRole('button', { name: text('editing.contacts.removePhone', { phone: isolatedLtr(phone) }) });
    await user.click(remove('04-812-3456'));
    expect(card.getByLabelText(label.phone)).toHaveFocus();
    expect(card.getByLabelText(label.phone)).toHaveValue('*1234');
    expect(card.queryByRole('button', { name: /Remove ⁦/u })).not.toBeInTheDocument();
    expect(form.undoable?.text(text)).toBe(text('editing.contacts.phoneRemoved'));
    const add = card.getByRole('button', { name: text('editing.contacts.addPhone') });
    await user.click(add);
    await user.click(card.getByRole('button', { name: text('editing.contacts.removeEmptyPhone') }));
    expect(add).toHaveFocus();
    act(() => {
      form.undo();
    });
    expect(card.getByLabelText(label.other)).toHaveValue('');
  });

  it.each([
    ['visible', false, true],
    ['hidden', true, false],
  ] as const)(
    'that was the last one leaves a warning only if the business is visible (%s)',
    async (_, isHidden, isWarned) => {
      await theContacts([office], { isHidden });
      const warning = text('editing.contacts.noPhone');
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      type(screen.getByLabelText(label.phone), '');
      expect(screen.queryByText(warning) !== null).toBe(isWarned);
      type(screen.getByLabelText(label.phone), '*1234');
      expect(screen.queryByText(warning)).not.toBeInTheDocument();
    },
  );

  it('of the record that cannot be called has a hint, and an error once it is changed', async () => {
    const { pause } = await theContacts([
      { ...office, phoneNumbers: ['call us'], email: 'nobody', fax: undefined },
    ]);
    const phone = screen.getByLabelText(label.phone);
    const email = screen.getByLabelText(label.email);
    expect(phone).toHaveAccessibleDescription(phoneBad);
    expect(email).toHaveAccessibleDescription(expect.stringContaining('name@'));
    for (const each of [phone, email]) expect(each).toBeValid();
    type(phone, 'call');
    type(email, 'no');
    type(screen.getByLabelText(label.fax), 'fax');
    await pause();
    for (const each of [phone, email, screen.getByLabelText(label.fax)]) expect(each).toBeInvalid();
  });
});

it('a folded contact with an error is open', async () => {
  const { form, contact } = await theContacts([office, service]);
  act(() => {
    form.change('contact.1', { ...service, phoneNumbers: ['soon'] });
    form.touch('contact.1');
  });
  expect(contact('خدمة الطوارئ').getByLabelText(label.phone)).toBeInvalid();
});

it('a new contact with a name only asks for a way to reach it when it is saved', async () => {
  const { form, contact, user, pause } = await theContacts([office]);
  await user.click(addContact());
  const added = screen.getAllByRole('group')[1];
  if (added === undefined) throw new Error('Expected a second contact');
  type(within(added).getByLabelText(label.name), 'Service');
  const phone = contact('Service').getByLabelText(label.phone);
  await pause();
  expect(phone).not.toHaveAccessibleDescription();
  act(() => void form.showAllErrors());
  expect(phone).toHaveAccessibleDescription(text('editing.contacts.empty'));
});

describe('address and website', () => {
  it('are free text for all languages, and a web address that gets its beginning', async () => {
    const { form, user, pause } = await theContacts([office]);
    const website = screen.getByLabelText(label.website);
    await user.type(website, 'example.com');
    await user.tab();
    expect(website).toHaveValue('https://example.com');
    type(website, 'example');
    await pause();
    expect(website).toBeInvalid();
    expect(website).toHaveAccessibleDescription(expect.stringContaining('https://'));
    type(website, '');
    const address = screen.getByLabelText(label.address);
    expect(address).toHaveAttribute('dir', 'auto');
    expect(address).toHaveAccessibleDescription(text('editing.contacts.oneAddress'));
    type(address, 'x'.repeat(1434));
    fireEvent.blur(address);
    expect(address).toHaveAccessibleDescription(expect.stringContaining('1,234'));
    type(address, '12 Herzl St., Haifa');
    expect(form.changes).toEqual({ address: '12 Herzl St., Haifa' });
  });

  it('of the record stay as they are if nothing is typed', async () => {
    const { form, user } = await theContacts([office], { lines: { website: 'example.com' } });
    await user.click(screen.getByLabelText(label.website));
    await user.tab();
    expect(form.values.website).toBe('example.com');
  });
});

it('the value of a field is shown in one line', async () => {
  const NO_NAME = aContact({ name: undefined });
  const values: BusinessChange = {
    'contact.0': { ...office, email: 'a@example.com', fax: ' ' },
    'contact.1': NO_CONTACT,
    website: '',
    address: 'Haifa',
  };
  await renderPage(
    <ul>
      {(['contact.0', 'contact.1', 'website', 'address'] as const).map((field) => (
        <li key={field}>
          <b>
            <FieldName field={field} listings={[values, { 'contact.0': office, 'contact.1': NO_NAME }]} />
          </b>
          <span>
            <FieldValue field={field} values={values} />
          </span>
        </li>
      ))}
      <li>
        <FieldValue field="website" values={{ website: 'https://example.com' }} />
      </li>
      <li>
        <FieldValue field="address" values={{}} />
      </li>
      <li>
        <FieldValue
          field="contact.0"
          values={{ 'contact.0': { ...office, names: { en: 'Office', he: 'משרד' } } }}
        />
      </li>
      <li>
        <FieldValue field="contact.0" values={{ 'contact.0': { ...office, names: { he: 'משרד' } } }} />
      </li>
    </ul>,
  );
  const none = text('editing.contacts.none');
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    `OfficeOffice: ${isolatedLtr('04-812-3456')}, ${isolatedLtr('a@example.com')}`,
    `Contact 2${none}`,
    `Website${none}`,
    'AddressHaifa',
    'https://example.com',
    none,
    `Office · משרד: ${isolatedLtr('04-812-3456')}`,
    `משרד · Office: ${isolatedLtr('04-812-3456')}`,
  ]);
});
