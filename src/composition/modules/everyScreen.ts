import type { ContainerModule } from 'inversify';
import type { OwnerRouteName } from '@/ui/shell/routes';
import { businessModule } from './business';
import { dashboardModule } from './dashboard';
import { profileModule } from './profile';
import { subscriptionModule } from './subscription';

const MODULES: Readonly<Record<OwnerRouteName, ContainerModule>> = {
  dashboard: dashboardModule,
  business: businessModule,
  subscription: subscriptionModule,
  profile: profileModule,
};

/** The modules of all screens, for a container that has them at once. The app loads each with its screen. */
export const SCREEN_MODULES = Object.values(MODULES);
