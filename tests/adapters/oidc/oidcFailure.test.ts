import { describe, expect, it } from 'vitest';
import { DownloadError } from '@/adapters/identity/identityErrors';
import { TimeoutError } from '@/application/requests/withTimeout';
import { isUnreachable, messageOf } from '@/adapters/oidc/oidcFailure';

/** An error of OAuth as the library throws it. */
const oauthError = (error: string, message: string): Error => Object.assign(new Error(message), { error });

describe('a failed request to the provider', () => {
  it.each([
    ['the code could not be downloaded', new DownloadError('offline')],
    ['a timeout', new TimeoutError('no response')],
    ['a lost connection', new TypeError('Failed to fetch')],
    ['a response that is not JSON', new SyntaxError('Unexpected token')],
    ['a page of another server', new Error('Invalid response Content-Type: text/html, from URL: https://x')],
    ['an overloaded server', new Error('Service Unavailable (503)')],
    ['too many requests', new Error('Too Many Requests (429): {}')],
    ['an error of the server', oauthError('server_error', 'try later')],
    ['a provider that is busy', oauthError('temporarily_unavailable', 'try later')],
  ])('means that it is unreachable: %s', (_what, error) => {
    expect(isUnreachable(error)).toBe(true);
  });

  it.each([
    ['a refresh token that was revoked', oauthError('invalid_grant', 'revoked')],
    ['a request that needs the person', oauthError('interaction_required', '')],
    ['a response with status 400', new Error('Bad Request (400): {}')],
    ['what is not an error', 'oops'],
  ])('means that it refused: %s', (_what, error) => {
    expect(isUnreachable(error)).toBe(false);
  });

  it('is reported with the code of OAuth, in at most 200 characters', () => {
    expect(messageOf(oauthError('access_denied', 'cancelled'))).toBe('access_denied: cancelled');
    expect(messageOf(new Error('lost'))).toBe('lost');
    expect(messageOf('x'.repeat(300))).toHaveLength(200);
  });
});
