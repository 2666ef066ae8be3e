import type { BulkStatusOutcome, StatusChangeProgress } from '@/application/business/ChangeStatusInBulk';
import type { StatusAction } from '@/application/business/ChangeStatus';
import type { Business } from '@/domain/business/Business';
import type { SubscriptionTotals } from '@/domain/subscription/subscriptionTotals';

/** Why a chosen business cannot be activated. */
export type BlockedReason = 'required' | 'paused' | 'not-active' | 'unchecked';

export interface BlockedBusiness {
  readonly business: Business;
  readonly reason: BlockedReason;
}

/** Businesses are chosen, and nothing is sent. */
export interface BulkChoosing {
  readonly kind: 'choosing';
  readonly count: number;
  readonly action: StatusAction;
  /** The chosen businesses that the action can change. */
  readonly changeable: readonly Business[];
  /** The number of chosen businesses that already have the status. */
  readonly alreadyCount: number;
  readonly blocked: readonly BlockedBusiness[];
  /** What is still charged while the chosen businesses are hidden. */
  readonly costs: {
    /** Undefined if nothing is charged, or a price is not known. */
    readonly totals: SubscriptionTotals | undefined;
    /** Whether one of the subscriptions is active or in its trial. */
    readonly isRunning: boolean;
    /** The number of subscriptions that are not known. */
    readonly uncheckedCount: number;
  };
}

export interface BulkItem {
  readonly business: Business;
  readonly progress: StatusChangeProgress;
}

interface ChangeCounts {
  readonly action: StatusAction;
  readonly total: number;
  readonly changedCount: number;
  /** Also those whose result is not known. */
  readonly failed: readonly BulkItem[];
  readonly unknownCount: number;
}

export interface BulkRunning extends ChangeCounts {
  readonly kind: 'running';
  readonly items: readonly BulkItem[];
  readonly isStopping: boolean;
  /** Whether the change waits for a connection. */
  readonly isPaused: boolean;
}

export interface BulkEnded extends ChangeCounts {
  readonly kind: 'ended';
  readonly outcome: BulkStatusOutcome;
  readonly notSentCount: number;
  readonly canUndo: boolean;
}

export type BulkState = BulkChoosing | BulkRunning | BulkEnded;
