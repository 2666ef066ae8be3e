import type { Clock } from '@/application/ports/Clock';
import type { OwnerStores } from '@/application/ports/ownerRecords';
import type { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Subscription } from '@/domain/subscription/Subscription';

export interface AnnualOfferPorts {
  readonly listPublicPlans: Pick<ListPublicPlans, 'execute'>;
  readonly annualOfferHiddenAt: Pick<OwnerStores['annualOfferHiddenAt'], 'load' | 'save'>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface AnnualOfferProps {
  readonly subscription: Subscription;
  readonly businessId: BusinessId;
  readonly ports: AnnualOfferPorts;
  /** Called when the owner hides the offer. It moves the focus, because the pressed button is removed. */
  readonly onHidden: () => void;
}
