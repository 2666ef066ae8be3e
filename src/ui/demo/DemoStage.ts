import type { LocalizedText } from '@/domain/shared/LocalizedText';

/** What goes over the wire of the demo world, named after what it is for. */
export const DEMO_CALLS = [
  'load-user',
  'create-user',
  'update-user',
  'upload-picture',
  'list-businesses',
  'view-business',
  'change-business-status',
  'load-plans',
  'load-subscription',
  'create-subscription',
  'update-subscription',
  'cancel-subscription',
  'load-card-fields',
  'tokenize-card',
] as const;
export type DemoCall = (typeof DEMO_CALLS)[number];

/** What can be made wrong with a call. */
export const DEMO_OUTAGES = [
  'offline',
  'slow',
  'silent',
  'unavailable',
  'forbidden',
  'session-expired',
  'malformed',
  'refused',
  'fields-refused',
  'answer-lost',
  'carried-out-late',
] as const;
export type DemoOutage = (typeof DEMO_OUTAGES)[number];

/** Somebody to be in the demo. */
export interface DemoOwner {
  readonly id: string;
  readonly names: LocalizedText;
}

/** The demo world as its director sees it. Present in demo builds only. */
export interface DemoStage {
  readonly owners: readonly DemoOwner[];
  /** Who is signed in. */
  readonly ownerId: string | undefined;
  /** What an answer takes, in milliseconds. */
  readonly latency: number;
  readonly outages: Readonly<Partial<Record<DemoCall, DemoOutage>>>;
  changeLatency(milliseconds: number): void;
  /** Undefined makes the call work again. */
  breakDown(call: DemoCall, outage: DemoOutage | undefined): void;
  /** Signs in as somebody else and opens the dashboard as a new document. */
  become(ownerId: string): void;
  /** Forgets everything that happened, outages included, and opens the dashboard again. */
  startOver(): void;
}
