import type { TokenClaims } from '@/domain/identity/TokenClaims';
import { aUserId } from './aUserId';

type TokenClaimsOverrides = Partial<Omit<TokenClaims, 'userId'>> & { readonly userId?: string };

/** The claims in the ID token of Dana Levi. */
export function someTokenClaims({ userId, ...overrides }: TokenClaimsOverrides = {}): TokenClaims {
  return {
    userId: aUserId(userId),
    email: 'dana@example.com',
    givenName: 'Dana',
    familyName: 'Levi',
    displayName: undefined,
    city: 'Haifa',
    streetAddress: 'Herzl 1',
    phoneNumber: '0501234567',
    ...overrides,
  };
}
