import { ChangeStatusInBulk } from '@/application/business/ChangeStatusInBulk';
import { BulkViewModel } from '@/ui/business/bulk/BulkViewModel';
import { bindings } from '../bindings';
import { ownedBusiness } from './ownedBusiness';

export const bulkModule = bindings({
  ...ownedBusiness,
  changeStatusInBulk: ({ changeStatus, pollPorts }) => new ChangeStatusInBulk(changeStatus, pollPorts),
  createBulk: ({ changeStatusInBulk, clock, session, businessCache, toasts }) => {
    return (onClose) =>
      new BulkViewModel({ changeStatusInBulk, clock, session, businessCache, toasts }, onClose);
  },
});
