import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useOnDemand } from '@/ui/shell/useOnDemand';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

const loadSignOutBar = async () => (await import('./SignOutBar')).SignOutBar;

/** Shows the sign-out bar until the owner is signed in. Its code loads on demand, because few visits need it. */
export const SignOutBarArea = observer(function SignOutBarArea() {
  const { session, signOutNotice } = useViewModels();
  const { Part: SignOutBar, request } = useOnDemand(loadSignOutBar);
  const { cause } = signOutNotice;
  const { kind } = session.state;
  const isSignedOut = kind === 'signed-out' || kind === 'redirecting';
  useEffect(() => {
    if (cause === undefined) return;
    if (kind === 'signed-in') signOutNotice.dismiss();
    else request();
  }, [cause, kind, request, signOutNotice]);
  if (SignOutBar === undefined || cause === undefined || !isSignedOut) return undefined;
  return (
    <SignOutBar
      cause={cause}
      hasOpenPayment={signOutNotice.hasOpenPayment}
      takesFocus={signOutNotice.isNew}
      isRedirecting={kind === 'redirecting'}
      onLogIn={() => void session.signIn()}
      onDismiss={signOutNotice.dismiss}
    />
  );
});
