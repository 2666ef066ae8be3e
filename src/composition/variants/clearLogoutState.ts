import { routeOf } from '@/ui/shell/routePaths';

/**
 * Removes the `state` parameter that the identity provider adds to the URL of the home page after sign-out. The app
 * does not use it.
 */
export function clearLogoutState({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const parameters = new URLSearchParams(location.search);
  if (routeOf(location.pathname) !== 'home' || !parameters.has('state')) return;
  parameters.delete('state');
  const rest = parameters.size === 0 ? '' : `?${parameters.toString()}`;
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
}
