import { SessionExpiry } from '@/application/identity/SessionExpiry';
import { SessionExpiryViewModel } from '@/ui/shell/session-expiry/SessionExpiryViewModel';
import { bindings } from '../container';

/** The dialog before the session expires. It loads in idle time. */
export const sessionExpiryModule = bindings({
  sessionExpiry: ({ identity, ownerData, orders, returnPath, clock }) =>
    new SessionExpiry(identity, ownerData, orders, returnPath, clock),
  createSessionExpiryViewModel: ({ sessionExpiry, session, toasts, language, clock }) => {
    return (page) => new SessionExpiryViewModel(sessionExpiry, page, { session, toasts, language, clock });
  },
});
