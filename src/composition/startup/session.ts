import type { Container, ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import { SIGNED_OUT } from '@/application/identity/Session';
import type { Clock } from '@/application/ports/Clock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import type { PendingToast } from '@/application/ports/PendingToast';
import type { PreferenceStore } from '@/application/ports/PreferenceStore';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { StoredRecord } from '@/application/ports/StoredRecords';
import type { SignOutReason } from '@/application/ports/SignOutReason';
import type { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import type { PreselectPlan } from '@/application/subscription/PreselectPlan';
import type { Language } from '@/domain/shared/language';
import { failure, success } from '@/domain/shared/result';
import type { Texts } from '@/ui/i18n/Texts';
import type { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import type { SlowRequests } from '@/ui/shell/slow-requests/SlowRequests';
import type { IssueCount } from '@/ui/shell/ViewModels';
import type { Toasts } from '@/ui/shell/Toasts';
import type { SessionUseCases, SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { PricingUseCases } from '@/ui/site/pricing/PricingViewModel';

export type AfterFirstRender = (texts: Texts) => Promise<void>;

/** Loads the container of the page, and what needs it. A visitor's page may never load it. */
export interface ContainerLoader {
  readonly load: () => Promise<Container>;
  /** Loads the container, and the adapters of subscriptions and plans. */
  readonly loadSubscriptions: () => Promise<Container>;
  readonly loadListingAdapters: () => Promise<ContainerModule>;
  readonly loadSessionUseCases: () => Promise<SessionUseCases>;
  readonly loadPricingUseCases: () => Promise<BoundPricingUseCases>;
}

/** The use cases of the pricing page in the container. */
interface BoundPricingUseCases {
  readonly listPublicPlans: Pick<ListPublicPlans, 'execute'>;
  readonly preselectPlan: Pick<PreselectPlan, 'execute'>;
}

export interface ShellUseCases {
  readonly session: SessionUseCases;
  /** Undefined when the plans are not public. */
  readonly pricing: PricingUseCases | undefined;
}

/** The ports of the shell. A visitor's page has no other ports. The container binds these too. */
export interface ShellPorts {
  readonly clock: Clock;
  readonly diagnostics: Diagnostics;
  readonly preferences: PreferenceStore;
  readonly tabLanguage: Pick<StoredRecord<Language>, 'clear'>;
  readonly pendingToasts: StoredRecord<readonly PendingToast[]>;
  readonly signOutReason: StoredRecord<SignOutReason>;
  readonly returnPath: StoredRecord<ReturnPath>;
  readonly navigation: DocumentNavigation;
  /** The path and query of the page. */
  readonly currentUrl: () => string;
}

/** The view models of the shell that the signed-in screens use. */
export interface OwnerShell {
  readonly session: Pick<SessionViewModel, 'user' | 'reload' | 'replaceUser' | 'expire'>;
  readonly toasts: Toasts;
  readonly slowRequests: SlowRequests;
  readonly issueCount: Pick<IssueCount, 'set'>;
  readonly language: Pick<LanguageViewModel, 'language'>;
  readonly texts: Pick<Texts, 'require'>;
}

/** @param onShown Called when the page is rendered. */
type ShowPage = (root: Element, texts: Texts, onShown: () => void) => void;

/** Receives diagnostic events (docs/diagnostics.md). */
export interface Collector {
  readonly url: string;
  readonly format: 'lines' | 'otlp';
}

/** The differences between the demo and the live app. */
export interface AppVariant {
  /** Checks the settings of the services. When they have problems, returns a page to show instead of the app. */
  checkSettings?(): Promise<ShowPage | undefined>;
  /** Whether this tab may hold a session. It reads the storage only and loads no code. */
  mayBeSignedIn(): boolean;
  /** Where diagnostic events are sent to. Undefined when they are only written to the console. */
  collector?(): Promise<Collector | undefined>;
  /** Whether the pricing page requests the plans (decision C79). */
  readonly hasPublicPricing: boolean;
  /** Loads the adapters of the remote services, except those of subscriptions and plans. */
  loadAdapters(): Promise<readonly ContainerModule[]>;
  loadSubscriptionAdapters(): Promise<readonly ContainerModule[]>;
  /** Loads the adapters that only editing needs: listings and the photos of businesses. */
  loadListingAdapters(): Promise<ContainerModule>;
  /** Runs before the session starts. May return a function to run after the first rendering. */
  prepare?(containerLoader: ContainerLoader): Promise<AfterFirstRender | undefined>;
  /** Creates the component that is rendered below every page. */
  pageExtension?(): ComponentType;
}

/**
 * The use cases of the shell. They load the container when they are executed. A tab without a stored session restores a
 * signed-out session and loads nothing.
 */
export function shellUseCases(
  containerLoader: Pick<ContainerLoader, 'loadSessionUseCases' | 'loadPricingUseCases'>,
  variant: Pick<AppVariant, 'mayBeSignedIn' | 'hasPublicPricing'>,
): ShellUseCases {
  const { loadSessionUseCases } = containerLoader;
  return {
    session: {
      restoreSession: {
        execute: async () => {
          if (!variant.mayBeSignedIn()) return success(SIGNED_OUT);
          try {
            return await (await loadSessionUseCases()).restoreSession.execute();
          } catch {
            /* The code failed to load, so no request was sent. */
            return failure({ kind: 'unavailable', hasNoResponse: true });
          }
        },
      },
      signIn: {
        execute: async (language) => {
          try {
            return await (await loadSessionUseCases()).signIn.execute(language);
          } catch (error) {
            /* The code failed to load. The toast says so, and the owner can press the button again. */
            return failure({ kind: 'sign-in-not-started', message: String(error) });
          }
        },
      },
      completeSignIn: {
        execute: async () => {
          try {
            return await (await loadSessionUseCases()).completeSignIn.execute();
          } catch {
            return failure({ kind: 'unavailable', hasNoResponse: true });
          }
        },
      },
      /* Every signed-in tab has loaded the container, so the end of a session waits for no code (threats T16). */
      endSession: {
        execute: async (cause) => (await loadSessionUseCases()).endSession.execute(cause),
      },
      clearSession: {
        execute: async () => {
          try {
            await (await loadSessionUseCases()).clearSession.execute();
          } catch {
            /* The code failed to load. A tab without it has no session to clear. */
          }
        },
      },
      watchForSignOut: {
        execute: async (onSignedOut) => {
          if (!variant.mayBeSignedIn()) return false;
          return (await loadSessionUseCases()).watchForSignOut.execute(onSignedOut);
        },
      },
    },
    pricing: variant.hasPublicPricing ? pricingUseCases(containerLoader) : undefined,
  };
}

function pricingUseCases({
  loadPricingUseCases,
}: Pick<ContainerLoader, 'loadPricingUseCases'>): ShellUseCases['pricing'] {
  return {
    listPublicPlans: {
      execute: async () => {
        try {
          return await (await loadPricingUseCases()).listPublicPlans.execute();
        } catch {
          /* The code failed to load. Without plans the pricing page shows its other content. */
          return { plans: [], addOns: [] };
        }
      },
    },
    preselectPlan: { execute: async (plan) => (await loadPricingUseCases()).preselectPlan.execute(plan) },
  };
}
