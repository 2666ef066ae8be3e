import type { BoundServices } from '@/composition/BoundServices';
import { attentionModule } from '@/composition/modules/attention';
import { listingModule } from '@/composition/modules/listing';
import { OWNER_SCREENS } from '@/composition/ownerScreens';

/** The modules of all screens. The app loads each with its screen. */
export const SCREEN_MODULES = await Promise.all(
  Object.values(OWNER_SCREENS).map(async ({ bindings }) => bindings()),
);

/** What the app loads later, for a container that has the subscriptions already. */
export const laterModules = (services: BoundServices) => ({
  attention: async () => Promise.resolve(attentionModule),
  dashboard: OWNER_SCREENS.dashboard.bindings,
  listing: async () => Promise.resolve(listingModule),
  loadSubscriptions: async () => Promise.resolve(services),
});
