import { paths } from '@/ui/shell/paths';

/**
 * Removes the `state` parameter that the identity provider adds to the URL of the home page after sign-out. The app
 * does not use it.
 */
export function clearLogoutState({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const parameters = new URLSearchParams(location.search);
  if (location.pathname !== paths.home || !parameters.has('state')) return;
  parameters.delete('state');
  const rest = parameters.size === 0 ? '' : `?${parameters.toString()}`;
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
}
