import { ChangeManyStatuses } from '@/application/business/ChangeManyStatuses';
import { ManyViewModel } from '@/ui/business/many/ManyViewModel';
import { bindings, TOKENS } from '../tokens';
import { bindOwnedBusiness } from './ownedBusiness';

/** The change of several businesses at once. */
export const manyModule = bindings((declare) => {
  bindOwnedBusiness(declare, TOKENS);
  declare.bindFactory(
    TOKENS.changeManyStatuses,
    (activate, deactivate, reconcile, connection, clock) =>
      new ChangeManyStatuses({ activate, deactivate, reconcile }, { connection, clock }),
    [
      TOKENS.activateBusiness,
      TOKENS.deactivateBusiness,
      TOKENS.reconcileStatus,
      TOKENS.connection,
      TOKENS.clock,
    ],
  );
  declare.bindViewModel(TOKENS.createMany, (get) => {
    const [changeManyStatuses, clock] = [get(TOKENS.changeManyStatuses), get(TOKENS.clock)];
    const shell = {
      session: get(TOKENS.session),
      businessCache: get(TOKENS.businessCache),
      toasts: get(TOKENS.toasts),
    };
    return () => new ManyViewModel(changeManyStatuses, clock, shell);
  });
});
