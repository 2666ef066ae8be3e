import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useOnDemand } from '@/ui/shell/useOnDemand';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

const loadToasts = async () => (await import('./NoticeToasts')).NoticeToasts;

/**
 * Where notices appear. The code arrives with the first notice, or ahead of it as soon as somebody is signed in or
 * on the way: a notice about a lost connection could not load it any more.
 */
export const NoticesRegion = observer(function NoticesRegion() {
  const { notices, session } = useViewModels();
  const { Part: NoticeToasts, request } = useOnDemand(loadToasts);
  const { kind } = session.state;
  const isNeeded = notices.waiting.length > 0 || kind === 'signed-in' || kind === 'leaving';
  useEffect(() => {
    if (isNeeded) request();
  }, [isNeeded, request]);
  return NoticeToasts && <NoticeToasts />;
});
