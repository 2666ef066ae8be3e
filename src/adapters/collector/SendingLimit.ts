import { readItem, writeItem } from '../storage/storageItems';

const KEY = 'amin.reports';

const MAX_A_MINUTE = 10;
const MAX_A_SESSION = 50;
const MINUTE = 60_000;

/** Limits a tab to 10 events per minute and 50 in total, across all its documents. */
export class SendingLimit {
  /** The times of the sent events, in milliseconds since 1970, oldest first. */
  #sent: readonly number[] = [];

  constructor(private readonly storage: () => Storage) {}

  /**
   * Counts one event. Returns false when the limit is reached, without counting.
   * @param share The part of the limit that events of this kind may reach.
   */
  spend(now: number, share = 1): boolean {
    const sent = this.#read();
    /* The clock may have been set back since. */
    const lately = sent.filter((at) => Math.abs(now - at) < MINUTE);
    if (sent.length >= share * MAX_A_SESSION || lately.length >= share * MAX_A_MINUTE) return false;
    this.#write([...sent, now]);
    return true;
  }

  #read(): readonly number[] {
    try {
      const stored: unknown = JSON.parse(readItem(this.storage, KEY) ?? '[]');
      const sent = Array.isArray(stored) ? stored.filter((at) => typeof at === 'number') : [];
      /* When storage is full or blocked, new entries are not stored. This document then knows of more events than
         storage. */
      return sent.length >= this.#sent.length ? sent : this.#sent;
    } catch {
      /* Storage has invalid data. Only this document is counted. */
      return this.#sent;
    }
  }

  #write(sent: readonly number[]): void {
    this.#sent = sent;
    writeItem(this.storage, KEY, JSON.stringify(sent));
  }
}
