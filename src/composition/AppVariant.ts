import type { Container, ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { Texts } from '@/ui/i18n/Texts';

/** What is to happen once the page is there. */
export type AfterFirstRender = (texts: Texts) => Promise<void>;

/** What the builds of the product differ in: the demo, and the live one. */
export interface AppVariant {
  /** What is wrong with how it was set up, in English, for whoever did. Nothing runs while there is something. */
  findProblems?(): Promise<readonly string[]>;
  /** False only when certainly nobody is signed in in this tab; found without loading anything that would know. */
  mayBeSignedIn(): boolean;
  /** Where reports are sent to; undefined where none are. */
  readonly diagnosticsUrl?: string | undefined;
  /** The pricing page asks what is sold (decision C31). */
  readonly hasPublicPricing: boolean;
  /** The adapters behind the remote ports. */
  loadAdapters(): Promise<readonly ContainerModule[]>;
  /** What has to happen before the first screen is shown; answers what is to happen once it is, if anything. */
  prepare?(loadContainer: () => Promise<Container>): Promise<AfterFirstRender | undefined>;
  /** What is shown below every page. */
  appendix?(texts: Texts, loadContainer: () => Promise<Container>): ComponentType;
}
