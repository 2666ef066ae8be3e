import { ChangeManyStatuses } from '@/application/business/ChangeManyStatuses';
import { ManyViewModel } from '@/ui/business/many/ManyViewModel';
import { bindings } from '../bindings';
import { ownedBusiness } from './ownedBusiness';

/** The change of several businesses at once. */
export const manyModule = bindings({
  ...ownedBusiness,
  changeManyStatuses: ({ activateBusiness, deactivateBusiness, reconcileStatus, pollPorts }) =>
    new ChangeManyStatuses(
      { activate: activateBusiness, deactivate: deactivateBusiness, reconcile: reconcileStatus },
      pollPorts,
    ),
  createMany: ({ changeManyStatuses, clock, session, businessCache, toasts }) => {
    return () => new ManyViewModel(changeManyStatuses, clock, { session, businessCache, toasts });
  },
});
