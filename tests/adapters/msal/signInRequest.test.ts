import { describe, expect, it } from 'vitest';
import { signInRequest } from '@/adapters/msal/MsalSession';
import { LANGUAGES } from '@/domain/shared/language';

/* The parameter names of OpenID Connect Core 1.0, section 3.1.2.1. Providers ignore unknown parameters. */
describe('the sign-in request', () => {
  it.each(LANGUAGES)(
    'uses the standard parameters for a page in %s, a fresh sign-in and access to the API',
    (language) => {
      expect(signInRequest({ apiScope: 'https://api/access' }, language)).toEqual({
        scopes: ['openid', 'offline_access', 'https://api/access'],
        prompt: 'login',
        extraQueryParameters: { ui_locales: language },
      });
    },
  );
});
