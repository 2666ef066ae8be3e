import type { Container, ContainerModule } from 'inversify';
import { BrowserFormChannel } from '@/adapters/browser/BrowserFormChannel';
import { OpenListing } from '@/application/business/OpenListing';
import { ReconcileListing } from '@/application/business/ReconcileListing';
import { UpdateBusiness, type SavedListing } from '@/application/business/UpdateBusiness';
import { EditingViewModel } from '@/ui/business/editing/EditingViewModel';
import type { CreateEditing } from '@/ui/business/editing/ListingEditing';
import { PreparePicture } from '@/application/profile/PreparePicture';
import { bindings, TOKENS } from '../tokens';

/** Editing a business. */
const listingModule = bindings(({ bindClass, bindFactory }) => {
  bindClass(TOKENS.openListing, OpenListing, [TOKENS.listings]);
  bindClass(TOKENS.updateBusiness, UpdateBusiness, [
    TOKENS.listings,
    TOKENS.businessMedia,
    TOKENS.businessCache,
  ]);
  bindClass(TOKENS.preparePicture, PreparePicture, [TOKENS.pictureEncoder]);
  bindFactory(
    TOKENS.reconcileListing,
    (listings, cache, connection, clock) => new ReconcileListing(listings, cache, { connection, clock }),
    [TOKENS.listings, TOKENS.businessCache, TOKENS.connection, TOKENS.clock],
  );
});

/** Adds what an owner needs to edit a business, which loads when the owner begins to. */
export function addListing(container: Container, adapters: ContainerModule): CreateEditing {
  container.load(adapters, listingModule);
  const slowRequests = container.get(TOKENS.slowRequests);
  const updateBusiness = container.get(TOKENS.updateBusiness);
  const useCases = {
    openListing: slowRequests.watched(container.get(TOKENS.openListing)),
    updateBusiness: {
      execute: async (...parameters: Parameters<UpdateBusiness['execute']>) =>
        slowRequests.follow(updateBusiness.execute(...parameters)),
      undo: async (saved: SavedListing) => slowRequests.follow(updateBusiness.undo(saved)),
    },
    reconcileListing: container.get(TOKENS.reconcileListing),
    preparePicture: container.get(TOKENS.preparePicture),
  };
  const ports = {
    drafts: container.get(TOKENS.listingDrafts),
    clock: container.get(TOKENS.clock),
    channel: new BrowserFormChannel(
      'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : undefined,
      'document' in globalThis ? globalThis : undefined,
    ),
  };
  const shell = { session: container.get(TOKENS.session), toasts: container.get(TOKENS.toasts) };
  return (id) => new EditingViewModel(id, useCases, ports, shell);
}
