import { type ReactNode, useEffect } from 'react';
import type { User } from '@/domain/identity/User';
import { useOnDemand } from '@/ui/shell/useOnDemand';

const loadUserMenu = async () => (await import('./UserMenu')).UserMenu;

interface UserMenuAreaProps {
  readonly user: User;
  /** Shown until the menu's code is here. */
  readonly fallback: ReactNode;
}

/** The menu of the person who is signed in; visitors do not download it. */
export function UserMenuArea({ user, fallback }: UserMenuAreaProps) {
  const { Part: UserMenu, request } = useOnDemand(loadUserMenu);
  useEffect(() => request(), [request]);
  return UserMenu === undefined ? fallback : <UserMenu user={user} />;
}
