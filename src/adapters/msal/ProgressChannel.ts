import type { SignInProgress } from '@/application/ports/IdentityProvider';

/** What the provider is busy with, and who wants to know. */
export class ProgressChannel {
  readonly #listeners = new Set<(progress: SignInProgress) => void>();
  #current: SignInProgress = 'startup';

  get current(): SignInProgress {
    return this.#current;
  }

  /** On the way out of this document; only a return from the back/forward cache changes that. */
  get isLeaving(): boolean {
    return this.#current === 'login' || this.#current === 'logout';
  }

  listen(listener: (progress: SignInProgress) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  to(progress: SignInProgress): void {
    if (this.#current === progress) return;
    this.#current = progress;
    for (const listener of this.#listeners) listener(progress);
  }

  /** Shows what is going on while it lasts, unless the document is being left meanwhile. */
  async during<Answer>(progress: SignInProgress, task: () => Promise<Answer>): Promise<Answer> {
    if (!this.isLeaving) this.to(progress);
    try {
      return await task();
    } finally {
      if (!this.isLeaving) this.to('none');
    }
  }
}
