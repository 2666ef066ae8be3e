import type { RedirectRequest } from '@azure/msal-browser';
import type { Language } from '@/domain/shared/language';
import type { MsalSettings } from './MsalSettings';

/** What the provider is asked for at every sign-in; its page speaks the language of ours. */
export function signInRequest(
  { apiScope }: Pick<MsalSettings, 'apiScope'>,
  language: Language,
): RedirectRequest {
  return {
    scopes: ['openid', 'offline_access', apiScope],
    prompt: 'login',
    extraQueryParameters: { ui_locales: language },
  };
}
