import { describe, expect, it } from 'vitest';
import { type MsalEvent, reduceInteractionStatus } from '@/adapters/msal/reduceInteractionStatus';
import type { InteractionStatus } from '@/application/ports/IdentityProvider';

function anEvent(
  eventType: MsalEvent['eventType'],
  interactionType = 'redirect',
  payload: object | null = null,
): MsalEvent {
  return { eventType, interactionType, payload };
}

describe('the interaction status after an event of MSAL', () => {
  it.each<[string, MsalEvent, InteractionStatus]>([
    ['the redirect is handled', anEvent('msal:handleRedirectStart'), 'handle-redirect'],
    ['a sign-in begins', anEvent('msal:acquireTokenStart'), 'login'],
    ['a token is acquired', anEvent('msal:acquireTokenStart', 'silent', { scopes: [] }), 'acquire-token'],
    ['a token is acquired without a payload', anEvent('msal:acquireTokenStart', 'silent'), 'acquire-token'],
    [
      'a silent sign-in begins',
      anEvent('msal:acquireTokenStart', 'silent', { prompt: 'none' }),
      'sso-silent',
    ],
    ['the session is ended', anEvent('msal:logoutStart'), 'logout'],
  ])('%s', (_, event, expected) => {
    expect(reduceInteractionStatus(event, 'none')).toBe(expected);
  });

  it.each<[InteractionStatus, MsalEvent['eventType']]>([
    ['handle-redirect', 'msal:handleRedirectEnd'],
    ['acquire-token', 'msal:acquireTokenSuccess'],
    ['acquire-token', 'msal:acquireTokenFailure'],
    ['sso-silent', 'msal:acquireTokenSuccess'],
    ['sso-silent', 'msal:acquireTokenFailure'],
    ['login', 'msal:acquireTokenFailure'],
    ['logout', 'msal:logoutFailure'],
    ['login', 'msal:restoreFromBFCache'],
    ['logout', 'msal:restoreFromBFCache'],
  ])('%s ends with %s', (current, eventType) => {
    expect(reduceInteractionStatus(anEvent(eventType), current)).toBe('none');
  });

  it.each<[InteractionStatus, MsalEvent['eventType']]>([
    ['logout', 'msal:handleRedirectEnd'],
    ['logout', 'msal:acquireTokenSuccess'],
    ['handle-redirect', 'msal:acquireTokenSuccess'],
    ['login', 'msal:logoutFailure'],
    ['none', 'msal:loginSuccess'],
    ['startup', 'msal:initializeEnd'],
  ])('%s continues after %s', (current, eventType) => {
    expect(reduceInteractionStatus(anEvent(eventType), current)).toBe(current);
  });
});
