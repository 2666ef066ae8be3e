import type { RouteName } from './screens';

const NEAR: readonly (readonly RouteName[])[] = [
  ['home', 'pricing', 'features', 'about', 'contact'],
  ['dashboard', 'business', 'profile'],
];

/** Where somebody is likely to go from a route; a visitor is never given anything of the product. */
export function nextRoutes(route: RouteName): readonly RouteName[] {
  return NEAR.find((near) => near.includes(route))?.filter((other) => other !== route) ?? [];
}
