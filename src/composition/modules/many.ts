import { ChangeManyStatuses } from '@/application/business/ChangeManyStatuses';
import { ManyViewModel } from '@/ui/business/many/ManyViewModel';
import { bindings } from '../bindings';
import { ownedBusiness } from './ownedBusiness';

export const manyModule = bindings({
  ...ownedBusiness,
  changeManyStatuses: ({ changeStatus, pollPorts }) => new ChangeManyStatuses(changeStatus, pollPorts),
  createMany: ({ changeManyStatuses, clock, session, businessCache, toasts }) => {
    return () => new ManyViewModel({ changeManyStatuses, clock, session, businessCache, toasts });
  },
});
