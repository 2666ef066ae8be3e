import type { Instant } from '@/domain/shared/instant';

/** Why the page of a business could not be shown. */
export const RETURN_FAILURES = [
  'business-not-found',
  'forbidden',
  'offline',
  'unavailable',
  'malformed-response',
] as const;

export type ReturnFailure = (typeof RETURN_FAILURES)[number];

/**
 * The page that the owner requested and did not see: it required a sign-in, or it could not be loaded. The dashboard
 * offers it as a link, or says why it failed (decisions C5, C35).
 */
export interface ReturnPath {
  /** A path of this app, starting with one slash. */
  readonly path: string;
  readonly rememberedAt: Instant;
  /** Set when the page could not be loaded. Undefined when the page only required a sign-in. */
  readonly failure?: ReturnFailure | undefined;
  /** Set when the owner was signed in on this page. It is then kept longer (recordKinds.ts). */
  readonly wasSignedIn?: true;
}
