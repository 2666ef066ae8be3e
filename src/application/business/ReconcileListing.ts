import { reconcile } from '@/application/polling/reconcile';
import type { Poll, PollPorts, OnPauseChange } from '@/application/polling/startPoll';
import type { ListingRepository, ListingRecord } from '@/application/ports/ListingRepository';
import {
  conflict,
  stateAfter,
  type ChangedBusinesses,
  type ListingConflict,
  type SavedListing,
  type SentChange,
} from './UpdateBusiness';

export type ReconciledChange =
  | { readonly kind: 'saved'; readonly saved: SavedListing }
  | ListingConflict
  | { readonly kind: 'not-saved' | 'outcome-unknown' | 'session-expired' };

/** Polls the record of a business after a save with an unknown outcome. */
export class ReconcileListing {
  constructor(
    private readonly listings: ListingRepository,
    private readonly changed: ChangedBusinesses,
    private readonly ports: PollPorts,
  ) {}

  execute(sent: SentChange, onPauseChange: OnPauseChange): Poll<ReconciledChange> {
    const { finding, stop } = reconcile<ListingRecord>(
      this.ports,
      {
        read: async (signal) => this.listings.read(sent.before.business.id, signal),
        /* A value that is neither the old nor the new one also ends the poll, because the owner has to choose. */
        shows: (read) => stateAfter(sent, read) !== 'as-before',
      },
      onPauseChange,
    );
    return {
      stop,
      finding: finding.then((outcome): ReconciledChange => {
        if (outcome.kind === 'not-executed') return { kind: 'not-saved' };
        return outcome.kind === 'executed' ? this.#reconciled(sent, outcome.value) : outcome;
      }),
    };
  }

  #reconciled(sent: SentChange, after: ListingRecord): ReconciledChange {
    if (stateAfter(sent, after) === 'other') return conflict(sent.before, after, sent.change);
    this.changed.rememberChanged(after.business);
    return { kind: 'saved', saved: { ...sent, after } };
  }
}
