import type { AbortSignalLike } from '@/application/ports/ServiceFailure';
import type { BusinessId } from '@/domain/business/BusinessId';
import { ownsBusiness, type User } from '@/domain/identity/User';
import type { Result } from '@/domain/shared/result';

/** A read of what belongs to a business of the owner. */
export interface OwnedRead<Value, Failure> {
  execute(owner: User, id: BusinessId, signal?: AbortSignalLike): Promise<Result<Value, Failure>>;
}

/** Returns `otherwise`, without a request, for the id of a business that is not the owner's (spec section 6). */
export function readIfOwned<Value, Failure>(
  read: (id: BusinessId, signal?: AbortSignalLike) => Promise<Result<Value, Failure>>,
  otherwise: NoInfer<Result<Value, Failure>>,
): OwnedRead<Value, Failure> {
  return { execute: async (owner, id, signal) => (ownsBusiness(owner, id) ? read(id, signal) : otherwise) };
}
