import type { LocalizedText } from '@/domain/shared/LocalizedText';

/** The requests that the demo can make fail, named after their purpose. */
export const DEMO_CALLS = [
  'load-user',
  'create-user',
  'update-user',
  'upload-picture',
  'list-businesses',
  'view-business',
  'change-business-status',
  'update-business',
  'upload-business-picture',
  'load-plans',
  'load-subscription',
  'create-subscription',
  'update-subscription',
  'cancel-subscription',
  'load-card-fields',
  'tokenize-card',
] as const;
export type DemoCall = (typeof DEMO_CALLS)[number];

/** The simulated failures of a request. */
export const DEMO_OUTAGES = [
  /** The device is offline. The request is not sent. */
  'offline',
  /** The response comes after six seconds. */
  'slow',
  /** No response until the timeout, and the request is not executed. */
  'silent',
  /** A server error. The request is not executed. */
  'unavailable',
  'forbidden',
  'session-expired',
  /** A response that does not match its schema. The request is not executed. */
  'malformed',
  'refused',
  /** A write is refused because of fields named in the response. */
  'fields-refused',
  /** A write is executed and its response is lost. */
  'response-lost',
  /** The response of a write is lost. The write is executed five seconds later, if the page is still open. */
  'executed-late',
] as const;
export type DemoOutage = (typeof DEMO_OUTAGES)[number];

export interface DemoOwner {
  readonly id: string;
  readonly names: LocalizedText;
}

/** The controls of the simulated backend. Only demo builds contain them. */
export interface DemoControls {
  readonly owners: readonly DemoOwner[];
  readonly ownerId: string | undefined;
  /** The latency of each response in milliseconds. */
  readonly latency: number;
  readonly outages: Readonly<Partial<Record<DemoCall, DemoOutage>>>;
  changeLatency(milliseconds: number): void;
  /** Sets the outage of a request. `undefined` makes the request work again. */
  setOutage(call: DemoCall, outage: DemoOutage | undefined): void;
  /** Signs in as another owner and opens the dashboard in a new document. */
  signInAs(ownerId: string): void;
  /** Resets all data and outages, and opens the dashboard, or signed out the home page, in a new document. */
  startOver(): void;
}
