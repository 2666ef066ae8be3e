import { BrowserFormChannel } from '@/adapters/browser/BrowserFormChannel';
import { BrowserKeyedRecords } from '@/adapters/browser/BrowserKeyedRecords';
import { listingDraftSchema } from '@/adapters/browser/listingDraftSchema';
import { readIfOwned } from '@/application/business/readIfOwned';
import { UpdateBusiness } from '@/application/business/UpdateBusiness';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { PreparePicture } from '@/application/profile/PreparePicture';
import { failure } from '@/domain/shared/result';
import { EditingViewModel } from '@/ui/business/editing/EditingViewModel';
import { bindings } from '../container';

/** What an owner needs to edit a business. It loads when the owner begins to edit. */
export const listingModule = bindings({
  listingDrafts: ({ clock }) =>
    new BrowserKeyedRecords(() => sessionStorage, OWNER_RECORDS.listingDrafts, listingDraftSchema, clock),
  formChannel: () =>
    new BrowserFormChannel(
      'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : undefined,
      'document' in globalThis ? globalThis : undefined,
    ),
  /* Stores every read. Otherwise the page could show older values than the form that was left. */
  rememberedListings: ({ listings, businessCache }) => ({
    read: async (id, signal) => {
      const remember = businessCache.beginRead();
      const read = await listings.read(id, signal);
      if (read.ok) remember(read.value.business);
      return read;
    },
    write: async (...parameters) => listings.write(...parameters),
  }),
  openListing: ({ rememberedListings }) =>
    readIfOwned(
      async (id, signal) => rememberedListings.read(id, signal),
      failure({ kind: 'business-not-found' }),
    ),
  updateBusiness: ({ rememberedListings, businessMedia, pollPorts }) =>
    new UpdateBusiness(rememberedListings, businessMedia, pollPorts),
  preparePicture: ({ pictureEncoder }) => new PreparePicture(pictureEncoder),
  createEditing: (services) => {
    const { slowRequests, updateBusiness, preparePicture, session, toasts } = services;
    const { listingDrafts: drafts, clock, formChannel: channel } = services;
    const useCases = {
      openListing: slowRequests.watched(services.openListing),
      updateBusiness: slowRequests.watched(updateBusiness),
      preparePicture,
    };
    return (id) => new EditingViewModel(id, { ...useCases, drafts, clock, channel, session, toasts });
  },
});
