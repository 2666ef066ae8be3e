import { useEffect, useState, type ComponentType } from 'react';
import { loadWhenOnline } from '@/ui/shell/loadWhenOnline';
import { useSignedInViewModels } from '@/ui/shell/ViewModelsContext';
import { CardSkeletons } from './CardSkeletons';
import type { ListedDashboard } from './DashboardState';
import type { DashboardViewModel } from './DashboardViewModel';

export interface LongListProps {
  readonly dashboard: ListedDashboard;
  readonly viewModel: DashboardViewModel;
}

export type LongListCode = ComponentType<LongListProps>;

declare module '@/ui/shell/ViewModels' {
  interface SignedInViewModels {
    /** Undefined until it has loaded. */
    readonly longList: LongListCode | undefined;
    loadLongList(): Promise<LongListCode>;
  }
}

/** A long list, whose code most owners never need. It loads together with the businesses. */
export function LongListArea(props: LongListProps) {
  const signedIn = useSignedInViewModels();
  const [loaded, setLoaded] = useState<{ readonly LongList: LongListCode }>();
  const LongList = signedIn?.longList ?? loaded?.LongList;
  const isMissing = LongList === undefined;
  useEffect(() => {
    if (!isMissing || signedIn === undefined) return undefined;
    let isLeft = false;
    const load = async (): Promise<void> => {
      const code = await loadWhenOnline(async () => signedIn.loadLongList());
      if (!isLeft) setLoaded({ LongList: code });
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [isMissing, signedIn]);
  return isMissing ? <CardSkeletons /> : <LongList {...props} />;
}
