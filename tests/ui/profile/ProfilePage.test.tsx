import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { User } from '@/domain/identity/User';
import type { ProfileForm } from '@/domain/profile/ProfileForm';
import { failure } from '@/domain/shared/result';
import { ProfilePage } from '@/ui/profile/ProfilePage';
import { MAIN_ID } from '@/ui/shell/layout/mainLandmark';
import { aPngFile, aTextFile } from '@tests/support/builders/aPictureFile';
import { aProfileForm } from '@tests/support/builders/aProfileForm';
import { aUser } from '@tests/support/builders/aUser';
import { aProfileScreen } from '@tests/support/aProfileScreen';
import { aWindow } from '@tests/support/aWindow';
import { renderPage } from '@tests/support/renderPage';

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
  readonly language?: 'en' | 'he' | 'ar';
  readonly isEditing?: boolean;
  /** The form values that the owner had typed before the previous session ended. */
  readonly typed?: ProfileForm;
}

async function aProfilePage({ owner = noor, language = 'en', isEditing = false, typed }: Options = {}) {
  aWindow();
  const user = userEvent.setup({ delay: null });
  const world = aProfileScreen(owner);
  if (typed !== undefined) world.drafts.save(owner.id, { form: typed, savedAt: world.clock.now() });
  const path = isEditing ? '/profile?mode=edit' : '/profile';
  const layout = (
    <main id={MAIN_ID} tabIndex={-1}>
      <ProfilePage />
    </main>
  );
  const page = await renderPage(layout, {
    language,
    path,
    product: { createProfile: () => world.viewModel },
  });
  return { ...world, page, user };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('The page takes files');
  return input;
}

/** jsdom has no `URL.createObjectURL`. This stub returns the list of revoked object URLs. */
function withObjectUrls() {
  const live = new Set<string>();
  let count = 0;
  URL.createObjectURL = () => {
    count += 1;
    live.add(`blob:${count}`);
    return `blob:${count}`;
  };
  URL.revokeObjectURL = (address) => void live.delete(address);
  onTestFinished(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });
  return live;
}

describe('the profile in view mode', () => {
  it('shows avatar, personal and contact information', async () => {
    await aProfilePage();
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(document.title).toMatch(/^Profile · /);
    expect(within(button('Choose a photo')).getByText('N')).toBeInTheDocument();
    for (const text of ['Noor Haddad', 'Business owner', '052-123-4567', '12 Herzl St., Haifa'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByText('noor@example.com')).toHaveLength(2);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it.each([
    ['en', ['English', 'עברית', 'العربية']],
    ['he', ['עברית', 'العربية', 'English']],
    ['ar', ['العربية', 'עברית', 'English']],
  ] as const)(
    'lists the names by language, starting with the language of the page (%s)',
    async (language, order) => {
      await aProfilePage({ language });
      const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
      expect(rows.map((row) => row.textContent)).toEqual(order);
    },
  );

  it('marks each name with its language, and names the missing ones', async () => {
    await aProfilePage();
    expect(screen.getByText('חדאד')).toHaveAttribute('lang', 'he');
    expect(screen.getByRole('row', { name: /العربية/ })).toHaveTextContent('Not added yet');
  });

  it('marks missing values', async () => {
    await aProfilePage({ owner: aUser({ phoneNumber: undefined }) });
    const [email, phone, address] = screen.getAllByRole('definition').map((line) => line.textContent);
    expect([email, phone, address]).toEqual(['dana@example.com', 'Not added yet', 'Not added yet']);
  });

  it('shows the picture, or the initial when the picture fails to load', async () => {
    const { page } = await aProfilePage({ owner: noorWithPicture });
    const picture = page.container.querySelector('img');
    expect(picture).toHaveAttribute('src', 'https://media.example/noor');
    picture?.dispatchEvent(new Event('error'));
    expect(await within(button('Choose a photo')).findByText('N')).toBeInTheDocument();
  });
});

describe('editing the profile', () => {
  it('starts with a button, and the focus moves to the heading', async () => {
    const { user } = await aProfilePage();
    await user.click(button('Edit profile'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit profile' })).toHaveFocus();
    expect(field('First name English')).toHaveValue('Noor');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('has a URL of its own', async () => {
    await aProfilePage({ isEditing: true });
    expect(screen.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
    expect(field('Phone')).toHaveValue('052-123-4567');
  });

  it('sets language and direction of each name field, and left-to-right for phone, email and numbers', async () => {
    await aProfilePage({ isEditing: true, language: 'ar' });
    const names = screen.getAllByRole('textbox').filter((input) => input.lang !== '');
    expect(names.map((input) => `${input.lang} ${input.dir}`)).toEqual([
      'ar rtl',
      'ar rtl',
      'he rtl',
      'he rtl',
      'en ltr',
      'en ltr',
    ]);
    expect(field('البريد الإلكتروني')).toHaveAttribute('dir', 'ltr');
    expect(field('الهاتف')).toHaveAttribute('dir', 'ltr');
  });

  it('ends on Cancel, which restores the stored values', async () => {
    const { user } = await aProfilePage({ isEditing: true, owner: noorWithPicture });
    await user.clear(field('First name English'));
    await user.click(button('Remove photo'));
    await user.click(button('Cancel'));
    expect(await screen.findByText('Noor Haddad')).toBeVisible();
    expect(within(screen.getByRole('table')).getByText('Noor')).toBeVisible();
    expect(document.querySelector('img')).toHaveAttribute('src', 'https://media.example/noor');
  });

  it('ends on Save, which sends the typed values and shows them at once', async () => {
    const { user, users, notices } = await aProfilePage({ isEditing: true });
    await user.clear(field('First name English'));
    await user.type(field('First name English'), 'Nora');
    await user.clear(field('Last name (optional) English'));
    await user.click(button('Save changes'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus();
    expect(within(screen.getByRole('table')).getByText('Nora')).toBeVisible();
    expect(notices.take()).toEqual([{ kind: 'success', message: 'profile.edit.saved' }]);
    expect(await users.byId(noor.id)).toMatchObject({
      ok: true,
      value: { firstName: 'Nora', lastName: 'חדאד' },
    });
  });

  it.each([
    ['en', 'We restored what was typed before.', 'Start over', 'Address'],
    ['he', 'שחזרנו את מה שהוזן קודם.', 'התחלה מחדש', 'כתובת'],
    ['ar', 'استعدنا ما أُدخل سابقًا.', 'البدء من جديد', 'العنوان'],
  ] as const)('continues with the draft, or starts over (%s)', async (...given) => {
    const [language, notice, startOver, address] = given;
    const typed = aProfileForm({ address: 'Allenby 5' });
    const { user } = await aProfilePage({ isEditing: true, language, typed });
    expect(screen.getByText(notice)).toBeVisible();
    expect(field(address)).toHaveValue('Allenby 5');
    await user.click(button(startOver));
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    expect(field(address)).toHaveValue('12 Herzl St., Haifa');
    expect(document.querySelector(`#${MAIN_ID}`)).toHaveFocus();
  });

  it('marks the field that the server refuses, shows the reason and moves the focus there', async () => {
    const { user, network } = await aProfilePage({ isEditing: true });
    network.setOutage('update-user', 'fields-refused', 1);
    await user.type(field('Address'), ' 2');
    await user.click(button('Save changes'));
    const title = await screen.findByText('Failed to update profile');
    expect(title.closest('[role="alert"]')).toHaveTextContent(
      'The service did not accept the marked fields.',
    );
    expect(field('Phone')).toBeInvalid();
    expect(field('Phone')).toHaveFocus();
    expect(field('Phone')).toHaveAccessibleDescription(
      'This value was not accepted. Please check it. This is what the service answered: This number belongs to another account',
    );
    expect(field('Email')).toBeValid();
    await user.type(field('Phone'), '{Backspace}8');
    expect(field('Phone')).toBeValid();
    await user.click(button('Save changes'));
    expect(network.requestsOf('update-user')).toBe(2);
  });

  it('keeps the typed values when the language changes', async () => {
    const { user, page } = await aProfilePage({ isEditing: true });
    await user.type(field('First name English'), 'a');
    await page.texts.switchTo('he');
    expect(await screen.findByRole('textbox', { name: 'שם פרטי English' })).toHaveValue('Noora');
  });
});

describe('validation of the profile', () => {
  it.each([
    ['Email', 'noor@', 'Enter an email address like name@example.com'],
    ['Phone', '52-123', 'Enter an Israeli phone number: 10 digits starting with 0'],
    [
      'Phone',
      '04-812-3456',
      'Landlines are not accepted here. Enter a mobile number: 10 digits starting with 0',
    ],
  ])('%s %s disables Save and shows the reason', async (name, value, message) => {
    const { user, network } = await aProfilePage({ isEditing: true });
    await user.clear(field(name));
    await user.type(field(name), value);
    await user.tab();
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(button('Save changes')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Save changes')).toHaveAccessibleDescription('1 field needs a correction');
    await user.click(button('Save changes'));
    expect(field(name)).toHaveFocus();
    expect(network.requestsOf('update-user')).toBe(0);
  });

  it('disables Save while a word is being typed, and shows no error yet', async () => {
    const { user } = await aProfilePage({ isEditing: true, owner: { ...noor, phoneNumber: undefined } });
    await user.type(field('Phone'), '52');
    expect(field('Phone')).toBeValid();
    expect(button('Save changes')).toHaveAttribute('aria-disabled', 'true');
  });

  it('accepts an empty email and an empty phone number', async () => {
    const { user } = await aProfilePage({ isEditing: true });
    await user.clear(field('Email'));
    await user.clear(field('Phone'));
    await user.click(button('Save changes'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  });

  it('requires a first name in at least one language: Save stops and moves the focus there', async () => {
    const { user, network } = await aProfilePage({ isEditing: true });
    for (const name of ['English', 'עברית', 'العربية']) await user.clear(field(`First name ${name}`));
    expect(screen.queryByText('First name is required in at least one language')).not.toBeInTheDocument();
    await user.click(button('Save changes'));
    const first = field('First name English');
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveAccessibleDescription('First name is required in at least one language');
    expect(network.requestsOf('update-user')).toBe(0);
    await user.type(field('First name עברית'), 'נ');
    expect(screen.queryByText('First name is required in at least one language')).not.toBeInTheDocument();
  });

  it('offers a correction by one press for a nearly valid phone number', async () => {
    const { user } = await aProfilePage({ isEditing: true });
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '00972521234567');
    await user.tab();
    await user.click(screen.getByRole('button', { name: /^Use .*052-123-4567/ }));
    expect(field('Phone')).toHaveValue('052-123-4567');
    expect(button('Save changes')).not.toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a failed save', () => {
  it.each([
    ['refused', 'Failed to update profile'],
    ['unavailable', 'Failed to update profile'],
    ['answer-lost', 'Failed to update profile. Please try again.'],
    ['offline', 'Failed to update profile. Please try again.'],
  ] as const)(
    'shows the reason (%s), keeps the form and moves the focus to the message',
    async (outage, message) => {
      const { user, network } = await aProfilePage({ isEditing: true });
      network.setOutage('update-user', outage, 1);
      await user.type(field('First name English'), 'a');
      await user.click(button('Save changes'));
      const title = await screen.findByText(message);
      expect(screen.getByText(message).closest('[tabindex="-1"]')).toHaveFocus();
      expect(title.closest('[role="alert"]')).toBeVisible();
      expect(field('First name English')).toHaveValue('Noora');
      await user.click(button('Save changes'));
      expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    },
  );
});

describe('a save after too many requests', () => {
  it.each([
    ['en', 'Save changes', 'That was a lot at once. Please try again in 30 seconds.'],
    ['he', 'שמירת השינויים', 'נשלחו הרבה בקשות בבת אחת. אפשר לנסות שוב בעוד 30 שניות.'],
    ['ar', 'حفظ التغييرات', 'أُرسلت طلبات كثيرة دفعة واحدة. يمكن إعادة المحاولة بعد 30 ثانية.'],
  ] as const)('says when to retry: %s', async (language, save, sentence) => {
    const { user, users } = await aProfilePage({ isEditing: true, language });
    users.update = async () => failure({ kind: 'refused', retryAfter: 30_000 });
    await user.click(button(save));
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

describe('the photo', () => {
  it('can be chosen from the view mode, which starts editing and opens the file dialog', async () => {
    const { user } = await aProfilePage();
    let isOpened = false;
    fileInput().addEventListener('click', () => (isOpened = true));
    await user.click(button('Choose a photo'));
    expect(isOpened).toBe(true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
  });

  it('starts a new edit when the file is chosen after editing was cancelled', async () => {
    withObjectUrls();
    const { user } = await aProfilePage();
    await user.upload(fileInput(), new File([aPngFile()], 'me.png', { type: 'image/png' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
    expect(await screen.findByText('The new photo is saved together with the changes.')).toBeVisible();
  });

  it('is previewed before saving, and its object URL is revoked afterwards', async () => {
    const live = withObjectUrls();
    const { user, page, users } = await aProfilePage({ isEditing: true });
    await user.upload(fileInput(), new File([aPngFile()], 'me.png', { type: 'image/png' }));
    expect(await screen.findByText('The new photo is saved together with the changes.')).toBeVisible();
    expect([...live]).toEqual([page.container.querySelector('img')?.getAttribute('src')]);
    await user.click(button('Save changes'));
    await screen.findByRole('table');
    expect(live.size).toBe(0);
    const saved = await users.byId(noor.id);
    expect(saved.ok && saved.value.avatar).toMatch(/^data:image\/png;base64,/);
    expect(page.container.querySelector('img')).toHaveAttribute('src', saved.ok && saved.value.avatar);
  });

  it('is marked as removed until the changes are saved', async () => {
    const { user, users } = await aProfilePage({ isEditing: true, owner: noorWithPicture });
    await user.click(button('Remove photo'));
    expect(screen.getByText('The photo is removed once the changes are saved.')).toBeVisible();
    expect(within(button('Choose a photo')).getByText('N')).toBeInTheDocument();
    expect(button('Keep the photo')).toHaveFocus();
    expect(await users.byId(noor.id)).toMatchObject({ value: { avatar: noorWithPicture.avatar } });
    await user.click(button('Save changes'));
    await screen.findByRole('table');
    const saved = await users.byId(noor.id);
    expect(saved.ok && saved.value.avatar).toBeUndefined();
  });

  it('moves the focus to another button when its Remove button disappears', async () => {
    withObjectUrls();
    const { user } = await aProfilePage({ isEditing: true });
    await user.upload(fileInput(), new File([aPngFile()], 'me.png', { type: 'image/png' }));
    await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
    expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
    expect(button('Change photo')).toHaveFocus();
  });

  it('is refused with the reason when the file is not a picture', async () => {
    const { user } = await aProfilePage({ isEditing: true });
    await user.upload(fileInput(), new File([aTextFile('<svg/>')], 'me.png', { type: 'image/png' }));
    expect(await screen.findByText('Please choose a photo in JPEG, PNG or WebP format.')).toBeVisible();
  });
});
