import { APPLICATION_ROOTS } from '@/ui/shell/routePaths';

/** Whether a path belongs to the signed-in app or is the callback page. */
export function isAppPath(pathname: string): boolean {
  return APPLICATION_ROOTS.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}
