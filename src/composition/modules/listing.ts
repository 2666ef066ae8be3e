import type { Container, ContainerModule } from 'inversify';
import { OpenListing } from '@/application/business/OpenListing';
import { ReconcileListing } from '@/application/business/ReconcileListing';
import { UpdateBusiness } from '@/application/business/UpdateBusiness';
import { bindings, TOKENS, type ListingUseCases } from '../tokens';

/** Editing a business. */
const listingModule = bindings(({ bindClass, bindFactory }) => {
  bindClass(TOKENS.openListing, OpenListing, [TOKENS.listings]);
  bindClass(TOKENS.updateBusiness, UpdateBusiness, [
    TOKENS.listings,
    TOKENS.businessMedia,
    TOKENS.businessCache,
  ]);
  bindFactory(
    TOKENS.reconcileListing,
    (listings, cache, connection, clock) => new ReconcileListing(listings, cache, { connection, clock }),
    [TOKENS.listings, TOKENS.businessCache, TOKENS.connection, TOKENS.clock],
  );
});

/** Adds what an owner needs to edit a business, which loads when the owner begins to. */
export function addListing(container: Container, adapters: ContainerModule): ListingUseCases {
  container.load(adapters, listingModule);
  const slowRequests = container.get(TOKENS.slowRequests);
  const updateBusiness = container.get(TOKENS.updateBusiness);
  return {
    openListing: slowRequests.watched(container.get(TOKENS.openListing)),
    updateBusiness: {
      execute: async (...parameters) => slowRequests.follow(updateBusiness.execute(...parameters)),
      undo: async (saved) => slowRequests.follow(updateBusiness.undo(saved)),
    },
    reconcileListing: container.get(TOKENS.reconcileListing),
  };
}
