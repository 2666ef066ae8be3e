import type { Container, ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { Texts } from '@/ui/i18n/Texts';

/** Runs after the first rendering. */
export type AfterFirstRender = (texts: Texts) => Promise<void>;

/** The differences between the demo and the live app. */
export interface AppVariant {
  /**
   * Returns the configuration errors as English sentences for the operator. The app does not start if there is any.
   */
  findProblems?(): Promise<readonly string[]>;
  /** Whether this tab may hold a session. It reads the storage only and loads no code. */
  mayBeSignedIn(): boolean;
  /** The URL that diagnostic events are sent to. Undefined when they are only written to the console. */
  readonly diagnosticsUrl?: string | undefined;
  /** Whether the pricing page requests the plans (decision C79). */
  readonly hasPublicPricing: boolean;
  /** Loads the adapters of the remote services that the dashboard needs. */
  loadDashboardAdapters(): Promise<readonly ContainerModule[]>;
  /** Loads the adapters of the remote services that the dashboard does not need. */
  loadOtherScreensAdapters(): Promise<readonly ContainerModule[]>;
  /**
   * Prepares the variant. The session and the view models of the first screen start after it. May return a function to
   * run after the first rendering.
   * @param loadContainer Resolves to the container with every service.
   */
  prepare?(loadContainer: () => Promise<Container>): Promise<AfterFirstRender | undefined>;
  /**
   * Creates the component that is rendered below every page.
   * @param loadContainer Resolves to the container with every service.
   */
  pageExtension?(texts: Texts, loadContainer: () => Promise<Container>): ComponentType;
}
