import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useOnDemand } from '@/ui/shell/useOnDemand';
import { whenQuiet } from '@/ui/shell/whenQuiet';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

const loadToasts = async () => (await import('./NoticeToasts')).NoticeToasts;

/**
 * Where notices appear. The code arrives with the first notice, or ahead of it once somebody is signed in or on the
 * way and the screen has what it needs: a notice about a lost connection could not load it any more.
 */
export const NoticesRegion = observer(function NoticesRegion() {
  const { notices, longCalls, session } = useViewModels();
  const { Part: NoticeToasts, request, prepare } = useOnDemand(loadToasts);
  const { kind } = session.state;
  const isNeeded = notices.waiting.length > 0 || longCalls.state.kind === 'still-working';
  const isLikely = kind === 'signed-in' || kind === 'leaving';
  useEffect(() => {
    if (isNeeded) request();
    return isLikely && !isNeeded ? whenQuiet(prepare) : undefined;
  }, [isNeeded, isLikely, request, prepare]);
  return NoticeToasts && <NoticeToasts />;
});
