import { ChangeManyStatuses } from '@/application/business/ChangeManyStatuses';
import { DeactivateBusiness } from '@/application/business/DeactivateBusiness';
import { ManyViewModel } from '@/ui/business/many/ManyViewModel';
import { bindings, TOKENS } from '../tokens';
import { bindOwnedBusiness } from './ownedBusiness';

/** The change of several businesses at once. */
export const manyModule = bindings((declare) => {
  bindOwnedBusiness(declare);
  declare.bindClass(TOKENS.deactivateBusiness, DeactivateBusiness, [TOKENS.businesses]);
  declare.bindViewModel(TOKENS.createMany, (get) => {
    const clock = get(TOKENS.clock);
    const changeManyStatuses = new ChangeManyStatuses(
      {
        activate: get(TOKENS.activateBusiness),
        deactivate: get(TOKENS.deactivateBusiness),
        reconcile: get(TOKENS.reconcileStatus),
      },
      { connection: get(TOKENS.connection), clock },
    );
    const shell = {
      session: get(TOKENS.session),
      businessCache: get(TOKENS.businessCache),
      toasts: get(TOKENS.toasts),
    };
    return () => new ManyViewModel(changeManyStatuses, clock, shell);
  });
});
