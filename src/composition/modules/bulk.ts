import { ChangeStatusInBulk } from '@/application/business/ChangeStatusInBulk';
import { BulkViewModel } from '@/ui/business/bulk/BulkViewModel';
import { bindings } from '../container';
import { ownedBusiness } from './ownedBusiness';

export const bulkModule = bindings({
  ...ownedBusiness,
  changeStatusInBulk: ({ changeStatus, pollPorts }) => new ChangeStatusInBulk(changeStatus, pollPorts),
  createBulk: ({ changeStatusInBulk, clock, session, businessCache, toasts }) => {
    return () => new BulkViewModel({ changeStatusInBulk, clock, session, businessCache, toasts });
  },
});
