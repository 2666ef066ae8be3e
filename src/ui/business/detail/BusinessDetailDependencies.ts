import type { ViewBusiness } from '@/application/business/ViewBusiness';
import type { Clock } from '@/application/ports/Clock';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import type { LoadLastOrder } from '@/application/subscription/LoadLastOrder';
import type { ViewSubscription } from '@/application/subscription/ViewSubscription';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import type { StatusChangeUseCases } from '@/ui/business/status/StatusChangeProcess';
import type { Notices } from '@/ui/shell/Notices';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { CancellationShell, CancellationUseCases } from '@/ui/subscription/cancel/CancellationViewModel';

export interface BusinessDetailUseCases extends CancellationUseCases, StatusChangeUseCases {
  readonly viewBusiness: Pick<ViewBusiness, 'execute'>;
  readonly viewSubscription: Pick<ViewSubscription, 'execute'>;
  readonly loadLastOrder: Pick<LoadLastOrder, 'execute'>;
}

export interface BusinessDetailPorts {
  readonly returnPath: SessionRecord<ReturnPath>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
}

/** The view models outside the page that it uses, and the cache it shares with the dashboard. */
export interface BusinessDetailShell extends CancellationShell {
  readonly session: Pick<SessionViewModel, 'user' | 'expire'>;
  readonly notices: Pick<Notices, 'show'>;
  readonly businessCache: BusinessCache;
}
