import { observer } from 'mobx-react-lite';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { useRetries } from './useRetries';

/** Checks an unreachable session again when the connection is back. It is mounted on every page. */
export const SessionRecovery = observer(function SessionRecovery() {
  const { session } = useViewModels();
  return session.state.kind === 'unreachable' ? <Retries onRetry={session.reconnect} /> : undefined;
});

function Retries({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  useRetries(() => void onRetry());
  return undefined;
}
