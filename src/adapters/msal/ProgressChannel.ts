import type { SignInProgress } from '@/application/ports/IdentityProvider';

/** The current operation of the provider and its listeners. */
export class ProgressChannel {
  readonly #listeners = new Set<(progress: SignInProgress) => void>();
  #current: SignInProgress = 'startup';

  get current(): SignInProgress {
    return this.#current;
  }

  /** True from the start of a redirect. Only a restore from the back/forward cache makes it false again. */
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

  /** Sets the progress while the task runs, unless a redirect has started. */
  async during<Answer>(progress: SignInProgress, task: () => Promise<Answer>): Promise<Answer> {
    if (!this.isLeaving) this.to(progress);
    try {
      return await task();
    } finally {
      if (!this.isLeaving) this.to('none');
    }
  }
}
