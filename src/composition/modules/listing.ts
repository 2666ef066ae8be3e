import { BrowserFormChannel } from '@/adapters/browser/BrowserFormChannel';
import { BrowserStoredRecords } from '@/adapters/browser/BrowserStoredRecords';
import { listingDraftSchema } from '@/adapters/browser/listingDraftSchema';
import { OpenListing } from '@/application/business/OpenListing';
import { ReconcileListing } from '@/application/business/ReconcileListing';
import { UpdateBusiness } from '@/application/business/UpdateBusiness';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { PreparePicture } from '@/application/profile/PreparePicture';
import { EditingViewModel } from '@/ui/business/editing/EditingViewModel';
import { bindings, TOKENS } from '../tokens';

/** What an owner needs to edit a business, which loads when the owner begins to. */
export const listingModule = bindings(({ bindClass, bindFactory, bindViewModel }) => {
  bindFactory(
    TOKENS.listingEdits,
    (clock) =>
      new BrowserStoredRecords(() => sessionStorage, OWNER_RECORDS.listingDrafts, listingDraftSchema, clock),
    [TOKENS.clock],
  );
  bindFactory(
    TOKENS.formChannel,
    () =>
      new BrowserFormChannel(
        'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : undefined,
        'document' in globalThis ? globalThis : undefined,
      ),
    [],
  );
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
  bindClass(TOKENS.preparePicture, PreparePicture, [TOKENS.pictureEncoder]);
  bindViewModel(TOKENS.createEditing, (get) => {
    const slowRequests = get(TOKENS.slowRequests);
    const useCases = {
      openListing: slowRequests.watched(get(TOKENS.openListing), 'execute'),
      updateBusiness: slowRequests.watched(get(TOKENS.updateBusiness), 'execute', 'undo'),
      reconcileListing: get(TOKENS.reconcileListing),
      preparePicture: get(TOKENS.preparePicture),
    };
    const ports = {
      drafts: get(TOKENS.listingEdits),
      clock: get(TOKENS.clock),
      channel: get(TOKENS.formChannel),
    };
    const shell = { session: get(TOKENS.session), toasts: get(TOKENS.toasts) };
    return (id) => new EditingViewModel(id, useCases, ports, shell);
  });
});
