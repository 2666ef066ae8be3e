import { PUBLIC_ROUTES, type RouteName } from '@/ui/shell/routes';
import { routeOf } from '@/ui/shell/screens';

/** What a document is opened for. */
export interface FirstScreen {
  /** The home page where the path leads nowhere. */
  readonly route: RouteName;
  /** Without the language. */
  readonly path: string;
  /** The document holds what the app renders first: a public page, or a signed-in one with places for its data. */
  readonly isPrerendered: boolean;
  /** A written public page: it needs no services, and its visitors nothing that looks for them. */
  readonly isVisit: boolean;
  /** Somebody comes back from signing in. */
  readonly isCallback: boolean;
}

/** @param path Without the language. */
export function firstScreen(root: Pick<HTMLElement, 'dataset'>, path: string): FirstScreen {
  const known = routeOf(path);
  const route = known ?? 'home';
  const isPrerendered = known !== undefined && root.dataset['page'] === known;
  return {
    route,
    path,
    isPrerendered,
    isVisit: isPrerendered && route in PUBLIC_ROUTES,
    isCallback: route === 'callback',
  };
}
