import type { AccountInfo, RedirectRequest } from '@azure/msal-browser';
import {
  type IdentityClient,
  type RedirectResult,
  signInRefused,
  type TokenResponse,
} from '@/adapters/identity/ClientLibrary';
import type { OpenIdSettings } from '@/adapters/identity/OpenIdSettings';
import { readTokenClaims } from '@/adapters/identity/readTokenClaims';
import type { Language } from '@/domain/shared/language';
import { success } from '@/domain/shared/result';
import { readItem } from '../storage/storageItems';
import { accountIn, type MsalClient } from './openMsalClient';

/** The item of MSAL that exists while a sign-in is pending. */
const PENDING_KEY = 'msal.interaction.status';

/** MSAL's `CacheLookupPolicy.AccessTokenAndRefreshToken`, which uses the cache and the refresh token, but no iframe. */
const WITHOUT_IFRAME = 2;

/** The opened MSAL. It calls back with the URL of a redirect instead of navigating. */
export class MsalSession implements IdentityClient<AccountInfo> {
  /** The URL of the last navigation that MSAL requested. */
  redirectUrl: string | undefined;
  /** The last `loginRedirect` of MSAL. It never rejects. */
  #lastLogin: Promise<void> | undefined;

  constructor(
    private readonly client: MsalClient,
    private readonly settings: OpenIdSettings,
    private readonly storage: () => Pick<Storage, 'getItem' | 'removeItem'>,
  ) {}

  account(): AccountInfo | undefined {
    return accountIn(this.client);
  }

  /**
   * MSAL allows one unfinished sign-in. This waits for an earlier one that timed out, then clears it, because MSAL
   * keeps it until a response arrives.
   */
  async signInUrl(language: Language, signal: AbortSignal): Promise<string> {
    await this.#lastLogin;
    signal.throwIfAborted();
    this.storage().removeItem(PENDING_KEY);
    this.redirectUrl = undefined;
    const login = this.client.loginRedirect(signInRequest(this.settings, language));
    this.#lastLogin = login.catch(() => undefined);
    await login;
    return this.redirectUrl ?? this.settings.homeUri;
  }

  /**
   * Processes the response with MSAL. Refuses a response without a matching request, and a document without an account
   * in which a sign-in is pending without its response. MSAL removes the response from the URL before it exchanges the
   * code, so a reload in between has none.
   */
  async completeRedirect(response: string | undefined): Promise<RedirectResult> {
    const isPending = readItem(this.storage, PENDING_KEY) !== undefined;
    const answer = await this.client.handleRedirectPromise({ navigateToLoginRequestUrl: false });
    if (answer !== null) return this.#activate(answer.account);
    if (response !== undefined) return signInRefused('the response belongs to no request');
    return isPending && this.account() === undefined
      ? signInRefused('the response was lost')
      : success(undefined);
  }

  async requestToken(isForced: boolean): Promise<TokenResponse | undefined> {
    const account = this.account();
    if (account === undefined) return undefined;
    return this.client.acquireTokenSilent({
      scopes: [this.settings.apiScope],
      account,
      forceRefresh: isForced,
      cacheLookupPolicy: WITHOUT_IFRAME,
    });
  }

  /** Without `id_token_hint` the provider shows its own page instead of redirecting back. */
  async signOutUrl(account: AccountInfo): Promise<string | undefined> {
    this.redirectUrl = undefined;
    await this.client.logoutRedirect({
      account,
      ...(account.idToken && { idTokenHint: account.idToken }),
    });
    return this.redirectUrl;
  }

  /**
   * Activates the account, and removes those that were signed in before with their tokens (threats T16). Removes the
   * account itself when its claims are invalid.
   */
  async #activate(account: AccountInfo): Promise<RedirectResult> {
    const claims = readTokenClaims(account.idTokenClaims);
    if (!claims.ok) {
      await this.client.clearCache({ account });
      return claims;
    }
    this.client.setActiveAccount(account);
    for (const other of this.client.getAllAccounts())
      if (other.homeAccountId !== account.homeAccountId) await this.client.clearCache({ account: other });
    return claims;
  }
}

/** The parameters of every sign-in. The page of the provider uses the given language. */
export function signInRequest(
  { apiScope }: Pick<OpenIdSettings, 'apiScope'>,
  language: Language,
): RedirectRequest {
  return {
    scopes: ['openid', 'offline_access', apiScope],
    prompt: 'login',
    extraQueryParameters: { ui_locales: language },
  };
}
