const KEY = 'amin.reports';

const MOST_A_MINUTE = 10;
const MOST_A_SESSION = 50;
const MINUTE = 60_000;

/** How many reports a tab may send: 10 a minute and 50 in all, whatever documents it opens. */
export class SendingLimit {
  /** When each was sent, in milliseconds since 1970, oldest first. */
  #sent: readonly number[] = [];

  constructor(private readonly storage: () => Storage) {}

  /** Counts one more, unless that would be too many. */
  take(now: number): boolean {
    const sent = this.#read();
    const lately = sent.filter((at) => at > now - MINUTE);
    if (sent.length >= MOST_A_SESSION || lately.length >= MOST_A_MINUTE) return false;
    this.#write([...sent, now]);
    return true;
  }

  #read(): readonly number[] {
    try {
      const stored: unknown = JSON.parse(this.storage().getItem(KEY) ?? '[]');
      const sent = Array.isArray(stored) ? stored.filter((at) => typeof at === 'number') : [];
      /* Full storage takes nothing more in. */
      return sent.length >= this.#sent.length ? sent : this.#sent;
    } catch {
      /* Forbidden or spoiled storage: this document counts for itself. */
      return this.#sent;
    }
  }

  #write(sent: readonly number[]): void {
    this.#sent = sent;
    try {
      this.storage().setItem(KEY, JSON.stringify(sent));
    } catch {
      /* Full or forbidden storage: this document counts for itself. */
    }
  }
}
