import { lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';

import type { AnnualOfferProps } from './AnnualOfferPorts';

const annualOffer = lazyPart(async () => (await import('./AnnualOfferBand')).AnnualOfferBand, {
  texts: ['confirmation'],
});

/** The place of the offer. Its code and the plans load once the page has everything else. */
export function AnnualOfferSlot(props: AnnualOfferProps) {
  const { loaded: Band } = usePart(annualOffer, { preload: whenNetworkIdle });
  return Band && <Band {...props} />;
}
