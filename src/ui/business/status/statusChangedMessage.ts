import type { TextKey } from '@/ui/i18n/Texts';
import type { StatusAction } from './statusChangeFailure';

/** The notice after a confirmed change of the status (spec section 8). */
export const statusChangedMessage: Readonly<Record<StatusAction, TextKey>> = {
  activate: 'business.management.activated',
  deactivate: 'business.management.deactivated',
};
