import type { ViewBusiness } from '@/application/business/ViewBusiness';
import type { Clock } from '@/application/ports/Clock';
import type { ViewProfile } from '@/application/profile/ViewProfile';
import type { StartSubscriptionWizard } from '@/application/subscription/StartSubscriptionWizard';
import type { ViewSubscription } from '@/application/subscription/ViewSubscription';
import type { BusinessId } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import { ReadAhead } from './ReadAhead';

type AheadOf<
  UseCase extends { execute(...asked: never): unknown },
  Question extends readonly unknown[],
> = ReadAhead<Question, Awaited<ReturnType<UseCase['execute']>>>;

/** What the screens read first; the list of the dashboard, which grows, is asked ahead by its own use case. */
export interface ReadsAhead {
  readonly viewBusiness: AheadOf<ViewBusiness, [User, BusinessId]>;
  readonly viewSubscription: AheadOf<ViewSubscription, [User, BusinessId]>;
  readonly startSubscriptionWizard: AheadOf<StartSubscriptionWizard, [User, BusinessId]>;
  readonly viewProfile: AheadOf<ViewProfile, [User]>;
}

export function readsAhead(
  viewBusiness: ViewBusiness,
  viewSubscription: ViewSubscription,
  startSubscriptionWizard: StartSubscriptionWizard,
  viewProfile: ViewProfile,
  clock: Pick<Clock, 'now'>,
): ReadsAhead {
  return {
    viewBusiness: new ReadAhead(viewBusiness, clock),
    viewSubscription: new ReadAhead(viewSubscription, clock),
    startSubscriptionWizard: new ReadAhead(startSubscriptionWizard, clock),
    viewProfile: new ReadAhead(viewProfile, clock),
  };
}
