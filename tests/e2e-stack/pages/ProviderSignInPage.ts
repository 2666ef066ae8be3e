import type { Locator } from '@playwright/test';
import { SignInPage } from '../../e2e/pages/SignInPage';
import { SIGN_IN_TEXTS } from '../../stack/identity/signInTexts';

/** The identity provider's own page. */
export class ProviderSignInPage extends SignInPage {
  override get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.#texts.title });
  }

  override get declineButton(): Locator {
    return this.page.getByRole('button', { name: this.#texts.cancel, exact: true });
  }

  async signInAs(email: string, password: string): Promise<void> {
    await this.page.getByLabel(this.#texts.email, { exact: true }).fill(email);
    await this.page.getByLabel(this.#texts.password, { exact: true }).fill(password);
    await this.page.getByRole('button', { name: this.#texts.signIn, exact: true }).click();
  }

  get #texts(): (typeof SIGN_IN_TEXTS)['en'] {
    return SIGN_IN_TEXTS[this.setting.language];
  }
}
