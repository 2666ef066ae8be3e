import { routeOf } from './routePaths';
import { PUBLIC_ROUTES, type RouteName } from './routes';

/** What a document contains. It decides how the app starts in it (docs/startup.md). */
export interface OpenedDocument {
  /**
   * - `public`: a prerendered public page, as for a visitor.
   * - `app`: a prerendered page of the signed-in app, with skeletons.
   * - `callback`: the page to which the identity provider redirects after a sign-in.
   * - `empty`: no page that React can hydrate, for example at an unknown path.
   */
  readonly kind: 'public' | 'app' | 'callback' | 'empty';
  /** The route of the path. `home` for an unknown path. */
  readonly route: RouteName;
  /** The path without the language. */
  readonly path: string;
}

export function openedDocument(root: Pick<HTMLElement, 'dataset'>, path: string): OpenedDocument {
  const route = routeOf(path);
  if (route === 'callback') return { kind: 'callback', route, path };
  if (route === undefined || root.dataset['page'] !== route)
    return { kind: 'empty', route: route ?? 'home', path };
  return { kind: route in PUBLIC_ROUTES ? 'public' : 'app', route, path };
}
