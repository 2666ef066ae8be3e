import { expect, type Page } from '@playwright/test';
import type { IdentityCommand } from '../../stack/identity/IdentityControl';
import type { TokenUnavailable } from '@/application/ports/IdentityProvider';
import type { Result } from '@/domain/shared/result';
import type { RunningIdentityProvider } from '../../stack/identity/startIdentityProvider';

/** A tab with an adapter, in which a test signs in at the provider and returns. */
export class IdentityTab {
  constructor(
    readonly page: Page,
    private readonly provider: RunningIdentityProvider,
    /** The origin of the site. */
    private readonly home: string,
  ) {}

  async open(path = '/'): Promise<void> {
    /* Opens a blank page first, because a URL that differs only in its fragment loads no new document. */
    await this.page.goto('about:blank');
    await this.page.goto(path);
    await this.expectReady();
  }

  async expectReady(): Promise<void> {
    await this.page.waitForFunction(() => 'identity' in window);
  }

  /** Makes the document record its navigations from now on instead of performing them. */
  async recordNavigations(): Promise<void> {
    await this.page.evaluate(() => {
      window.identity.isFree = false;
    });
  }

  /** Whether the URL leads to the home page, directly or through the logout page of the provider. */
  isHome(url: string): boolean {
    const { origin, pathname, searchParams } = new URL(url);
    const isLogout = origin === this.provider.url && pathname.endsWith('/session/end');
    return (isLogout ? searchParams.get('post_logout_redirect_uri') : url) === `${this.home}/`;
  }

  async control(command: IdentityCommand): Promise<void> {
    const answer = await this.page.request.post(`${this.provider.url}/__control`, { data: command });
    expect(answer.status()).toBe(204);
  }

  /** Starts the sign-in without awaiting it, as a button does. */
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

  /** The path and fragment with which the provider redirected to the site. */
  get answer(): string {
    const { pathname, hash } = new URL(this.page.url());
    return pathname + hash;
  }

  /** Signs in at the provider, returns and completes the redirect. */
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
    return this.page.evaluate(async () => window.identity.provider.accountClaims());
  }

  async acquireToken(): Promise<Result<string, TokenUnavailable>> {
    return this.page.evaluate(async () => window.identity.provider.acquireToken());
  }

  async renewToken(): Promise<Result<string, TokenUnavailable>> {
    return this.page.evaluate(async () => window.identity.provider.renewToken());
  }

  /** The keys in session storage. */
  async storedKeys(): Promise<string[]> {
    return this.page.evaluate(() => Object.keys(window.sessionStorage));
  }
}
