import { OWNER_SCREENS } from '@/composition/ownerScreens';

/** The modules of all screens. The app loads each with its screen. */
export const SCREEN_MODULES = await Promise.all(
  Object.values(OWNER_SCREENS).map(async ({ bindings }) => bindings()),
);
