import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { IdentityHarness } from '../../contracts/identityProvider.contract';
import { CONTRACT_DANA, CONTRACT_WITHOUT_USER_ID } from './contractDana';
import type { IdentityTab } from './IdentityTab';
import { RemoteIdentityProvider } from './RemoteIdentityProvider';

/** Runs the identity contract in a real tab. Documents record their navigations instead of performing them. */
export class BrowserIdentityHarness implements IdentityHarness {
  readonly departures: string[] = [];
  #lastDeparture = '';

  constructor(private readonly tab: () => Promise<IdentityTab>) {}

  readonly open = async (url: string): Promise<IdentityProvider> => {
    const tab = await this.tab();
    await tab.open(url);
    await tab.recordNavigations();
    return new RemoteIdentityProvider(tab.page, (departure) => {
      this.#lastDeparture = departure;
      this.departures.push(tab.isHome(departure) ? '/' : departure);
    });
  };

  readonly signInAtProvider = async (): Promise<string> =>
    this.#responseAfter((tab) => tab.choose(CONTRACT_DANA.id));

  readonly signInAtProviderWithoutUserId = async (): Promise<string> =>
    this.#responseAfter((tab) => tab.choose(CONTRACT_WITHOUT_USER_ID.id));

  readonly declineAtProvider = async (): Promise<string> => this.#responseAfter((tab) => tab.cancel());

  readonly mayHaveSession = async (): Promise<boolean> => {
    const { page } = await this.tab();
    return page.evaluate(() => window.identity.mayHaveSession());
  };

  readonly damageStorage = async (): Promise<void> => {
    const { page } = await this.tab();
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{');
    });
  };

  readonly isSignInPage = (url: string, language: string): boolean => {
    const { searchParams } = new URL(url);
    return searchParams.get('ui_locales') === language && searchParams.get('prompt') === 'login';
  };

  async #responseAfter(act: (tab: IdentityTab) => Promise<void>): Promise<string> {
    const tab = await this.tab();
    await tab.page.goto(this.#lastDeparture);
    await tab.expectProviderPage();
    await act(tab);
    return tab.answer;
  }
}
