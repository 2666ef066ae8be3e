import { BrowserFormChannel } from '@/adapters/browser/BrowserFormChannel';
import { BrowserSessionRecords } from '@/adapters/browser/BrowserSessionRecords';
import { listingDraftSchema } from '@/adapters/browser/listingDraftSchema';
import { OpenListing } from '@/application/business/OpenListing';
import { ReconcileListing } from '@/application/business/ReconcileListing';
import { UpdateBusiness, type SavedListing } from '@/application/business/UpdateBusiness';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { PreparePicture } from '@/application/profile/PreparePicture';
import { EditingViewModel } from '@/ui/business/editing/EditingViewModel';
import type { CreateEditing } from '@/ui/business/editing/ListingEditing';
import { TOKENS, type Get, type ListingAdapters } from '../tokens';

/** What an owner needs to edit a business, which loads when the owner begins to. */
export function createListingEditing(get: Get, { listings, media }: ListingAdapters): CreateEditing {
  const [clock, cache, slowRequests] = [
    get(TOKENS.clock),
    get(TOKENS.businessCache),
    get(TOKENS.slowRequests),
  ];
  const updateBusiness = new UpdateBusiness(listings, media, cache);
  const useCases = {
    openListing: slowRequests.watched(new OpenListing(listings)),
    updateBusiness: {
      execute: async (...parameters: Parameters<UpdateBusiness['execute']>) =>
        slowRequests.follow(updateBusiness.execute(...parameters)),
      undo: async (saved: SavedListing) => slowRequests.follow(updateBusiness.undo(saved)),
    },
    reconcileListing: new ReconcileListing(listings, cache, { connection: get(TOKENS.connection), clock }),
    preparePicture: new PreparePicture(get(TOKENS.pictureEncoder)),
  };
  const drafts = new BrowserSessionRecords(
    () => sessionStorage,
    OWNER_RECORDS.listingDrafts,
    listingDraftSchema,
    clock,
  );
  const channel = new BrowserFormChannel(
    'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : undefined,
    'document' in globalThis ? globalThis : undefined,
  );
  const shell = { session: get(TOKENS.session), toasts: get(TOKENS.toasts) };
  return (id) => new EditingViewModel(id, useCases, { drafts, clock, channel }, shell);
}
