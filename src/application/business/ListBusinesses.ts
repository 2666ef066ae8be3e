import type { Business } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import { failure, success, type Result } from '@/domain/shared/result';
import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import type { ReadFailure } from '@/application/ports/ServiceFailure';

export interface OwnBusinesses {
  /** In the order of the owner's list. */
  readonly businesses: readonly Business[];
  /** How many of the owner's list the answer did not hold (decision C34). */
  readonly missing: number;
}

export type ListBusinessesError = ReadFailure;

/** The businesses of an owner; without any, nobody is asked. */
export class ListBusinesses {
  constructor(private readonly businesses: BusinessRepository) {}

  async execute(owner: User, signal?: AbortSignalLike): Promise<Result<OwnBusinesses, ListBusinessesError>> {
    const ids = [...new Set(owner.businessIds)];
    if (ids.length === 0) return success({ businesses: [], missing: 0 });
    const found = await this.businesses.byIds(ids, signal);
    if (!found.ok) return found;
    if (found.value.length === 0)
      return failure({ kind: 'malformed-response', detail: 'none of the businesses in the list' });
    return success({ businesses: found.value, missing: Math.max(0, ids.length - found.value.length) });
  }
}
