import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type {
  CancelSubscription,
  CancelSubscriptionError,
} from '@/application/subscription/CancelSubscription';
import type { BusinessId } from '@/domain/business/Business';
import { actionsOf, type Subscription } from '@/domain/subscription/Subscription';
import type { Notices } from '@/ui/shell/Notices';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import { cancellationFailure, type CancellationFailure } from './cancellationFailure';
import { cancellationNotice } from './cancellationNotice';

export type CancellationState =
  | { readonly kind: 'none' }
  /** The owner is asked, for the first time or after a failure. */
  | {
      readonly kind: 'asking';
      readonly subscription: Subscription;
      readonly failure: CancellationFailure | undefined;
    }
  | { readonly kind: 'sending'; readonly subscription: Subscription }
  /** The button that began it is gone. */
  | { readonly kind: 'done' };

/** The screen a subscription is cancelled on. */
export interface CancellationHost {
  readonly businessId: BusinessId;
  /** The zone of the business, whose calendar names the days. */
  readonly timeZone: string | undefined;
  /** Shows the subscription as it is now; undefined when there is none any more. */
  showCancelled(subscription: Subscription | undefined): void;
}

/** Cancelling a subscription: asked first, sent once, and told by what came back (spec section 4). */
export class CancellationViewModel {
  state: CancellationState = { kind: 'none' };

  constructor(
    private readonly host: CancellationHost,
    private readonly cancelSubscription: Pick<CancelSubscription, 'execute'>,
    private readonly session: Pick<SessionViewModel, 'user' | 'expire'>,
    private readonly notices: Pick<Notices, 'show'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    makeAutoObservable<
      CancellationViewModel,
      'host' | 'cancelSubscription' | 'session' | 'notices' | 'clock'
    >(
      this,
      {
        state: observableRef,
        host: false,
        cancelSubscription: false,
        session: false,
        notices: false,
        clock: false,
      },
      { autoBind: true },
    );
  }

  /** Nothing is sent before the owner has confirmed. */
  ask(subscription: Subscription): void {
    if (this.state.kind === 'sending' || !actionsOf(subscription).includes('cancel')) return;
    this.to({ kind: 'asking', subscription, failure: undefined });
  }

  withdraw(): void {
    if (this.state.kind === 'asking') this.to({ kind: 'none' });
  }

  /** Sends it, once however often it is called. */
  async confirm(): Promise<void> {
    const { user } = this.session;
    if (this.state.kind !== 'asking' || user === undefined) return;
    const { subscription } = this.state;
    this.to({ kind: 'sending', subscription });
    const cancelled = await this.cancelSubscription.execute(user, this.host.businessId, subscription);
    if (cancelled.ok) this.finish(cancelled.value);
    else this.fail(cancelled.error, subscription);
  }

  private finish(subscription: Subscription | undefined): void {
    this.host.showCancelled(subscription);
    this.notices.show(cancellationNotice(subscription, this.clock.now(), this.host.timeZone));
    this.to({ kind: 'done' });
  }

  private fail(error: CancelSubscriptionError, subscription: Subscription): void {
    switch (error.kind) {
      case 'session-expired':
        void this.session.expire();
        return this.to({ kind: 'none' });
      case 'business-id-missing':
        return this.to({ kind: 'none' });
      default:
        return this.to({ kind: 'asking', subscription, failure: cancellationFailure(error) });
    }
  }

  private to(state: CancellationState): void {
    this.state = state;
  }
}
