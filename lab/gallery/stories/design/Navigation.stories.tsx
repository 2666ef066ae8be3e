import { ActionBar as AnActionBar, type ActionBarProps } from '@/ui/design/components/action-bar/ActionBar';
import { Breadcrumbs as TheBreadcrumbs } from '@/ui/design/components/breadcrumbs/Breadcrumbs';
import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';

export default {};

function WithLast({ last }: { readonly last: string }) {
  const { t } = useTranslation();
  const items = [{ label: t('business.myBusinesses'), to: paths.dashboard }, { label: last }];
  return <TheBreadcrumbs ariaLabel={t('detail.breadcrumbs')} items={items} />;
}

export function Breadcrumbs() {
  const { t } = useTranslation();
  return <WithLast last={t('verified.example.trade')} />;
}

export function LongBreadcrumbs() {
  const { t } = useTranslation();
  return <WithLast last={t('errors.storageBlocked')} />;
}

function WizardBar(props: Pick<ActionBarProps, 'message'>) {
  const { t } = useTranslation();
  return (
    <AnActionBar
      label={t('subscription.wizard.bar.label')}
      start={<span>{t('subscription.wizard.bar.totalOf.monthly')}</span>}
      end={
        <>
          <Button kind="secondary">{t('subscription.wizard.bar.previous')}</Button>
          <Button>{t('subscription.wizard.bar.next')}</Button>
        </>
      }
      {...props}
    />
  );
}

export const ActionBar = () => <WizardBar />;

export function ActionBarWithMessage() {
  const { t } = useTranslation();
  return <WizardBar message={<p>{t('subscription.wizard.bar.planRequired')}</p>} />;
}
