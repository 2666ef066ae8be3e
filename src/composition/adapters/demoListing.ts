import { InMemoryListingRepository } from '@/adapters/in-memory/InMemoryListingRepository';
import { InMemoryMediaStore } from '@/adapters/in-memory/InMemoryMediaStore';
import { bindings, DEMO_WORLD, TOKENS } from '../tokens';

/** The listings and photos of the demo world. They load when an owner begins to edit. */
export const worldListing = bindings(({ bindClass, bindFactory }) => {
  bindClass(TOKENS.listings, InMemoryListingRepository, [DEMO_WORLD]);
  bindFactory(TOKENS.businessMedia, (world) => new InMemoryMediaStore(world, 'upload-business-picture'), [
    DEMO_WORLD,
  ]);
});
