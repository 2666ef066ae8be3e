import type { Page } from '@playwright/test';
import { mayHaveAccount } from '@/adapters/msal/mayHaveAccount';
import type {
  AccessToken,
  IdentityProvider,
  InteractionStatus,
  SignInRefused,
  TokenUnavailable,
} from '@/application/ports/IdentityProvider';
import type { ClaimsUnreadable, TokenClaims } from '@/domain/identity/TokenClaims';
import type { CompleteLanguage } from '@/domain/shared/language';
import type { Result } from '@/domain/shared/result';

/** Forwards every call to the identity provider of a document in the browser. */
export class RemoteIdentityProvider implements IdentityProvider {
  readonly mayHaveSession = mayHaveAccount;
  readonly #listeners = new Set<(status: InteractionStatus) => void>();
  #interactionStatus: InteractionStatus = 'startup';

  constructor(
    private readonly page: Page,
    private readonly onDeparture: (url: string) => void,
  ) {}

  get interactionStatus(): InteractionStatus {
    return this.#interactionStatus;
  }

  onInteractionStatusChange(listener: (status: InteractionStatus) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  async signIn(language: CompleteLanguage): ReturnType<IdentityProvider['signIn']> {
    return this.#mirrored(
      this.page.evaluate(async (wanted) => window.identity.provider.signIn(wanted), language),
    );
  }

  async completeRedirect(): Promise<Result<TokenClaims | undefined, SignInRefused | ClaimsUnreadable>> {
    return this.#mirrored(this.page.evaluate(async () => window.identity.provider.completeRedirect()));
  }

  async accountClaims(): ReturnType<IdentityProvider['accountClaims']> {
    return this.#mirrored(this.page.evaluate(async () => window.identity.provider.accountClaims()));
  }

  async acquireToken(): Promise<Result<AccessToken, TokenUnavailable>> {
    return this.#mirrored(this.page.evaluate(async () => window.identity.provider.acquireToken()));
  }

  async renewToken(): Promise<Result<AccessToken, TokenUnavailable>> {
    return this.#mirrored(this.page.evaluate(async () => window.identity.provider.renewToken()));
  }

  async sessionExpiry(): ReturnType<IdentityProvider['sessionExpiry']> {
    return this.#mirrored(this.page.evaluate(async () => window.identity.provider.sessionExpiry()));
  }

  async clearSession(): Promise<TokenClaims | undefined> {
    return this.#mirrored(this.page.evaluate(async () => window.identity.provider.clearSession()));
  }

  async signOut(): Promise<void> {
    return this.#mirrored(this.page.evaluate(async () => window.identity.provider.signOut()));
  }

  async signOutLocally(): Promise<void> {
    return this.#mirrored(this.page.evaluate(async () => window.identity.provider.signOutLocally()));
  }

  /** Awaits a call, and then repeats the navigations and status changes of the document in the test. */
  async #mirrored<Answer>(call: Promise<Answer>): Promise<Answer> {
    const answer = await call;
    const { departures, statuses } = await this.page.evaluate(() => ({
      departures: window.identity.departures.splice(0),
      statuses: window.identity.statuses.splice(0),
    }));
    for (const url of departures) this.onDeparture(url);
    for (const status of statuses) this.#changeStatus(status);
    return answer;
  }

  #changeStatus(status: InteractionStatus): void {
    this.#interactionStatus = status;
    for (const listener of this.#listeners) listener(status);
  }
}
