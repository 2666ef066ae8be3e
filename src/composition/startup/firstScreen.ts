import { PUBLIC_ROUTES, type RouteName } from '@/ui/shell/routes';
import { routeOf } from '@/ui/shell/screens';

/** The screen that the document was opened with. */
export interface FirstScreen {
  /** `home` for an unknown path. */
  readonly route: RouteName;
  /** Without the language. */
  readonly path: string;
  /** The document contains the first rendering of the app, which hydrates it. */
  readonly isPrerendered: boolean;
  /** A prerendered public page: it loads no container and no setup check. */
  readonly isPrerenderedPublicPage: boolean;
  /** The identity provider redirected here after a sign-in. */
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
    isPrerenderedPublicPage: isPrerendered && route in PUBLIC_ROUTES,
    isCallback: route === 'callback',
  };
}
