import { rotationTurn } from '../e2e/support/rotationTurn';

/**
 * Of every eight turns, the last two test `oidc` and the others `msal`. Two, because `turn % 2` selects the direction
 * (tests/e2e/support/test.ts).
 */
export function identityProviderOfTurn(): 'msal' | 'oidc' {
  const turn = rotationTurn();
  return turn !== 'all' && Math.floor(turn / 2) % 4 === 3 ? 'oidc' : 'msal';
}
