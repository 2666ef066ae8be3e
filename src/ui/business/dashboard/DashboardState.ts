import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Instant } from '@/domain/shared/instant';
import type { ReturnTarget } from './returnTargetOf';

export type DashboardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ReadFailure }
  | ListedDashboard;

export type ListedDashboard = DashboardLoadingMore | ReadyDashboard;

interface ShownBusinesses {
  readonly businesses: readonly Business[];
  /** The page the owner asked for before signing in (decision C5). */
  readonly returnTarget: ReturnTarget | undefined;
}

/** A part of the list has arrived. Later parts are added at its end. */
export interface DashboardLoadingMore extends ShownBusinesses {
  readonly kind: 'loading-more';
  /** The number of businesses that have not arrived yet. */
  readonly pending: number;
}

export interface ReadyDashboard extends ShownBusinesses {
  readonly kind: 'ready';
  /** The number of the owner's businesses that the service left out of its response (decision C34). */
  readonly missingCount: number;
  /** The businesses that could not be loaded and can be requested again. */
  readonly failed: readonly BusinessId[];
  /** The list or a part of it is out of date, because there is no connection or a refresh failed. */
  readonly isStale: boolean;
  /** When the oldest part of the list was requested. */
  readonly seenAt: Instant;
  readonly isRefreshing: boolean;
}

/** The number of businesses in the list, with those that have not arrived yet. */
export function totalCountOf(dashboard: ListedDashboard): number {
  return dashboard.businesses.length + (dashboard.kind === 'loading-more' ? dashboard.pending : 0);
}

/** The number of businesses that could not be loaded. */
export function unloadedCountOf(dashboard: ListedDashboard): number {
  return dashboard.kind === 'ready' ? dashboard.failed.length : 0;
}
