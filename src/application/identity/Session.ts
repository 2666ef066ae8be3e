import type { User } from '@/domain/identity/User';

/** The session of this tab. */
export type Session = { readonly kind: 'signed-out' } | { readonly kind: 'signed-in'; readonly user: User };

export const SIGNED_OUT: Session = { kind: 'signed-out' };
