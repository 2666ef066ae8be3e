import type { ApiClient } from '@/adapters/http/ApiClient';
import { apiCalls } from '@/adapters/http/apiCalls';
import { HttpListingRepository } from '@/adapters/http/business/HttpListingRepository';
import { HttpMediaStore } from '@/adapters/http/media/HttpMediaStore';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { ListingAdapters } from '../tokens';
import type { Environment } from '../variants/environment';
import { pictureOriginsOf } from './live';

/** What editing a business needs. It loads when an owner begins to edit. */
export function liveListing(
  browser: Window,
  environment: Environment,
  [api, diagnostics]: readonly [ApiClient, Diagnostics],
): ListingAdapters {
  const { region } = environment.api;
  const pictures = pictureOriginsOf(browser, environment);
  const { endOfDay } = environment.listing;
  return {
    listings: new HttpListingRepository(api, region, diagnostics, pictures, endOfDay),
    media: new HttpMediaStore(api, diagnostics, (file) => apiCalls.uploadBusinessMedia(region, file)),
  };
}
