import { expect, type Locator, type Page } from '@playwright/test';
import type { CompleteLanguage } from '../../../src/domain/shared/language';
import type { ListingPart } from '../../../src/domain/business/listing/Listing';
import type { TextKey } from '../../../src/ui/i18n/useTranslation';
import type { KnownBusiness } from '../support/businesses';
import type { PhotoFile } from '../support/photos';
import { BusinessPage } from './BusinessPage';
import type { Setting } from './Setting';
import { LANGUAGE_NAMES } from './Shell';

/** The forms of a business. */
export class ListingEditor {
  constructor(
    private readonly page: Page,
    private readonly setting: Setting,
  ) {}

  static pathOf(business: KnownBusiness, part: ListingPart): string {
    return `${BusinessPage.pathOf(business)}?edit=${part}`;
  }

  /** Opens the form from the page of the business. */
  async openFrom(part: ListingPart): Promise<void> {
    await this.page.locator(`main a[href$="edit=${part}"]`).click();
    await this.expectShown(part);
  }

  async expectShown(part: ListingPart): Promise<void> {
    await expect(this.heading(`editing.${part}.title`)).toBeVisible();
    await expect(this.saveButton).toBeVisible();
  }

  heading(key: TextKey): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.setting.words(key), exact: true });
  }

  get saveButton(): Locator {
    return this.button('editing.save');
  }

  button(key: TextKey): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.setting.words(key), exact: true });
  }

  text(key: TextKey): Locator {
    return this.page.getByRole('main').getByText(this.setting.words(key), { exact: true });
  }

  nameField(language: CompleteLanguage): Locator {
    const label = this.setting.words(`editing.texts.in.name.${language}`);
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  /** On phones the form shows one language at a time. */
  async showLanguage(language: CompleteLanguage): Promise<void> {
    const choice = this.page.getByRole('main').getByRole('radio', { name: LANGUAGE_NAMES[language] });
    await expect(choice.or(this.nameField(language)).first()).toBeAttached();
    if (await choice.isVisible()) await choice.check();
  }

  async fillName(language: CompleteLanguage, name: string): Promise<void> {
    await this.showLanguage(language);
    await this.nameField(language).fill(name);
  }

  /** Chooses a photo, and waits until it is shown. */
  async choosePhoto(file: PhotoFile): Promise<void> {
    await this.page.getByRole('main').locator('input[type="file"]').setInputFiles(file);
    await expect(this.photo('blob:')).toBeVisible();
  }

  /** The first picture whose URL begins like this. */
  photo(url: string): Locator {
    return this.page.getByRole('main').locator(`img[src^="${url}"]`).first();
  }
}
