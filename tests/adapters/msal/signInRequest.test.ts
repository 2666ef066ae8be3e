import { describe, expect, it } from 'vitest';
import { signInRequest } from '@/adapters/msal/signInRequest';
import { LANGUAGES } from '@/domain/shared/language';

/* The names are those of OpenID Connect Core 1.0, section 3.1.2.1: any other is no parameter at all. */
describe('the request to sign in', () => {
  it.each(LANGUAGES)(
    'asks by the standard names for a page in %s, a fresh sign-in and the API',
    (language) => {
      expect(signInRequest({ apiScope: 'https://api/access' }, language)).toEqual({
        scopes: ['openid', 'offline_access', 'https://api/access'],
        prompt: 'login',
        extraQueryParameters: { ui_locales: language },
      });
    },
  );
});
