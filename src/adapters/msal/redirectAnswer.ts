import type { AccountInfo } from '@azure/msal-browser';
import type { SignInRefused } from '@/application/ports/IdentityProvider';
import { parseTokenClaims, type ClaimsUnreadable, type TokenClaims } from '@/domain/identity/TokenClaims';
import { failure, success, type Result } from '@/domain/shared/result';
import type { MsalClient } from './openMsalClient';

export type RedirectResult = Result<TokenClaims | undefined, SignInRefused | ClaimsUnreadable>;

/** What an answer always has one of (OpenID Connect, section 3.1.2). */
const SIGNS = ['code', 'error', 'state'];

/** Whether the address carries an answer at all. What it says is for MSAL alone to read. */
export function carriesAnswer(
  { pathname, hash }: { readonly pathname: string; readonly hash: string },
  redirectUri: string,
): boolean {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  return pathname === new URL(redirectUri).pathname && SIGNS.some((name) => parameters.has(name));
}

/** Lets MSAL read the answer and keep what belongs to it. An answer MSAL does not know of is not one to trust. */
export async function readAnswer(client: MsalClient, isAnswered: boolean): Promise<RedirectResult> {
  const answer = await client.handleRedirectPromise({ navigateToLoginRequestUrl: false });
  if (answer !== null) return takeIn(client, answer.account);
  return isAnswered ? refused('the answer belongs to no request') : success(undefined);
}

/** Somebody whose claims cannot be read is not signed in, and leaves no trace. */
async function takeIn(client: MsalClient, account: AccountInfo): Promise<RedirectResult> {
  const claims = parseTokenClaims(account.idTokenClaims);
  if (claims.ok) client.setActiveAccount(account);
  else await client.clearCache({ account });
  return claims;
}

export function refused(message: string): Result<never, SignInRefused> {
  return failure({ kind: 'sign-in-refused', message });
}
