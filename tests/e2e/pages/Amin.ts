import { expect, type Page } from '@playwright/test';
import { directionOf, type CompleteLanguage } from '../../../src/domain/shared/language';
import { BusinessPage } from './BusinessPage';
import { DashboardPage } from './DashboardPage';
import { DemoStrip } from './DemoStrip';
import { Shell } from './Shell';
import { HomePage } from './HomePage';
import { ListingEditor } from './ListingEditor';
import { LongListPage } from './LongListPage';
import { PricingPage } from './PricingPage';
import { ProfilePage } from './ProfilePage';
import type { Setting } from './Setting';
import { SignInPage } from './SignInPage';
import { WizardPage } from './WizardPage';

/** Pages that other services provide in the live product, where other page objects replace these. */
const PAGES_OF_THE_DEMO = { SignInPage, WizardPage };

/** The page objects of the product, in one language. */
export class Amin {
  readonly shell: Shell;
  readonly home: HomePage;
  readonly pricing: PricingPage;
  readonly signInPage: SignInPage;
  readonly dashboard: DashboardPage;
  readonly longList: LongListPage;
  readonly business: BusinessPage;
  readonly editor: ListingEditor;
  readonly wizard: WizardPage;
  readonly profile: ProfilePage;
  readonly demo: DemoStrip;

  constructor(
    readonly page: Page,
    readonly setting: Setting,
    private readonly pages: typeof PAGES_OF_THE_DEMO = PAGES_OF_THE_DEMO,
  ) {
    this.shell = new Shell(page, setting);
    this.home = new HomePage(page, setting);
    this.pricing = new PricingPage(page, setting);
    this.signInPage = new pages.SignInPage(page, setting);
    this.dashboard = new DashboardPage(page, setting);
    this.longList = new LongListPage(page, setting);
    this.business = new BusinessPage(page, setting);
    this.editor = new ListingEditor(page, setting);
    this.wizard = new pages.WizardPage(page, setting);
    this.profile = new ProfilePage(page, setting);
    this.demo = new DemoStrip(page, setting);
  }

  /** The same product in another tab of the same browser. */
  inTab(page: Page): Amin {
    return new Amin(page, this.setting, this.pages);
  }

  /** Signs in from any page of a signed-out visitor and waits for the dashboard. */
  async signIn(): Promise<void> {
    await this.shell.logInButton.click();
    await this.signInPage.expectShown();
    await this.signInPage.account('noor-haddad').click();
    await this.dashboard.expectShown();
    await this.shell.expectSignedIn();
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async expectAt(path: string): Promise<void> {
    await expect
      .poll(() => {
        const { pathname, search } = new URL(this.page.url());
        return pathname + search;
      })
      .toBe(path);
  }

  /** Checks the language and direction of the document. */
  async expectLanguage(language: CompleteLanguage): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]))
      .toEqual([language, directionOf(language)]);
  }

  /** Marks the document. The returned function tells whether that document is still loaded. */
  async markDocument(): Promise<() => Promise<boolean>> {
    await this.page.evaluate(() => {
      Object.assign(window, { markOfTheJourney: true });
    });
    return () => this.page.evaluate(() => 'markOfTheJourney' in window);
  }
}
