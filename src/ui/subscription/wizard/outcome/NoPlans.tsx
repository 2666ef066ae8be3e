import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { StateCard } from '@/ui/design/components/state-card/StateCard';
import { EmptyIllustration } from '@/ui/design/illustrations/EmptyIllustration';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { WizardHead } from '@/ui/subscription/wizard/shell/WizardHead';
import { WizardSteps } from '@/ui/subscription/wizard/shell/WizardSteps';
import wizard from '@/ui/subscription/wizard/shell/wizard.module.scss';

interface NoPlansProps {
  readonly onCancel: () => void;
}

/** The catalogue has no plans for sale. Another try would not help, so the page offers none (decision C66). */
export function NoPlans({ onCancel }: NoPlansProps) {
  const { t } = useTranslation();
  return (
    <>
      <WizardHead title={t('subscription.wizard.title.loading')} step="plan" onCancel={onCancel} />
      <WizardSteps current="plan" isLocked />
      <div className={wizard['step']}>
        <StateCard
          illustration={EmptyIllustration}
          role="status"
          title={t('subscription.wizard.noPlans.title')}
          actions={<ButtonLink to={paths.contact}>{t('subscription.wizard.noPlans.contact')}</ButtonLink>}
        >
          {t('subscription.wizard.noPlans.text')}
        </StateCard>
      </div>
    </>
  );
}
