import { PUBLIC_ROUTES, type RouteName } from '@/ui/shell/routes';
import { routeOf } from '@/ui/shell/routePaths';

/** The screen that the document was opened with. */
export interface FirstScreen {
  /** The route of the path. `home` for an unknown path. */
  readonly route: RouteName;
  /** The path without the language. */
  readonly path: string;
  /** Whether the document contains the first rendering of the app, so that React hydrates it. */
  readonly isPrerendered: boolean;
  /**
   * Whether this is a prerendered public page. Such a page does not load the container or the check of the
   * configuration.
   */
  readonly isPrerenderedPublicPage: boolean;
  /** Whether this is the page to which the identity provider redirects after a sign-in. */
  readonly isCallback: boolean;
}

/** @param path The path without the language. */
export function firstScreen(root: Pick<HTMLElement, 'dataset'>, path: string): FirstScreen {
  const known = routeOf(path);
  const route = known ?? 'home';
  const isPrerendered = known !== undefined && root.dataset['page'] === known;
  return {
    route,
    path,
    isPrerendered,
    isPrerenderedPublicPage: isPrerendered && route in PUBLIC_ROUTES,
    isCallback: route === 'callback',
  };
}
