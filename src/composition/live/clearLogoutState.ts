import { paths } from '@/ui/shell/paths';

/** Signing out at the provider leaves its state in the address of the home page, where it means nothing. */
export function clearLogoutState({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const parameters = new URLSearchParams(location.search);
  if (location.pathname !== paths.home || !parameters.has('state')) return;
  parameters.delete('state');
  const rest = parameters.size === 0 ? '' : `?${parameters.toString()}`;
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
}
