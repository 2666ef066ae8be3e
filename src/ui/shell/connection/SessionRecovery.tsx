import { observer } from 'mobx-react-lite';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { useRetries } from './useRetries';

/** On every page: whoever could not be recognised is as soon as the connection allows. */
export const SessionRecovery = observer(function SessionRecovery() {
  const { session } = useViewModels();
  return session.state.kind === 'unreachable' ? <Retries onRetry={session.reconnect} /> : undefined;
});

function Retries({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  useRetries(() => void onRetry());
  return undefined;
}
