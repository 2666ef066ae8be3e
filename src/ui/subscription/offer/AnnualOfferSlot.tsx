import type { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import type { Clock } from '@/application/ports/Clock';
import type { HiddenOffer } from '@/application/ports/hiddenOffer';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Subscription } from '@/domain/subscription/Subscription';
import { lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';

const annualOffer = lazyPart(async () => (await import('./AnnualOfferBand')).AnnualOfferBand, {
  texts: ['confirmation'],
});

export interface AnnualOfferPorts {
  readonly listPublicPlans: Pick<ListPublicPlans, 'execute'>;
  readonly hiddenOffer: Pick<SessionRecord<HiddenOffer>, 'load' | 'save'>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface AnnualOfferSlotProps {
  readonly subscription: Subscription;
  readonly businessId: BusinessId;
  readonly ports: AnnualOfferPorts;
  /** The pressed button is removed. */
  readonly onHidden: () => void;
}

/** The place of the offer. Its code and the plans load once the page has everything else. */
export function AnnualOfferSlot(props: AnnualOfferSlotProps) {
  const { loaded: Band } = usePart(annualOffer, { preload: whenNetworkIdle });
  return Band && <Band {...props} />;
}
