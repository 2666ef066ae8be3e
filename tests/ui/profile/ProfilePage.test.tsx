import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { DemoOutage } from '@/application/ports/DemoControls';
import type { User } from '@/domain/identity/User';
import { profileFormOf, type ProfileForm } from '@/domain/profile/ProfileForm';
import { COMPLETE_LANGUAGES, directionOf, LANGUAGES, type Language } from '@/domain/shared/language';
import { instant } from '@/domain/shared/instant';
import { failure, success } from '@/domain/shared/result';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { EMAIL_EXAMPLE } from '@/ui/i18n/emailExample';
import { ProfilePage } from '@/ui/profile/ProfilePage';
import { MAIN_ID } from '@/ui/shell/layout/mainLandmark';
import { focusedMessage } from '@tests/support/focusedMessage';
import { aPngFile, aTextFile } from '@tests/support/builders/aPictureFile';
import { aProfileForm } from '@tests/support/builders/aProfileForm';
import { aUser } from '@tests/support/builders/aUser';
import { aProfileScreen } from '@tests/support/aProfileScreen';
import { aWindow } from '@tests/support/aWindow';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn, textsUnder } from '@tests/support/text';
import { watchObjectUrls } from '@tests/support/watchObjectUrls';

const noor = aUser({
  firstName: 'Noor',
  lastName: 'Haddad',
  names: {
    firstName: { en: 'Noor', he: 'נור', ar: 'نور' },
    lastName: { en: 'Haddad', he: 'חדאד' },
  },
  email: 'noor@example.com',
  phoneNumber: '0521234567',
  address: '12 Herzl St., Haifa',
});
const noorWithPicture = { ...noor, avatar: 'https://media.example/noor' };

interface Options {
  readonly owner?: User;
  readonly language?: Language;
  readonly isEditing?: boolean;
  /** The form values that the owner had typed before the previous session ended. */
  readonly typed?: ProfileForm;
}

async function aProfilePage({ owner = noor, language = 'en', isEditing = false, typed }: Options = {}) {
  aWindow();
  const user = userEvent.setup({ delay: null });
  const world = aProfileScreen(owner);
  if (typed !== undefined)
    world.drafts.save(owner.id, { form: typed, recorded: profileFormOf(owner), savedAt: world.clock.now() });
  const path = isEditing ? '/profile?mode=edit' : '/profile';
  const page = await renderPage(<ProfilePage />, {
    language,
    path,
    viewModels: { createProfile: () => world.viewModel },
  });
  return { ...world, page, user };
}

const firstName = (language = 'English') => `${text('profile.names.firstName')} ${language}`;
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('Expected an input of type file');
  return input;
}

/** The language of the page first, the others in their usual order. */
const orderOn = (page: Language): readonly Language[] => [
  page,
  ...LANGUAGES.filter((language) => language !== page),
];

describe('the profile in view mode', () => {
  it('shows avatar, personal and contact information', async () => {
    await aProfilePage();
    expect(screen.getByRole('heading', { level: 1, name: text('profile.view.title') })).toBeVisible();
    expect(document.title).toBe(`${text('profile.view.title')} · Amin`);
    expect(within(button(text('profile.photo.choose'))).getByText('N')).toBeInTheDocument();
    for (const words of ['Noor Haddad', text('shell.account.role'), '052-123-4567', '12 Herzl St., Haifa'])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getAllByText('noor@example.com')).toHaveLength(2);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it.each(LANGUAGES)(
    'lists the names by language, starting with the language of the page (%s)',
    async (language) => {
      await aProfilePage({ language });
      const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
      expect(rows.map((row) => row.textContent)).toEqual(
        orderOn(language).map((each) => LANGUAGE_NAMES[each]),
      );
    },
  );

  it('marks each name with its language, and names the missing ones', async () => {
    await aProfilePage();
    expect(screen.getByText('חדאד')).toHaveAttribute('lang', 'he');
    expect(screen.getByRole('row', { name: /العربية/ })).toHaveTextContent(text('profile.view.notAdded'));
  });

  it('marks missing values', async () => {
    await aProfilePage({ owner: aUser({ phoneNumber: undefined }) });
    const [email, phone, address] = screen.getAllByRole('definition').map((line) => line.textContent);
    const notAdded = text('profile.view.notAdded');
    expect([email, phone, address]).toEqual(['dana@example.com', notAdded, notAdded]);
  });

  it('shows the picture, or the initial when the picture fails to load', async () => {
    const { page } = await aProfilePage({ owner: noorWithPicture });
    const picture = page.container.querySelector('img');
    expect(picture).toHaveAttribute('src', 'https://media.example/noor');
    picture?.dispatchEvent(new Event('error'));
    expect(await within(button(text('profile.photo.choose'))).findByText('N')).toBeInTheDocument();
  });
});

describe('a profile with pasted contacts', () => {
  const owner = aUser({
    email: '\u200F<dana@example.com>;',
    phoneNumber: '٠٥٢-١٢٣٤٥٦٧',
    address: '\u200Fהרצל\u00A0\u00A012',
  });

  it('is shown as it is meant', async () => {
    await aProfilePage({ owner });
    const shown = screen.getAllByRole('definition').map((line) => line.textContent);
    expect(shown).toEqual(['dana@example.com', '052-1234567', 'הרצל 12']);
  });

  it('keeps in its record what the owner does not change', async () => {
    const { user, world } = await aProfilePage({ owner, isEditing: true });
    expect(field(text('profile.contact.email'))).toHaveValue('dana@example.com');
    expect(field(text('profile.contact.phone'))).toHaveValue('052-1234567');
    await user.type(field(firstName()), '!');
    await user.click(button(text('profile.edit.save')));
    await screen.findByRole('heading', { level: 1, name: text('profile.view.title') });
    const { email, phoneNumber, address } = owner;
    expect(world.user(owner.id)).toMatchObject({ email, phoneNumber, address });
  });
});

describe('editing the profile', () => {
  it('starts with a button, and the focus moves to the heading', async () => {
    const { user } = await aProfilePage();
    await user.click(button(text('profile.view.edit')));
    expect(await screen.findByRole('heading', { level: 1, name: text('profile.edit.title') })).toHaveFocus();
    expect(field(firstName())).toHaveValue('Noor');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('has a URL of its own', async () => {
    await aProfilePage({ isEditing: true });
    expect(screen.getByRole('heading', { level: 1, name: text('profile.edit.title') })).toBeVisible();
    expect(field(text('profile.contact.phone'))).toHaveValue('052-123-4567');
  });

  it('sets language and direction of each name field, and left-to-right for phone, email and numbers', async () => {
    await aProfilePage({ isEditing: true, language: 'ar' });
    const names = screen.getAllByRole('textbox').filter((input) => input.lang !== '');
    const fields = orderOn('ar').map((each) => `${each} ${directionOf(each)}`);
    expect(names.map((input) => `${input.lang} ${input.dir}`)).toEqual(
      fields.flatMap((each) => [each, each]),
    );
    expect(field(textIn.ar('profile.contact.email'))).toHaveAttribute('dir', 'ltr');
    expect(field(textIn.ar('profile.contact.phone'))).toHaveAttribute('dir', 'ltr');
  });

  it('ends on Cancel, which restores the stored values', async () => {
    const { user } = await aProfilePage({ isEditing: true, owner: noorWithPicture });
    await user.clear(field(firstName()));
    await user.click(button(text('profile.photo.remove')));
    await user.click(button(text('profile.edit.cancel')));
    expect(await screen.findByText('Noor Haddad')).toBeVisible();
    expect(within(screen.getByRole('table')).getByText('Noor')).toBeVisible();
    expect(document.querySelector('img')).toHaveAttribute('src', 'https://media.example/noor');
  });

  it('ends on Save, which sends the typed values and shows them at once', async () => {
    const { user, users, toasts } = await aProfilePage({ isEditing: true });
    await user.clear(field(firstName()));
    await user.type(field(firstName()), 'Nora');
    await user.clear(field(`${text('profile.names.lastNameOptional')} English`));
    await user.click(button(text('profile.edit.save')));
    expect(await screen.findByRole('heading', { level: 1, name: text('profile.view.title') })).toHaveFocus();
    expect(within(screen.getByRole('table')).getByText('Nora')).toBeVisible();
    expect(toasts.take()).toEqual([{ kind: 'success', message: 'profile.edit.saved' }]);
    expect(await users.byId(noor.id)).toMatchObject(success({ firstName: 'Nora', lastName: 'חדאד' }));
  });

  it.each(COMPLETE_LANGUAGES)('continues with the draft, or starts over (%s)', async (language) => {
    const words = textsUnder('profile', language);
    const [notice, address] = [words('edit.restored'), words('contact.address')];
    const typed = aProfileForm({ address: 'Allenby 5' });
    const { user } = await aProfilePage({ isEditing: true, language, typed });
    expect(screen.getByText(notice)).toBeVisible();
    expect(field(address)).toHaveValue('Allenby 5');
    await user.click(button(words('edit.startOver')));
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    expect(field(address)).toHaveValue('12 Herzl St., Haifa');
    expect(document.querySelector(`#${MAIN_ID}`)).toHaveFocus();
  });

  it('cannot start over while it is saved', async () => {
    const typed = aProfileForm({ ...profileFormOf(noor), address: 'Allenby 5' });
    const { user, network, clock } = await aProfilePage({ isEditing: true, typed });
    const startOver = text('profile.edit.startOver');
    expect(button(startOver)).toBeVisible();
    network.latency = 100;
    await user.click(button(text('profile.edit.save')));
    expect(screen.queryByRole('button', { name: startOver })).not.toBeInTheDocument();
    await act(async () => clock.advance(1000));
    expect(await screen.findByText('Allenby 5')).toBeVisible();
  });

  it('marks the field that the server refuses, shows the reason and moves the focus there', async () => {
    const { user, network } = await aProfilePage({ isEditing: true });
    network.setOutage('update-user', 'fields-refused', 1);
    await user.type(field(text('profile.contact.address')), ' 2');
    await user.click(button(text('profile.edit.save')));
    const title = await screen.findByText(text('profile.edit.failed'));
    expect(title.closest('[role="alert"]')).toHaveTextContent(text('profile.edit.fieldsRefused'));
    expect(field(text('profile.contact.phone'))).toBeInvalid();
    expect(field(text('profile.contact.phone'))).toHaveFocus();
    expect(field(text('profile.contact.phone'))).toHaveAccessibleDescription(text('profile.errors.refused'));
    expect(screen.getByText('This number belongs to another account')).not.toBeVisible();
    expect(field(text('profile.contact.email'))).toBeValid();
    await user.type(field(text('profile.contact.phone')), '{Backspace}8');
    expect(field(text('profile.contact.phone'))).toBeValid();
    await user.click(button(text('profile.edit.save')));
    expect(network.requestCountOf('update-user')).toBe(2);
  });

  it('keeps the typed values when the language changes', async () => {
    const { user, page } = await aProfilePage({ isEditing: true });
    await user.type(field(firstName()), 'a');
    await page.texts.switchTo('he');
    expect(
      await screen.findByRole('textbox', { name: `${textIn.he('profile.names.firstName')} English` }),
    ).toHaveValue('Noora');
  });
});

describe('validation of the profile', () => {
  it.each([
    [
      text('profile.contact.email'),
      'noor@',
      text('profile.errors.invalid_email', { example: EMAIL_EXAMPLE }),
    ],
    [text('profile.contact.phone'), '52-123', text('profile.errors.invalid_phone')],
    [text('profile.contact.phone'), '04-812-3456', text('profile.errors.landline')],
  ])('%s %s disables Save and shows the reason', async (name, value, message) => {
    const { user, network } = await aProfilePage({ isEditing: true });
    await user.clear(field(name));
    await user.type(field(name), value);
    await user.tab();
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(button(text('profile.edit.save'))).toHaveAttribute('aria-disabled', 'true');
    expect(button(text('profile.edit.save'))).toHaveAccessibleDescription(
      text('profile.edit.corrections', { count: 1 }),
    );
    await user.click(button(text('profile.edit.save')));
    expect(field(name)).toHaveFocus();
    expect(network.requestCountOf('update-user')).toBe(0);
  });

  it('disables Save while a word is being typed, and shows no error yet', async () => {
    const { user } = await aProfilePage({ isEditing: true, owner: { ...noor, phoneNumber: undefined } });
    await user.type(field(text('profile.contact.phone')), '52');
    expect(field(text('profile.contact.phone'))).toBeValid();
    expect(button(text('profile.edit.save'))).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    await user.click(button(text('profile.edit.save')));
    expect(field(text('profile.contact.phone'))).toHaveFocus();
  });

  it('accepts an empty email and an empty phone number', async () => {
    const { user } = await aProfilePage({ isEditing: true });
    await user.clear(field(text('profile.contact.email')));
    await user.clear(field(text('profile.contact.phone')));
    await user.click(button(text('profile.edit.save')));
    expect(await screen.findByRole('heading', { level: 1, name: text('profile.view.title') })).toBeVisible();
  });

  it('requires a first name in at least one language: Save stops and moves the focus there', async () => {
    const { user, network } = await aProfilePage({ isEditing: true });
    for (const name of ['English', 'עברית', 'العربية']) await user.clear(field(firstName(name)));
    expect(screen.queryByText(text('profile.errors.required'))).not.toBeInTheDocument();
    await user.click(button(text('profile.edit.save')));
    const first = field(firstName());
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveAccessibleDescription(text('profile.errors.required'));
    expect(network.requestCountOf('update-user')).toBe(0);
    await user.type(field(firstName('עברית')), 'נ');
    expect(screen.queryByText(text('profile.errors.required'))).not.toBeInTheDocument();
  });

  it('offers a correction by one press for a nearly valid phone number', async () => {
    const { user } = await aProfilePage({ isEditing: true });
    await user.clear(field(text('profile.contact.phone')));
    await user.type(field(text('profile.contact.phone')), '00972521234567');
    await user.tab();
    await user.click(button(text('errors.useSuggestion', { value: '052-123-4567' })));
    expect(field(text('profile.contact.phone'))).toHaveValue('052-123-4567');
    expect(field(text('profile.contact.phone'))).toHaveFocus();
    expect(button(text('profile.edit.save'))).not.toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a failed save', () => {
  /** The page while it reconciles a save with an unknown outcome. */
  async function aSaveBeingReconciled(outage: DemoOutage) {
    const page = await aProfilePage({ isEditing: true });
    page.network.setOutage('update-user', outage, 1);
    await page.user.type(field(firstName()), 'a');
    await page.user.click(button(text('profile.edit.save')));
    const status = await screen.findByText(text('profile.edit.checking'), { selector: '[role="status"]' });
    return { ...page, status };
  }

  it('announces that it checks whether the changes were saved, and that this waits for the connection', async () => {
    const { status, connection, clock } = await aSaveBeingReconciled('response-lost');
    expect(button(text('profile.edit.save'))).toHaveAttribute('aria-busy', 'true');
    expect(button(text('profile.edit.cancel'))).toBeDisabled();
    connection.isOnline = false;
    await act(async () => clock.advance(1000));
    expect(status).toHaveTextContent(text('profile.edit.checkingPaused'));
    connection.isOnline = true;
    await act(async () => clock.advance(0));
    expect(await screen.findByRole('heading', { level: 1, name: text('profile.view.title') })).toBeVisible();
  });

  it('says that the profile may be saved when that could not be read', async () => {
    const { network, clock } = await aSaveBeingReconciled('response-lost');
    network.setOutage('load-user', 'unavailable');
    await act(async () => clock.advance(60_000));
    const title = await screen.findByText(text('profile.edit.unverified'));
    expect(title).toBeVisible();
    expect(await focusedMessage()).toHaveTextContent(text('profile.edit.kept'));
    expect(screen.queryByText(text('profile.edit.failedRetry'))).toBeNull();
    expect(field(firstName())).toHaveValue('Noora');
  });

  it('says that the changes were not saved only after the last read', async () => {
    const { clock } = await aSaveBeingReconciled('unavailable');
    await act(async () => clock.advance(59_000));
    expect(screen.queryByText(text('profile.edit.failedRetry'))).toBeNull();
    await act(async () => clock.advance(1000));
    expect(await screen.findByText(text('profile.edit.failedRetry'))).toBeVisible();
    expect(field(firstName())).toHaveValue('Noora');
  });

  it.each([
    ['refused', text('profile.edit.failed')],
    ['offline', text('profile.edit.failedRetry')],
  ] as const)(
    'shows the reason (%s), keeps the form and moves the focus to the message',
    async (outage, message) => {
      const { user, network } = await aProfilePage({ isEditing: true });
      network.setOutage('update-user', outage, 1);
      await user.type(field(firstName()), 'a');
      await user.click(button(text('profile.edit.save')));
      expect(await focusedMessage()).toHaveTextContent(message);
      expect(field(firstName())).toHaveValue('Noora');
      await user.click(button(text('profile.edit.save')));
      expect(
        await screen.findByRole('heading', { level: 1, name: text('profile.view.title') }),
      ).toBeVisible();
    },
  );
});

describe('a save after too many requests', () => {
  it.each(COMPLETE_LANGUAGES)('says when to retry: %s', async (language) => {
    const words = textIn[language];
    const { user, users } = await aProfilePage({ isEditing: true, language });
    users.update = async () => failure({ kind: 'refused', retryAfter: 30_000 });
    await user.click(button(words('profile.edit.save')));
    expect(await screen.findByText(words('errors.tooManySeconds', { count: 30, number: 30 }))).toBeVisible();
  });

  it('counts from the response', async () => {
    const { user, users } = await aProfilePage({ isEditing: true });
    const request = { status: 429, id: undefined, receivedAt: instant(Date.now() - 300_000) };
    users.update = async () => failure({ kind: 'refused', retryAfter: 600_000, request });
    await user.click(button(text('profile.edit.save')));
    expect(await focusedMessage()).toHaveTextContent(text('errors.tooManyMinutes', { count: 5, number: 5 }));
  });
});

describe('the photo', () => {
  it('can be chosen from the view mode, which starts editing and opens the file dialog', async () => {
    const { user } = await aProfilePage();
    let isOpened = false;
    fileInput().addEventListener('click', () => (isOpened = true));
    await user.click(button(text('profile.photo.choose')));
    expect(isOpened).toBe(true);
    expect(await screen.findByRole('heading', { level: 1, name: text('profile.edit.title') })).toBeVisible();
  });

  it('starts a new edit when the file is chosen after editing was cancelled', async () => {
    const { user } = await aProfilePage();
    await user.click(button(text('profile.photo.choose')));
    await user.click(await screen.findByRole('button', { name: text('profile.edit.cancel') }));
    await screen.findByRole('table');
    await user.upload(fileInput(), new File([aPngFile()], 'me.png', { type: 'image/png' }));
    expect(await screen.findByRole('heading', { level: 1, name: text('profile.edit.title') })).toBeVisible();
    expect(await screen.findByText(text('profile.photo.chosen'))).toBeVisible();
  });

  it('is previewed before saving, and its object URL is revoked afterwards', async () => {
    const unrevoked = watchObjectUrls();
    const { user, page, users } = await aProfilePage({ isEditing: true });
    await user.upload(fileInput(), new File([aPngFile()], 'me.png', { type: 'image/png' }));
    expect(await screen.findByText(text('profile.photo.chosen'))).toBeVisible();
    expect(unrevoked()).toEqual([page.container.querySelector('img')?.getAttribute('src')]);
    await user.click(button(text('profile.edit.save')));
    await screen.findByRole('table');
    expect(unrevoked()).toEqual([]);
    const saved = await users.byId(noor.id);
    expect(saved.ok && saved.value.avatar).toMatch(/^data:image\/png;base64,/);
    expect(page.container.querySelector('img')).toHaveAttribute('src', saved.ok && saved.value.avatar);
  });

  it('is marked as removed until the changes are saved', async () => {
    const { user, users } = await aProfilePage({ isEditing: true, owner: noorWithPicture });
    await user.click(button(text('profile.photo.remove')));
    expect(screen.getByText(text('profile.photo.removed'))).toBeVisible();
    expect(within(button(text('profile.photo.choose'))).getByText('N')).toBeInTheDocument();
    expect(button(text('profile.photo.keep'))).toHaveFocus();
    expect(await users.byId(noor.id)).toMatchObject({ value: { avatar: noorWithPicture.avatar } });
    await user.click(button(text('profile.edit.save')));
    await screen.findByRole('table');
    const saved = await users.byId(noor.id);
    expect(saved.ok && saved.value.avatar).toBeUndefined();
  });

  it('moves the focus to another button when its Remove button disappears', async () => {
    const { user } = await aProfilePage({ isEditing: true });
    await user.upload(fileInput(), new File([aPngFile()], 'me.png', { type: 'image/png' }));
    await user.click(await screen.findByRole('button', { name: text('profile.photo.remove') }));
    expect(screen.queryByRole('button', { name: text('profile.photo.remove') })).not.toBeInTheDocument();
    expect(button(text('profile.photo.change'))).toHaveFocus();
  });

  it('is refused with the reason when the file is not a picture (threats T6)', async () => {
    const { user } = await aProfilePage({ isEditing: true });
    await user.upload(fileInput(), new File([aTextFile('<svg/>')], 'me.png', { type: 'image/png' }));
    expect(await screen.findByText(text('profile.photo.refused.picture-type-refused'))).toBeVisible();
  });
});
