import type { ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { Clock } from '@/application/ports/Clock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import type { PendingToast } from '@/application/ports/PendingToast';
import type { PreferenceStore } from '@/application/ports/PreferenceStore';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { StoredRecord } from '@/application/ports/StoredRecord';
import type { NoSessionReason } from '@/application/ports/NoSessionReason';
import type { Language } from '@/domain/shared/language';
import type { Texts } from '@/ui/i18n/Texts';
import type { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import type { SlowRequests } from '@/ui/shell/slow-requests/SlowRequests';
import type { IssueCount } from '@/ui/shell/ViewModels';
import type { Toasts } from '@/ui/shell/Toasts';
import type { SessionUseCases, SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { PricingUseCases } from '@/ui/site/pricing/PricingViewModel';
import type { BoundServices } from '../BoundServices';

export type AfterFirstRender = (texts: Texts) => Promise<void>;

/** Loads the container of the page, and what needs it. A visitor's page may never load it. */
export interface ContainerLoader {
  readonly load: () => Promise<BoundServices>;
  /** Loads the container, and the adapters of subscriptions and plans. */
  readonly loadSubscriptions: () => Promise<BoundServices>;
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
  readonly noSessionReason: StoredRecord<NoSessionReason>;
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
  /** Runs before the session starts. May return a function to run after the first rendering. */
  prepare?(containerLoader: ContainerLoader): Promise<AfterFirstRender | undefined>;
  /** Creates the component that is rendered below every page. */
  pageExtension?(): ComponentType;
}
