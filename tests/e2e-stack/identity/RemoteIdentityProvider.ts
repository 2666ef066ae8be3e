import type { Page } from '@playwright/test';
import type {
  AccessToken,
  IdentityProvider,
  ProviderUnreachable,
  SignInNotStarted,
  SignInProgress,
  SignInRefused,
  TokenUnavailable,
} from '@/application/ports/IdentityProvider';
import type { ClaimsUnreadable, TokenClaims } from '@/domain/identity/TokenClaims';
import type { CompleteLanguage } from '@/domain/shared/language';
import type { Result } from '@/domain/shared/result';

/** Forwards every call to the identity provider of a document in the browser. */
export class RemoteIdentityProvider implements IdentityProvider {
  readonly #listeners = new Set<(progress: SignInProgress) => void>();
  #progress: SignInProgress = 'startup';

  constructor(
    private readonly page: Page,
    private readonly left: (url: string) => void,
  ) {}

  get progress(): SignInProgress {
    return this.#progress;
  }

  onProgress(listener: (progress: SignInProgress) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  async signIn(language: CompleteLanguage): Promise<Result<void, SignInNotStarted>> {
    return this.#mirrored(
      this.page.evaluate(async (wanted) => window.identity.provider.signIn(wanted), language),
    );
  }

  async completeRedirect(): Promise<Result<TokenClaims | undefined, SignInRefused | ClaimsUnreadable>> {
    return this.#mirrored(this.page.evaluate(async () => window.identity.provider.completeRedirect()));
  }

  async account(): Promise<Result<TokenClaims | undefined, ClaimsUnreadable | ProviderUnreachable>> {
    return this.#mirrored(this.page.evaluate(async () => window.identity.provider.account()));
  }

  async acquireToken(): Promise<Result<AccessToken, TokenUnavailable>> {
    return this.#mirrored(this.page.evaluate(async () => window.identity.provider.acquireToken()));
  }

  async renewToken(): Promise<Result<AccessToken, TokenUnavailable>> {
    return this.#mirrored(this.page.evaluate(async () => window.identity.provider.renewToken()));
  }

  async signOut(): Promise<void> {
    return this.#mirrored(this.page.evaluate(async () => window.identity.provider.signOut()));
  }

  async signOutLocally(): Promise<void> {
    return this.#mirrored(this.page.evaluate(async () => window.identity.provider.signOutLocally()));
  }

  /** Awaits a call, and then repeats the navigations and progress events of the document in the test. */
  async #mirrored<Answer>(asked: Promise<Answer>): Promise<Answer> {
    const answer = await asked;
    const { departures, progress } = await this.page.evaluate(() => ({
      departures: window.identity.departures.splice(0),
      progress: window.identity.progress.splice(0),
    }));
    for (const url of departures) this.left(url);
    for (const state of progress) this.#to(state);
    return answer;
  }

  #to(progress: SignInProgress): void {
    this.#progress = progress;
    for (const listener of this.#listeners) listener(progress);
  }
}
