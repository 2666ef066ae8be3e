import { expect, type Locator, type Page } from '@playwright/test';
import { SIGN_IN_TEXTS } from '../../../demo/signInTexts';
import { DEMO_ACCOUNTS } from '../../../src/adapters/in-memory/identity/demoAccounts';
import type { Setting } from './Setting';

/** The demo's sign-in page, which stands in for the hosted one. */
export class SignInPage {
  constructor(
    protected readonly page: Page,
    protected readonly setting: Setting,
  ) {}

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: SIGN_IN_TEXTS[this.setting.language].title });
  }

  get declineButton(): Locator {
    return this.page.getByRole('button', { name: SIGN_IN_TEXTS[this.setting.language].decline });
  }

  account(id: 'noor-haddad' | 'dana-levi'): Locator {
    const name = DEMO_ACCOUNTS.find((account) => account.id === id)?.names[this.setting.language] ?? id;
    return this.page.getByRole('button', { name });
  }

  async expectShown(): Promise<void> {
    await expect(this.title).toBeVisible();
  }
}
