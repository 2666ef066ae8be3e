import { createContext, use, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Business } from '@/domain/business/Business';
import type { Elements } from '@/ui/design/Elements';
import { afterPaint } from '@/ui/shell/afterPaint';
import { loadWhenOnline } from '@/ui/shell/loadWhenOnline';
import { useSignedInViewModels } from '@/ui/shell/ViewModelsContext';
import type { AttentionViewModel } from './AttentionViewModel';

/** The part of the dashboard about subscriptions. Its code, its texts and its data load after the list is shown. */
export interface Attention {
  readonly create: (businesses: readonly Business[]) => AttentionViewModel;
  readonly AttentionArea: ComponentType<{ readonly viewModel: AttentionViewModel }>;
  readonly BusinessSubscription: ComponentType<{
    readonly viewModel: AttentionViewModel;
    readonly business: Business;
    readonly isInRow: boolean;
  }>;
  readonly BusinessReadiness: ComponentType<{
    readonly viewModel: AttentionViewModel;
    readonly business: Business;
  }>;
}

declare module '@/ui/shell/ViewModels' {
  interface SignedInViewModels {
    /** Undefined until it has loaded. */
    readonly attention: Attention | undefined;
    loadAttention(): Promise<Attention>;
  }
}

interface OpenedAttention {
  readonly parts: Attention;
  readonly viewModel: AttentionViewModel;
}

const AttentionContext = createContext<OpenedAttention | undefined>(undefined);

/** The loaded part. Undefined until then. */
export function useAttention(): OpenedAttention | undefined {
  return use(AttentionContext);
}

interface AttentionScopeProps {
  readonly businesses: readonly Business[];
  /** Whether the whole list is loaded. Nothing is requested earlier. */
  readonly isReady: boolean;
  readonly children: Elements;
}

/** Loads the part once the list is painted, and gives it to the slots of the list. */
export function AttentionScope({ businesses, isReady, children }: AttentionScopeProps) {
  const signedIn = useSignedInViewModels();
  const listed = useRef(businesses);
  const [opened, setOpened] = useState(() => open(isReady ? signedIn?.attention : undefined, businesses));
  useEffect(() => {
    listed.current = businesses;
    opened?.viewModel.show(businesses);
  }, [opened, businesses]);
  useEffect(() => {
    if (opened !== undefined || signedIn === undefined || !isReady) return undefined;
    let isLeft = false;
    const load = async (): Promise<void> => {
      const parts = await loadWhenOnline(async () => signedIn.loadAttention());
      if (!isLeft) setOpened(open(parts, listed.current));
    };
    afterPaint(() => {
      if (!isLeft) void load();
    });
    return () => {
      isLeft = true;
    };
  }, [opened, signedIn, isReady]);
  useEffect(() => {
    opened?.viewModel.start();
    return () => opened?.viewModel.dispose();
  }, [opened]);
  return <AttentionContext value={opened}>{children}</AttentionContext>;
}

function open(parts: Attention | undefined, businesses: readonly Business[]): OpenedAttention | undefined {
  return parts === undefined ? undefined : { parts, viewModel: parts.create(businesses) };
}
