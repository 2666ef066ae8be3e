import { makeAutoObservable, observableRef } from 'mobx';

/** What is in the page but not of it: layout noise, aborted requests, scripts of extensions (decision C36). */
const NOISE = /ResizeObserver loop|^Script error\.?$|AbortError/;
const EXTENSION = /^(chrome|moz|safari-web)-extension:/;

/** Where an error came from, as far as the browser tells. */
export interface UncaughtSource {
  readonly reason: unknown;
  readonly file?: string | undefined;
}

/** Errors nobody caught while the wizard is shown (spec section 8). */
export class UncaughtErrors {
  /** The last one; its message may be empty. */
  current: { readonly message: string } | undefined;

  constructor() {
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  report({ reason, file = '' }: UncaughtSource): void {
    const message = messageOf(reason);
    const name = reason instanceof Error ? reason.name : '';
    if (NOISE.test(message) || NOISE.test(name) || EXTENSION.test(file)) return;
    this.current = { message };
  }

  dismiss(): void {
    this.current = undefined;
  }
}

function messageOf(reason: unknown): string {
  if (reason instanceof Error) return reason.message;
  return typeof reason === 'string' ? reason : '';
}
