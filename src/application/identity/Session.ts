import type { BusinessId } from '@/domain/business/BusinessId';
import { ownsBusiness, type User } from '@/domain/identity/User';
import type { OwnerData } from './OwnerData';

/** The session of this tab. */
export type Session =
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'signed-in';
      readonly user: User;
      /** A business with an order whose outcome is unknown. Its reconciliation opens first (decision C93). */
      readonly unknownOrderOf?: BusinessId | undefined;
    };

export const SIGNED_OUT: Session = { kind: 'signed-out' };

/** The session after a sign-in. The outcome of an order of this owner may still have to be checked. */
export function newSession(user: User, ownerData: Pick<OwnerData, 'businessWithUnknownOrder'>): Session {
  const business = ownerData.businessWithUnknownOrder(user.id);
  const unknownOrderOf = business !== undefined && ownsBusiness(user, business) ? business : undefined;
  return { kind: 'signed-in', user, unknownOrderOf };
}
