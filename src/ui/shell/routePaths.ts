import {
  OWNER_ROUTES,
  PUBLIC_ROUTES,
  SIGN_IN_ROUTES,
  type OwnerRouteName,
  type RouteName,
  type RouteTable,
} from './routes.ts';

export const APPLICATION_ROUTES = { ...SIGN_IN_ROUTES, ...OWNER_ROUTES };
export const ROUTES = { ...PUBLIC_ROUTES, ...APPLICATION_ROUTES };

export const namesOf = <Table extends Partial<typeof ROUTES>>(table: Table): readonly (keyof Table)[] =>
  Object.keys(table).filter((name): name is keyof Table & string => name in table);

const pathsOf = (table: RouteTable): readonly string[] => Object.values(table).map(({ path }) => path);

export const PUBLIC_PATHS = pathsOf(PUBLIC_ROUTES);

/** The top-level paths of the signed-in app and its sign-in. */
export const APPLICATION_ROOTS = pathsOf(APPLICATION_ROUTES).filter(
  (path, _, all) => !all.some((other) => path.startsWith(`${other}/`)),
);

/** The route itself if it needs a sign-in, else the dashboard, which opens after a sign-in. */
export function ownerRouteOf(name: RouteName | undefined): OwnerRouteName {
  return namesOf(OWNER_ROUTES).find((owned) => owned === name) ?? 'dashboard';
}

/** Whether the dashboard offers the page after a sign-in. The dashboard itself opens in any case. */
export function isOfferedAfterSignIn(url: string): boolean {
  return ownerRouteOf(routeOf(url.replace(/\?.*/u, ''))) !== 'dashboard';
}

/** A path of the route with the encoded id. */
export function pathOf(name: RouteName, id: string): string {
  return ROUTES[name].path.replace(':id', encodeURIComponent(id));
}

/**
 * A regular expression for the pathnames of the route, in a syntax that JavaScript, nginx and the service worker share.
 */
export function patternOf(name: RouteName): string {
  return `^${ROUTES[name].path.replace(':id', '[^/]+')}/?$`;
}

/** The route of a pathname, in the same case, with or without a slash at its end. Undefined when no route has it. */
export function routeOf(pathname: string): RouteName | undefined {
  return namesOf(ROUTES).find((name) => matches(name, pathname));
}

/** The decoded id in a pathname of the route. Undefined for any other pathname. */
export function idIn(name: RouteName, pathname: string): string | undefined {
  const [, id] = new RegExp(patternOf(name).replace('[^/]+', '([^/]+)'), 'u').exec(pathname) ?? [];
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

/** The file of the route's document, relative to the root of the build. One document serves every id. */
export function documentOf(name: keyof typeof APPLICATION_ROUTES): string {
  return `${ROUTES[name].path.slice(1).replace('/:id', '')}/index.html`;
}

/** The routes whose document has the security policy for the payment provider. */
export const PAYMENT_ROUTES = namesOf(OWNER_ROUTES).filter((name) => 'policy' in OWNER_ROUTES[name]);

export function isPaymentDocument(pathname: string): boolean {
  return PAYMENT_ROUTES.some((name) => matches(name, pathname));
}

function matches(name: RouteName, pathname: string): boolean {
  return new RegExp(patternOf(name), 'u').test(pathname);
}
