import { expect, type Locator, type Page } from '@playwright/test';
import type { CompleteLanguage } from '../../../src/domain/shared/language';
import type { PhotoFile } from '../support/photos';
import { LANGUAGE_NAMES } from './Shell';
import type { Setting } from './Setting';
import type { TextKey } from '../../../src/ui/i18n/useTranslation';
import type { KeyUnder } from '../support/words';

type NamePart = 'firstName' | 'lastName';
type ContactField = 'email' | 'phone' | 'address';

const NAME_LABELS: Readonly<Record<NamePart, TextKey>> = {
  firstName: 'profile.names.firstName',
  lastName: 'profile.names.lastNameOptional',
};

/** The profile of the owner, viewed and edited. */
export class ProfilePage {
  constructor(
    private readonly page: Page,
    private readonly setting: Setting,
  ) {}

  async expectShown(mode: 'view' | 'edit'): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.#word(`profile.${mode}.title`), exact: true }),
    ).toBeVisible();
  }

  /** Opens the profile and starts editing as an owner does, so that Back leads to the view. */
  async openToEdit(): Promise<void> {
    await this.page.goto('/profile');
    await this.expectShown('view');
    await this.editButton.click();
    await this.expectShown('edit');
  }

  get editButton(): Locator {
    return this.page.getByRole('button', { name: this.#word('profile.view.edit') });
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: this.#word('profile.edit.save') });
  }

  get cancelButton(): Locator {
    return this.page.getByRole('button', { name: this.#word('profile.edit.cancel'), exact: true });
  }

  /** Each language has one row with a first and a last name. */
  name(part: NamePart, language: CompleteLanguage): Locator {
    const label = `${this.#word(NAME_LABELS[part])} ${LANGUAGE_NAMES[language]}`;
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  field(name: ContactField): Locator {
    return this.page.getByRole('textbox', { name: this.#word(`profile.contact.${name}`), exact: true });
  }

  /** A text of the stored profile, in view mode. */
  recorded(text: string): Locator {
    return this.page.getByRole('main').getByText(text, { exact: true });
  }

  /** The photo. Without one the page shows a letter instead. */
  get photo(): Locator {
    return this.#photoButton.locator('img');
  }

  photoAction(action: 'change' | 'remove' | 'keep'): Locator {
    return this.page.getByRole('button', { name: this.#word(`profile.photo.${action}`) });
  }

  async choosePhoto(file: PhotoFile): Promise<void> {
    await this.#choose(this.photoAction('change'), file);
  }

  /** Chooses a photo by a click on the round picture, which works even before editing. */
  async tapPhoto(file: PhotoFile): Promise<void> {
    await this.#choose(this.#photoButton, file);
  }

  text(key: KeyUnder<'profile'>): Locator {
    return this.page.getByRole('main').getByText(this.#word(`profile.${key}`), { exact: true });
  }

  /** The note above fields that were restored after a reload. */
  get restoredNotice(): Locator {
    return this.page.getByRole('status').filter({ hasText: this.#word('profile.edit.restored') });
  }

  get startOverButton(): Locator {
    return this.restoredNotice.getByRole('button', { name: this.#word('profile.edit.startOver') });
  }

  /** The reason why saving failed, which takes the focus. */
  get failure(): Locator {
    return this.page.getByRole('main').getByRole('group', { name: this.#word('profile.edit.kept') });
  }

  get leaveDialog(): Locator {
    return this.page.getByRole('alertdialog', { name: this.#word('profile.leave.title') });
  }

  /** The question while the changes are being saved. */
  get leaveWhileSavingDialog(): Locator {
    return this.page.getByRole('alertdialog', { name: this.#word('profile.leaveWhileSaving.title') });
  }

  answer(answer: 'stay' | 'leave'): Locator {
    return this.leaveDialog.getByRole('button', { name: this.#word(`profile.leave.${answer}`) });
  }

  /** Checks that the leave dialog is open, and closes it with Stay. */
  async stay(): Promise<void> {
    await expect(this.leaveDialog).toBeVisible();
    await this.answer('stay').click();
    await expect(this.leaveDialog).toHaveCount(0);
    await this.expectShown('edit');
  }

  get #photoButton(): Locator {
    return this.page.getByRole('button', { name: this.#word('profile.photo.choose') });
  }

  async #choose(button: Locator, file: PhotoFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await button.click();
    /* A photo above the limit of 30 MB takes long to hand over on a busy machine. */
    await (await chooser).setFiles(file, { timeout: 60_000 });
  }

  #word(key: TextKey): string {
    return this.setting.words(key);
  }
}
