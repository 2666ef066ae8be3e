import type { AccountInfo } from '@azure/msal-browser';
import type { SignInRefused } from '@/application/ports/IdentityProvider';
import type { ClaimsUnreadable, TokenClaims } from '@/domain/identity/TokenClaims';
import { failure, success, type Result } from '@/domain/shared/result';
import type { MsalClient } from './openMsalClient';
import { readTokenClaims } from './readTokenClaims';

export type RedirectResult = Result<TokenClaims | undefined, SignInRefused | ClaimsUnreadable>;

/** Every response has at least one of these parameters (OpenID Connect Core, section 3.1.2). */
const RESPONSE_PARAMETERS = ['code', 'error', 'state'];

/** True when the fragment of the callback page contains a response of the provider. Only MSAL parses it. */
export function hasRedirectResponse(hash: string): boolean {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  return RESPONSE_PARAMETERS.some((name) => parameters.has(name));
}

/** Processes the response with MSAL. Refuses a response without a matching request. */
export async function readRedirectResponse(
  client: MsalClient,
  hasResponse: boolean,
): Promise<RedirectResult> {
  const response = await client.handleRedirectPromise({ navigateToLoginRequestUrl: false });
  if (response !== null) return activateAccount(client, response.account);
  return hasResponse ? refused('the response belongs to no request') : success(undefined);
}

/** Activates the account, or removes it from the cache when its claims are invalid. */
async function activateAccount(client: MsalClient, account: AccountInfo): Promise<RedirectResult> {
  const claims = readTokenClaims(account.idTokenClaims);
  if (claims.ok) client.setActiveAccount(account);
  else await client.clearCache({ account });
  return claims;
}

export function refused(message: string): Result<never, SignInRefused> {
  return failure({ kind: 'sign-in-refused', message });
}
