import { expect, type Page } from '@playwright/test';
import type { IdentityCommand } from '../../stack/identity/IdentityControl';
import type { TokenUnavailable } from '@/application/ports/IdentityProvider';
import type { Result } from '@/domain/shared/result';
import type { RunningIdentityProvider } from '../../stack/identity/startIdentityProvider';

/** A tab with the adapter in it, in which a person goes to the provider and comes back. */
export class IdentityTab {
  constructor(
    readonly page: Page,
    private readonly provider: RunningIdentityProvider,
    /** The origin of the site. */
    private readonly home: string,
  ) {}

  async open(path = '/'): Promise<void> {
    /* Otherwise an address that differs in its fragment only would be the same document. */
    await this.page.goto('about:blank');
    await this.page.goto(path);
    await this.expectReady();
  }

  async expectReady(): Promise<void> {
    await this.page.waitForFunction(() => 'identity' in window);
  }

  /** From now on the document only tells where it wants to go. */
  async stay(): Promise<void> {
    await this.page.evaluate(() => {
      window.identity.isFree = false;
    });
  }

  /** Whether this is the home page, or the way there by the provider. */
  isHome(address: string): boolean {
    const { origin, pathname, searchParams } = new URL(address);
    const isGoodbye = origin === this.provider.url && pathname.endsWith('/session/end');
    return (isGoodbye ? searchParams.get('post_logout_redirect_uri') : address) === `${this.home}/`;
  }

  async control(command: IdentityCommand): Promise<void> {
    const answer = await this.page.request.post(`${this.provider.url}/__control`, { data: command });
    expect(answer.status()).toBe(204);
  }

  /** Asks for the page of the provider without waiting for it, as a button does. */
  async leaveToSignIn(language = 'en'): Promise<void> {
    await this.page.evaluate((wanted) => {
      void window.identity.provider.signIn(wanted === 'he' || wanted === 'ar' ? wanted : 'en');
    }, language);
    await this.expectProviderPage();
  }

  async expectProviderPage(): Promise<void> {
    await this.page.waitForURL(/\/interaction\//u);
  }

  async choose(accountId: string): Promise<void> {
    await this.page.locator(`button[name="account"][value="${accountId}"]`).click();
    await this.expectCallback();
  }

  async cancel(): Promise<void> {
    await this.page.locator('button[name="cancel"]').click();
    await this.expectCallback();
  }

  async expectCallback(): Promise<void> {
    await this.page.waitForURL(/\/auth\/callback/u);
    await this.expectReady();
  }

  /** The answer the provider sent the browser back with, as a path of the site. */
  get answer(): string {
    const { pathname, hash } = new URL(this.page.url());
    return pathname + hash;
  }

  /** All the way there and back; answers what came of it. */
  async signIn(accountId: string): Promise<unknown> {
    await this.open('/');
    await this.leaveToSignIn();
    await this.choose(accountId);
    return this.completeRedirect();
  }

  async completeRedirect(): Promise<unknown> {
    return this.page.evaluate(async () => window.identity.provider.completeRedirect());
  }

  async account(): Promise<unknown> {
    return this.page.evaluate(async () => window.identity.provider.account());
  }

  async acquireToken(): Promise<Result<string, TokenUnavailable>> {
    return this.page.evaluate(async () => window.identity.provider.acquireToken());
  }

  async renewToken(): Promise<Result<string, TokenUnavailable>> {
    return this.page.evaluate(async () => window.identity.provider.renewToken());
  }

  /** What is kept in the tab. */
  async keptKeys(): Promise<string[]> {
    return this.page.evaluate(() => Object.keys(window.sessionStorage));
  }
}
