import { OWNER_ROUTES, PUBLIC_ROUTES, SIGN_IN_ROUTES, type RouteName, type RouteTable } from './routes.ts';

export const APPLICATION_ROUTES = { ...SIGN_IN_ROUTES, ...OWNER_ROUTES };
export const ROUTES = { ...PUBLIC_ROUTES, ...APPLICATION_ROUTES };

export const namesOf = <Table extends Partial<typeof ROUTES>>(table: Table): readonly (keyof Table)[] =>
  Object.keys(table).filter((name): name is keyof Table & string => name in table);

const pathsOf = (table: RouteTable): readonly string[] => Object.values(table).map(({ path }) => path);

export const PUBLIC_PATHS = pathsOf(PUBLIC_ROUTES);

/** The paths below which every path belongs to the application. */
export const APPLICATION_ROOTS = pathsOf(APPLICATION_ROUTES).filter(
  (path, _, all) => !all.some((other) => path.startsWith(`${other}/`)),
);

/** A path of the route; the id is encoded here and nowhere else. */
export function pathOf(name: RouteName, id: string): string {
  return ROUTES[name].path.replace(':id', encodeURIComponent(id));
}

/** Matches the pathnames of the route. JavaScript, nginx and the service worker read it alike. */
export function patternOf(name: RouteName): string {
  return `^${ROUTES[name].path.replace(':id', '[^/]+')}/?$`;
}

/** The decoded id in a pathname of the route; undefined for any other pathname. */
export function idIn(name: RouteName, pathname: string): string | undefined {
  const [, id] = new RegExp(patternOf(name).replace('[^/]+', '([^/]+)'), 'u').exec(pathname) ?? [];
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

/** Where the build puts the document of the route, below the root of the site. One document answers every id. */
export function documentOf(name: keyof typeof APPLICATION_ROUTES): string {
  return `${ROUTES[name].path.slice(1).replace('/:id', '')}/index.html`;
}

/** The routes whose document has the payment provider's policy. */
export const PAYMENT_ROUTES = namesOf(OWNER_ROUTES).filter((name) => 'policy' in OWNER_ROUTES[name]);

export function isPaymentDocument(pathname: string): boolean {
  return PAYMENT_ROUTES.some((name) => new RegExp(patternOf(name), 'u').test(pathname));
}
