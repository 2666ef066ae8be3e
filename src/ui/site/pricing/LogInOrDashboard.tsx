import { observer } from 'mobx-react-lite';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { ForVisitors } from '@/ui/shell/hydration/ForVisitors';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

/** The button below the plans: log in, or open the dashboard. */
export const LogInOrDashboard = observer(function LogInOrDashboard() {
  const { t } = useTranslation();
  const { session } = useViewModels();
  if (session.state.kind === 'signed-in') {
    return <ButtonLink to={paths.dashboard}>{t('pricing.toDashboard')}</ButtonLink>;
  }
  return (
    <ForVisitors isUnsure={session.state.kind === 'loading'}>
      <Button isDisabled={!session.canSignIn} onPress={() => void session.signIn()}>
        {t('shell.header.logIn')}
      </Button>
    </ForVisitors>
  );
});
