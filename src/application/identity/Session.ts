import type { User } from '@/domain/identity/User';

/** Whether somebody is signed in in this tab, and who. */
export type Session = { readonly kind: 'signed-out' } | { readonly kind: 'signed-in'; readonly user: User };

export const SIGNED_OUT: Session = { kind: 'signed-out' };
