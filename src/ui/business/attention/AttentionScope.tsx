import { type ComponentType, createContext, use, useEffect, useState } from 'react';
import type { Business } from '@/domain/business/Business';
import type { CreateBulkViewModel } from '@/ui/business/bulk/BulkViewModel';
import type { Elements } from '@/ui/design/Elements';
import { afterPaint } from '@/ui/shell/afterPaint';
import type { Lazy } from '@/ui/shell/loading/lazy';
import { useLazy } from '@/ui/shell/loading/lazyPart';
import { useViewModelFactories } from '@/ui/shell/ViewModelsContext';
import type { AttentionViewModel } from './AttentionViewModel';

/** The part of the dashboard about subscriptions. Its code, its texts and its data load after the list is shown. */
export interface Attention {
  readonly create: (businesses: readonly Business[], unloadedCount?: number) => AttentionViewModel;
  /** Creates the choice of several businesses. */
  readonly bulk: Lazy<CreateBulkViewModel>;
  readonly AttentionArea: ComponentType<{ readonly viewModel: AttentionViewModel }>;
  readonly UncheckedLine: ComponentType<{ readonly viewModel: AttentionViewModel }>;
  readonly SubscriptionLine: ComponentType<SubscriptionProps>;
}

export interface SubscriptionProps {
  readonly viewModel: AttentionViewModel;
  readonly business: Business;
  /** Whether it is in a row of a long list. A row has less space than a card. */
  readonly isInRow: boolean;
}

declare module '@/ui/shell/ViewModels' {
  interface ViewModelFactories {
    readonly attention: Lazy<Attention>;
  }
}

interface OpenedAttention extends Attention {
  readonly viewModel: AttentionViewModel;
}

const AttentionContext = createContext<OpenedAttention | undefined>(undefined);

/** The loaded part. Undefined until then. */
export function useAttention(): OpenedAttention | undefined {
  return use(AttentionContext);
}

interface AttentionScopeProps {
  readonly businesses: readonly Business[];
  /** The number of the owner's businesses that could not be loaded. */
  readonly unloadedCount: number;
  /** Whether the whole list is loaded. Nothing is requested earlier. */
  readonly isReady: boolean;
  readonly children: Elements;
}

/** Loads the part once the list is painted, and gives it to the slots of the list. */
export function AttentionScope({ businesses, unloadedCount, isReady, children }: AttentionScopeProps) {
  const code = useViewModelFactories()?.attention;
  const { loaded } = useLazy(code, { request: isReady ? afterPaint : undefined });
  const [opened, setOpened] = useState<OpenedAttention>();
  if (opened === undefined && isReady && loaded !== undefined)
    setOpened({ ...loaded, viewModel: loaded.create(businesses, unloadedCount) });
  useEffect(() => opened?.viewModel.show(businesses, unloadedCount), [opened, businesses, unloadedCount]);
  useEffect(() => {
    opened?.viewModel.start();
    return () => opened?.viewModel.dispose();
  }, [opened]);
  return <AttentionContext value={opened}>{children}</AttentionContext>;
}
