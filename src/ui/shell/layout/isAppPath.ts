import { ROUTES } from '@/ui/shell/paths';

/** Whether a page belongs to the signed-in product, the way into it included: those stand on plaster. */
export function isAppPath(pathname: string): boolean {
  return [ROUTES.dashboard, ROUTES.profile, ROUTES.callback].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
}
