import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useOnDemand } from '@/ui/shell/useOnDemand';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

const loadToasts = async () => (await import('./NoticeToasts')).NoticeToasts;

/**
 * The region of the toasts. Its code loads with the first notice, or in idle time for signed-in owners, because a
 * notice about a lost connection could not load it any more.
 */
export const NoticesRegion = observer(function NoticesRegion() {
  const { notices, longCalls, session } = useViewModels();
  const { Part: NoticeToasts, request, prepare } = useOnDemand(loadToasts);
  const { kind } = session.state;
  const isNeeded = notices.waiting.length > 0 || longCalls.state.kind === 'still-working';
  const isLikely = kind === 'signed-in' || kind === 'redirecting';
  useEffect(() => {
    if (isNeeded) request();
    return isLikely && !isNeeded ? whenNetworkIdle(prepare) : undefined;
  }, [isNeeded, isLikely, request, prepare]);
  return NoticeToasts && <NoticeToasts />;
});
