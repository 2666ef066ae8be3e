import type { ListBusinessesError } from '@/application/business/ListBusinesses';
import type { Business, BusinessId } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';
import { shownAtFirst } from './cardChunks';
import type { ReturnTarget } from './returnTargetOf';

export type DashboardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ListBusinessesError }
  | ListedDashboard;

export type ListedDashboard = GrowingDashboard | ReadyDashboard;

/** What of the list one is looking at. */
export interface ListView {
  /** What is searched for, as typed; empty for everything. */
  readonly query: string;
  /** Which page of a list that has several, from zero. */
  readonly page: number;
  /** How many cards of the page are laid out so far: a very long list does not hold up its first ones. */
  readonly shown: number;
}

interface ShownBusinesses {
  readonly businesses: readonly Business[];
  readonly view: ListView;
  /** The page the owner asked for before signing in (decision C5). */
  readonly returnTarget: ReturnTarget | undefined;
}

/** The list is there as far as it came: it grows at its end. */
export interface GrowingDashboard extends ShownBusinesses {
  readonly kind: 'growing';
  /** How many businesses are still on their way. */
  readonly awaited: number;
}

export interface ReadyDashboard extends ShownBusinesses {
  readonly kind: 'ready';
  /** How many of the owner's businesses the service did not send (decision C34). */
  readonly missing: number;
  /** Those that could not be loaded, and are worth another try. */
  readonly failed: readonly BusinessId[];
  /** The list, or part of it, is an earlier one: there is no connection, or a refresh failed. */
  readonly isStale: boolean;
  /** When all of it was loaded. */
  readonly seenAt: Instant;
  readonly isRefreshing: boolean;
}

export function isListed(state: DashboardState): state is ListedDashboard {
  return state.kind === 'growing' || state.kind === 'ready';
}

/** How many businesses the list has, also those that are still on their way. */
export function lengthOf(dashboard: ListedDashboard): number {
  return dashboard.businesses.length + (dashboard.kind === 'growing' ? dashboard.awaited : 0);
}

/** A page from its beginning, of everything or of what is searched for. */
export function viewOf(total: number, { query = '', page = 0 }: Partial<ListView> = {}): ListView {
  return { query, page, shown: shownAtFirst(total) };
}
