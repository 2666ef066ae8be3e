import { InMemoryListingRepository } from '@/adapters/in-memory/InMemoryListingRepository';
import { InMemoryMediaStore } from '@/adapters/in-memory/InMemoryMediaStore';
import type { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import type { ListingAdapters } from '../tokens';

/** What editing a business of the demo world needs. It loads when an owner begins to edit. */
export function worldListing(world: DemoWorld): ListingAdapters {
  return {
    listings: new InMemoryListingRepository(world),
    media: new InMemoryMediaStore(world, 'upload-business-picture'),
  };
}
