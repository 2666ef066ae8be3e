import { expect, it } from 'vitest';
import { OWNER_ROUTES, PUBLIC_ROUTES, SIGN_IN_ROUTES } from '@/ui/shell/routes';

it('the routes are those of the specification and the accessibility statement (decision C68)', () => {
  const routes = { ...PUBLIC_ROUTES, ...SIGN_IN_ROUTES, ...OWNER_ROUTES };
  expect(Object.values(routes).map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/features',
    '/pricing',
    '/contact',
    '/careers',
    '/privacy',
    '/terms',
    '/cookies',
    '/accessibility',
    '/auth/callback',
    '/dashboard',
    '/dashboard/business/:id',
    '/dashboard/business/:id/subscription',
    '/profile',
  ]);
});
