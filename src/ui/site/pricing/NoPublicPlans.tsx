import { observer } from 'mobx-react-lite';
import { Card } from '@/ui/design/components/card/Card';
import { EmptyIllustration } from '@/ui/design/illustrations/EmptyIllustration';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { ForVisitors } from '@/ui/shell/hydration/ForVisitors';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { PreparingText } from './PreparingText';
import styles from './no-public-plans.module.scss';

/** Stands in the place of the plans: what the page will show, and where a plan can be chosen now. */
export function NoPublicPlans() {
  return (
    <Card className={styles['card']}>
      <Illustration of={EmptyIllustration} />
      <PreparingText className={styles['text']} />
      <LogInOrDashboard />
    </Card>
  );
}

/** The button below the plans: log in, or open the dashboard. */
const LogInOrDashboard = observer(function LogInOrDashboard() {
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
