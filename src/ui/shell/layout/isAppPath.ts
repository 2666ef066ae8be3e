import { APPLICATION_ROOTS } from '@/ui/shell/routePaths';

/** Whether a page belongs to the signed-in product, the way into it included: those stand on plaster. */
export function isAppPath(pathname: string): boolean {
  return APPLICATION_ROOTS.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}
