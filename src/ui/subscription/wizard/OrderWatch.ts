import type { Clock } from '@/application/ports/Clock';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { Result } from '@/domain/shared/result';
import { isCarriedOut, type SentOrder } from '@/domain/subscription/SentOrder';
import type { Subscription } from '@/domain/subscription/Subscription';

/** What looking for an order found out. */
export type OrderFinding =
  | { readonly kind: 'carried-out'; readonly subscription: Subscription }
  /** Not there so far. It may still come: this is no proof that nothing was paid. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'session-expired' };

/** How long to wait before each look, in milliseconds (beyond D1). */
const WAITS = [2000, 4000, 8000, 16_000];

/** Looks for an order whose answer was lost: it only ever reads. */
export class OrderWatch {
  #cancel: (() => void) | undefined;
  #turn = 0;

  constructor(
    private readonly clock: Clock,
    private readonly read: () => Promise<Result<Subscription | undefined, ReadFailure>>,
  ) {}

  /** Looks a few times with growing patience; answers the first proof, else the last finding. */
  watch(order: SentOrder, onSettled: (finding: OrderFinding) => void): void {
    this.stop();
    this.#lookAfter(0, order, this.#turn, onSettled);
  }

  /** Looks once, now. */
  look(order: SentOrder, onSettled: (finding: OrderFinding) => void): void {
    this.stop();
    void this.#look(order, this.#turn, onSettled);
  }

  stop(): void {
    this.#turn += 1;
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #lookAfter(nth: number, order: SentOrder, turn: number, onSettled: (finding: OrderFinding) => void): void {
    this.#cancel = this.clock.after(WAITS[nth] ?? 0, () => {
      void this.#look(order, turn, (finding) => {
        const isOpen = finding.kind === 'unchanged' || finding.kind === 'unreachable';
        if (isOpen && nth + 1 < WAITS.length) this.#lookAfter(nth + 1, order, turn, onSettled);
        else onSettled(finding);
      });
    });
  }

  /** What is found after `stop` interests nobody any more. */
  async #look(order: SentOrder, turn: number, onFound: (finding: OrderFinding) => void): Promise<void> {
    const finding = await this.#find(order);
    if (turn === this.#turn) onFound(finding);
  }

  async #find(order: SentOrder): Promise<OrderFinding> {
    const read = await this.read();
    if (!read.ok) return { kind: read.error.kind === 'session-expired' ? 'session-expired' : 'unreachable' };
    return read.value !== undefined && isCarriedOut(order, read.value)
      ? { kind: 'carried-out', subscription: read.value }
      : { kind: 'unchanged' };
  }
}
