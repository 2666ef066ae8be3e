import type { OidcClient } from 'oidc-client-ts';
import type { Clock } from '@/application/ports/Clock';
import type { Language } from '@/domain/shared/language';
import { randomHex } from '@/domain/shared/randomHex';
import { success } from '@/domain/shared/result';
import {
  MIN_TOKEN_TIME_LEFT,
  signInRefused,
  type IdentityClient,
  type RedirectResult,
  type TokenResponse,
} from '@/adapters/identity/ClientLibrary';
import { readTokenClaims } from '@/adapters/identity/readTokenClaims';
import { removeItems } from '../storage/removeItems';
import { messageOf } from './oidcFailure';
import { storedUser, storeUser, userOf, type OidcUser } from './OidcUser';

/** The used part of oidc-client-ts. */
export type OidcClientPart = Pick<
  OidcClient,
  'createSigninRequest' | 'createSignoutRequest' | 'processSigninResponse' | 'useRefreshToken'
> & { readonly metadataService: Pick<OidcClient['metadataService'], 'getIssuer'> };

/** The prefix of the session storage keys of pending sign-ins. The library removes old items with this prefix. */
export const REQUEST_PREFIX = 'oidc.request.';

/** The opened library, with the user in session storage. */
export class OidcSession implements IdentityClient<OidcUser> {
  constructor(
    private readonly client: OidcClientPart,
    private readonly clientId: string,
    private readonly storage: () => Storage,
    private readonly clock: Clock,
  ) {}

  account(): OidcUser | undefined {
    return storedUser(this.storage());
  }

  async signInUrl(language: Language): Promise<string> {
    const { url } = await this.client.createSigninRequest({
      prompt: 'login',
      ui_locales: language,
      nonce: randomHex(crypto),
    });
    return url;
  }

  async completeRedirect(response: string | undefined): Promise<RedirectResult> {
    if (response === undefined) return success(undefined);
    try {
      const user = await this.#checkIdToken(userOf(await this.client.processSigninResponse(response)));
      const claims = readTokenClaims(user.idTokenClaims);
      if (claims.ok) storeUser(this.storage(), user);
      return claims;
    } catch (error) {
      return signInRefused(messageOf(error));
    } finally {
      /* Also after a forged response, so that no second one can use the pending request. */
      removeItems(this.storage, REQUEST_PREFIX);
    }
  }

  async requestToken(isForced: boolean): Promise<TokenResponse | undefined> {
    const user = this.account();
    if (user === undefined) return undefined;
    const { expiresAt = Infinity } = user;
    const isValid = !isForced && expiresAt - this.clock.now() > MIN_TOKEN_TIME_LEFT;
    return tokenOf(isValid ? user : await this.#renew(user));
  }

  async signOutUrl({ idToken }: OidcUser): Promise<string> {
    return (await this.client.createSignoutRequest({ id_token_hint: idToken })).url;
  }

  /** Renews with the refresh token. Without one the owner has to sign in again. */
  async #renew(user: OidcUser): Promise<OidcUser> {
    if (user.refreshToken === undefined) throw new Error('the provider gave no refresh token');
    const response = await this.client.useRefreshToken({
      state: {
        refresh_token: user.refreshToken,
        id_token: user.idToken,
        session_state: null,
        profile: user.idTokenClaims,
      },
    });
    const renewed = await this.#checkIdToken(userOf(response));
    /* A provider that does not rotate its refresh tokens sends none. */
    const next = { ...renewed, refreshToken: renewed.refreshToken ?? user.refreshToken };
    if (this.account() !== undefined) storeUser(this.storage(), next);
    return next;
  }

  /** The two checks that the library leaves to its caller (OpenID Connect Core, section 3.1.3.7). */
  async #checkIdToken(user: OidcUser): Promise<OidcUser> {
    const { iss, aud } = user.idTokenClaims;
    if (iss !== (await this.client.metadataService.getIssuer()))
      throw new Error('the ID token is of another issuer');
    if (![aud].flat().includes(this.clientId)) throw new Error('the ID token is for another client');
    return user;
  }
}

function tokenOf({ accessToken, expiresAt }: OidcUser): TokenResponse {
  return { accessToken, expiresOn: expiresAt === undefined ? null : new Date(expiresAt) };
}
