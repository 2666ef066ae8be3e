import type { ContainerModule } from 'inversify';
import { apiCalls } from '@/adapters/http/apiCalls';
import { HttpListingRepository } from '@/adapters/http/business/HttpListingRepository';
import { HttpMediaStore } from '@/adapters/http/media/HttpMediaStore';
import { API, bindings, TOKENS } from '../tokens';
import { pictureOriginsOf, type Environment } from '../variants/environment';

/** The listings and the photos of businesses. They load when an owner begins to edit. */
export function liveListing(browser: Window, environment: Environment): ContainerModule {
  const { region } = environment.api;
  const pictures = pictureOriginsOf(browser, environment);
  const { endOfDay } = environment.listing;
  return bindings(({ bindFactory }) => {
    bindFactory(
      TOKENS.listings,
      (api, diagnostics) => new HttpListingRepository(api, region, diagnostics, pictures, endOfDay),
      [API, TOKENS.diagnostics],
    );
    bindFactory(
      TOKENS.businessMedia,
      (api, diagnostics) =>
        new HttpMediaStore(api, diagnostics, (file) => apiCalls.uploadBusinessMedia(region, file)),
      [API, TOKENS.diagnostics],
    );
  });
}
