import { makeAutoObservable, observableRef } from 'mobx';
import { isNoise, messageOf, type ErrorSource } from '@/application/diagnostics/isNoise';

/** Uncaught errors while the wizard is shown (spec section 8). */
export class UncaughtErrors {
  /** The last error. Its message may be empty. */
  current: { readonly message: string } | undefined;

  constructor() {
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  report(source: ErrorSource): void {
    if (!isNoise(source)) this.current = { message: messageOf(source.reason) };
  }

  dismiss(): void {
    this.current = undefined;
  }
}
