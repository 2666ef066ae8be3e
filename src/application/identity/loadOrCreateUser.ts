import { newUserFrom, type TokenClaims } from '@/domain/identity/TokenClaims';
import type { User } from '@/domain/identity/User';
import type { Result } from '@/domain/shared/result';
import { isRateLimited, type ReadFailure, type WriteFailure } from '@/application/ports/ServiceFailure';
import type { UserNotFound, UserRepository } from '@/application/ports/UserRepository';

export type UserUnavailable = ReadFailure | WriteFailure | UserNotFound;

/** Loads the user of the claims, or creates the user when there is none (spec section 4). */
export async function loadOrCreateUser(
  users: UserRepository,
  claims: TokenClaims,
): Promise<Result<User, UserUnavailable>> {
  const loaded = await users.byId(claims.userId);
  if (loaded.ok || loaded.error.kind !== 'user-not-found') return loaded;
  const created = await users.create(newUserFrom(claims));
  if (created.ok || isRateLimited(created.error)) return created;
  if (created.error.kind === 'offline' || created.error.kind === 'session-expired') return created;
  /* Reads again, because another tab may have created the same user or the response was lost (faults B.4). */
  return users.byId(claims.userId);
}
