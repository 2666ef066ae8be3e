import { observer } from 'mobx-react-lite';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useIsHydrated } from '@/ui/shell/hydration/useIsHydrated';
import { paths } from '@/ui/shell/paths';
import { useAppNavigate } from '@/ui/shell/useAppNavigate';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { getStarted } from '@/ui/site/getStarted';

interface GetStartedButtonProps {
  /** `accent` on the coloured panel, `primary` elsewhere. */
  readonly kind: 'primary' | 'accent';
}

/**
 * Starts the sign-in, or opens the dashboard for signed-in owners. The primary button is outlined while
 * the sign-out bar shows its own solid button.
 */
export const GetStartedButton = observer(function GetStartedButton({ kind }: GetStartedButtonProps) {
  const { t } = useTranslation();
  const { session, signOutBar } = useViewModels();
  const isHydrated = useIsHydrated();
  const navigate = useAppNavigate();
  if (session.state.kind === 'signed-in') {
    return (
      <ButtonLink kind={kind} size="large" to={paths.dashboard}>
        {t('site.home.getStarted')}
      </ButtonLink>
    );
  }
  const hasSignOutBar = isHydrated && signOutBar.cause !== undefined;
  return (
    <Button
      kind={kind === 'primary' && hasSignOutBar ? 'secondary' : kind}
      size="large"
      isDisabled={session.state.kind === 'redirecting'}
      onPress={() => void getStarted(session, navigate)}
    >
      {t('site.home.getStarted')}
    </Button>
  );
});
