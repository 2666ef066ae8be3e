import { expect, type Locator, type Page } from '@playwright/test';
import type { CompleteLanguage } from '../../../src/domain/shared/language';
import { PRODUCT_NAME } from '../support/productName';
import type { Setting } from './Setting';
import type { TextKey } from '../../../src/ui/i18n/useTranslation';

export const LANGUAGE_NAMES: Readonly<Record<CompleteLanguage, string>> = {
  en: 'English',
  he: 'עברית',
  ar: 'العربية',
};
const OWNER: Readonly<Record<CompleteLanguage, string>> = {
  en: 'Noor Haddad',
  he: 'נור חדאד',
  ar: 'نور حداد',
};

type NavigationLink = 'home' | 'pricing' | 'features' | 'about' | 'contact';
export type Theme = 'light' | 'dark' | 'system';

/** The page shell: header, menus, footer, toasts. */
export class Shell {
  constructor(
    private readonly page: Page,
    private readonly setting: Setting,
  ) {}

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  get footer(): Locator {
    return this.page.getByRole('contentinfo');
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get heading(): Locator {
    return this.main.getByRole('heading', { level: 1 });
  }

  get skipLink(): Locator {
    return this.page.getByRole('link', { name: this.#word('shell.skipToContent') });
  }

  /** The logo. */
  get homeLink(): Locator {
    const product = PRODUCT_NAME[this.setting.language];
    return this.header.getByRole('link', { name: this.setting.words('shell.header.homeLink', { product }) });
  }

  /** In the header, or in the bar below it that explains why the session has ended. */
  get logInButton(): Locator {
    const name = this.#word('shell.header.logIn');
    const bar = this.page.locator('header + section');
    return this.header.getByRole('button', { name }).or(bar.getByRole('button', { name }));
  }

  get accountButton(): Locator {
    const name = OWNER[this.setting.language];
    return this.header.getByRole('button', { name: this.setting.words('shell.account.menu', { name }) });
  }

  /** The account button of an owner whose name differs from the seeded one. */
  accountOf(name: string): Locator {
    return this.header.getByRole('button', { name: this.setting.words('shell.account.menu', { name }) });
  }

  /** The photo in the header. Without a photo the header shows a letter. */
  get accountPhoto(): Locator {
    return this.header.locator('button img');
  }

  get accountMenu(): Locator {
    return this.page.getByRole('dialog').filter({ hasText: this.#word('shell.account.role') });
  }

  accountItem(item: 'dashboard' | 'profile' | 'help' | 'logOut'): Locator {
    return this.accountMenu.getByRole(item === 'logOut' ? 'button' : 'link', {
      name: this.#word(`shell.account.${item}`),
      /* The link to the businesses also has their number in its name. */
      exact: item === 'logOut',
    });
  }

  /** A language or a theme in the account menu or the mobile menu. */
  preference(name: string): Locator {
    return this.page.getByRole('dialog').getByRole('radio', { name, exact: true });
  }

  async choosePreference(name: string): Promise<void> {
    await this.preference(name).click();
  }

  get menuButton(): Locator {
    return this.header.getByRole('button', { name: this.#word('shell.header.openMenu') });
  }

  get mobileMenu(): Locator {
    return this.page.getByRole('dialog', { name: this.#word('shell.header.menu') });
  }

  get closeMenuButton(): Locator {
    return this.mobileMenu.getByRole('button', { name: this.#word('shell.header.closeMenu') });
  }

  /** A link of the navigation: in the header of wide windows, in the menu of narrow ones. */
  navigationLink(link: NavigationLink): Locator {
    const container = this.setting.size === 'desktop' ? this.header : this.mobileMenu;
    return container.getByRole('link', { name: this.#word(`shell.navigation.${link}`), exact: true });
  }

  async openMenu(): Promise<void> {
    await this.menuButton.click();
    await expect(this.mobileMenu).toBeVisible();
  }

  async follow(link: NavigationLink): Promise<void> {
    if (this.setting.size === 'phone') await this.openMenu();
    await this.navigationLink(link).click();
  }

  async expectSignedIn(): Promise<void> {
    await expect(this.accountButton).toBeVisible();
    await expect(this.logInButton).toHaveCount(0);
  }

  async expectSignedOut(): Promise<void> {
    await expect(this.logInButton).toBeVisible();
  }

  async logOut(): Promise<void> {
    await this.accountButton.click();
    await this.accountItem('logOut').click();
  }

  languageRadio(language: CompleteLanguage): Locator {
    return this.footer.getByRole('radio', { name: LANGUAGE_NAMES[language] });
  }

  async selectLanguage(language: CompleteLanguage): Promise<void> {
    await this.languageRadio(language).click();
  }

  themeRadio(theme: Theme): Locator {
    return this.footer.getByRole('radio', { name: this.#word(`shell.theme.${theme}`) });
  }

  get toasts(): Locator {
    return this.page.getByRole('region', { name: this.#word('shell.toasts.label') });
  }

  /**
   * The values in a toast are isolated by Unicode marks (first strong isolate), because a toast contains text only.
   */
  async expectToast(key: TextKey, values: Readonly<Record<string, string>> = {}): Promise<void> {
    const isolated = Object.entries(values).map(([name, value]) => [name, `\u2068${value}\u2069`] as const);
    const text = this.setting.words(key, Object.fromEntries(isolated));
    await expect(this.toasts.getByText(text, { exact: true })).toBeVisible();
  }

  /** The bar that explains why the session has ended. */
  signOutBar(
    key:
      | 'errors.sessionExpired'
      | 'shell.signedOut.elsewhere'
      | 'shell.signedOut.here'
      | 'shell.signedOut.required',
  ): Locator {
    return this.page.getByRole('region', { name: this.#word(key) });
  }

  /** The message in place of a page that cannot load offline. */
  get connectionFailure(): Locator {
    return this.main.getByRole('alert').filter({
      hasText: new RegExp(
        `${this.#word('shell.connection.offlineTitle')}|${this.#word('shell.connection.unreachableTitle')}`,
        'u',
      ),
    });
  }

  get tryAgainButton(): Locator {
    return this.main.getByRole('button', { name: this.#word('errors.tryAgain') });
  }

  #word(key: TextKey): string {
    return this.setting.words(key);
  }
}
