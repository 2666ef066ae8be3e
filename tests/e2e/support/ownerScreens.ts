import type { OWNER_ROUTES } from '../../../src/ui/shell/routes';
import type { Amin } from '../pages/Amin';
import type { KnownBusiness } from './businesses';

type OwnerScreen = keyof typeof OWNER_ROUTES;

/** Expects the screen of each owner route to be shown. */
export function ownerScreens(
  { dashboard, business, wizard, profile }: Amin,
  shown: KnownBusiness,
): Readonly<Record<OwnerScreen, () => Promise<void>>> {
  return {
    dashboard: async () => dashboard.expectShown(),
    business: async () => business.expectShown(shown),
    subscription: async () => wizard.expectStep('plan'),
    profile: async () => profile.expectShown('view'),
  };
}
