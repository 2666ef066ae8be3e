import type { Business, BusinessId } from '@/domain/business/Business';
import type { Result } from '@/domain/shared/result';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { OwnBusinesses } from './ListBusinesses';

export type Part = readonly BusinessId[];
export type Answer = Result<readonly Business[], ReadFailure>;

/**
 * What the answers up to the first one that is awaited hold. It grows with them: a list of thousands is never put
 * together anew for each of its parts.
 */
export class GatheredList {
  readonly #answers: (Answer | undefined)[];
  readonly #total: number;
  readonly #businesses: Business[] = [];
  readonly #failed: BusinessId[] = [];
  #settled = 0;
  #asked = 0;

  constructor(private readonly parts: readonly Part[]) {
    this.#answers = parts.map(() => undefined);
    this.#total = parts.reduce((sum, part) => sum + part.length, 0);
  }

  get answers(): readonly Answer[] {
    return this.#answers.filter((answer) => answer !== undefined);
  }

  /** The list as it is now. */
  get soFar(): OwnBusinesses {
    return {
      businesses: [...this.#businesses],
      failed: [...this.#failed],
      missing: Math.max(0, this.#asked - this.#failed.length - this.#businesses.length),
      awaited: this.#total - this.#asked,
    };
  }

  take(index: number, answer: Answer): void {
    this.#answers[index] = answer;
    this.#settle();
  }

  /** Nothing more is awaited: what has no answer of its own gets this one. */
  close(answer: Answer): void {
    for (const index of this.parts.keys()) this.#answers[index] ??= answer;
    this.#settle();
  }

  #settle(): void {
    for (const part of this.parts.slice(this.#settled)) {
      const answer = this.#answers[this.#settled];
      if (answer === undefined) return;
      this.#settled += 1;
      this.#asked += part.length;
      if (answer.ok) this.#businesses.push(...answer.value);
      else this.#failed.push(...part);
    }
  }
}
