import type { RedirectRequest } from '@azure/msal-browser';
import type { Language } from '@/domain/shared/language';
import type { OpenIdSettings } from '@/adapters/identity/OpenIdSettings';

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
