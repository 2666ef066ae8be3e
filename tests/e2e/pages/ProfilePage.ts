import { expect, type Locator, type Page } from '@playwright/test';
import type { Setting } from './Setting';

/** The owner's own details, seen and edited. */
export class ProfilePage {
  constructor(
    private readonly page: Page,
    private readonly setting: Setting,
  ) {}

  async expectShown(mode: 'view' | 'edit'): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.#word(`profile.${mode}.title`) }),
    ).toBeVisible();
  }

  get editButton(): Locator {
    return this.page.getByRole('button', { name: this.#word('profile.view.edit') });
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: this.#word('profile.edit.save') });
  }

  get cancelButton(): Locator {
    return this.page.getByRole('button', { name: this.#word('profile.edit.cancel') });
  }

  field(name: 'email' | 'phone' | 'address'): Locator {
    return this.page.getByRole('textbox', { name: this.#word(`profile.contact.${name}`), exact: true });
  }

  get leaveQuestion(): Locator {
    return this.page.getByRole('alertdialog', { name: this.#word('profile.leave.title') });
  }

  answer(answer: 'stay' | 'leave'): Locator {
    return this.leaveQuestion.getByRole('button', { name: this.#word(`profile.leave.${answer}`) });
  }

  #word(key: string): string {
    return this.setting.words(key);
  }
}
