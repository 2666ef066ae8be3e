import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Result } from '@/domain/shared/result';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { OwnBusinesses } from './OwnBusinesses';

export type Chunk = readonly BusinessId[];
export type ChunkResult = Result<readonly Business[], ReadFailure>;

/**
 * The list up to the first chunk without a response. Responses are appended, because rebuilding the list for each
 * response would be slow with thousands of businesses.
 */
export class PartialList {
  readonly #results: (ChunkResult | undefined)[];
  readonly #total: number;
  readonly #businesses: Business[] = [];
  readonly #failed: BusinessId[] = [];
  #appended = 0;
  #answered = 0;

  constructor(private readonly chunks: readonly Chunk[]) {
    this.#results = chunks.map(() => undefined);
    this.#total = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  }

  get results(): readonly ChunkResult[] {
    return this.#results.filter((result) => result !== undefined);
  }

  /** The number of businesses up to the first chunk without a response. */
  get loaded(): number {
    return this.#businesses.length;
  }

  get isComplete(): boolean {
    return this.#answered === this.#total;
  }

  get progress(): OwnBusinesses {
    return {
      businesses: [...this.#businesses],
      failed: [...this.#failed],
      missingCount: Math.max(0, this.#answered - this.#failed.length - this.#businesses.length),
      pending: this.#total - this.#answered,
    };
  }

  add(index: number, result: ChunkResult): void {
    this.#results[index] = result;
    this.#append();
  }

  /** Ends the list. Every chunk without a response gets the given one. */
  close(result: ChunkResult): void {
    for (const index of this.chunks.keys()) this.#results[index] ??= result;
    this.#append();
  }

  #append(): void {
    for (const chunk of this.chunks.slice(this.#appended)) {
      const result = this.#results[this.#appended];
      if (result === undefined) return;
      this.#appended += 1;
      this.#answered += chunk.length;
      if (result.ok) this.#businesses.push(...result.value);
      else this.#failed.push(...chunk);
    }
  }
}
