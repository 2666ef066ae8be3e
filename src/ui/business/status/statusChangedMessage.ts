import type { TextKey } from '@/ui/i18n/Texts';
import type { StatusAction } from './statusChangeFailure';

/** The message after a change of the status was carried out. */
export const statusChangedMessage: Readonly<Record<StatusAction, TextKey>> = {
  activate: 'detail.management.activated',
  deactivate: 'detail.management.deactivated',
};
