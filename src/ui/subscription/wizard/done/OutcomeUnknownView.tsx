import { ArrowRight, RotateCw } from 'lucide-react';
import { useId } from 'react';
import type { BusinessId } from '@/domain/business/BusinessId';
import { SupportContact } from '@/ui/company/SupportContact';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { StateCard } from '@/ui/design/components/state-card/StateCard';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import type { OutcomeUnknownState } from '@/ui/subscription/wizard/WizardState';
import { useFocusHeading } from './useFocusHeading';
import styles from './outcome-unknown.module.scss';

interface OutcomeUnknownViewProps {
  readonly businessId: BusinessId;
  readonly state: OutcomeUnknownState;
  readonly onReconcile: () => void;
}

/** The payment may have succeeded, so it is not sent again (beyond D1). Support finds the order by its reference. */
export function OutcomeUnknownView({ businessId, state, onReconcile }: OutcomeUnknownViewProps) {
  const { t } = useTranslation();
  const { reconciliation, reference, isRefused } = state;
  const headingId = useId();
  useFocusHeading(headingId, reconciliation === 'unresolvable');
  return (
    <StateCard
      illustration={ErrorIllustration}
      title={t('subscription.wizard.outcomeUnknown.title')}
      headingId={headingId}
      details={<SupportContact businessId={businessId} reference={reference} />}
      actions={
        <>
          {reconciliation !== 'unresolvable' && (
            <Button icon={RotateCw} isLoading={reconciliation === 'running-again'} onPress={onReconcile}>
              {t('subscription.wizard.outcomeUnknown.checkAgain')}
            </Button>
          )}
          <ButtonLink
            kind={reconciliation === 'unresolvable' ? 'primary' : 'secondary'}
            trailingIcon={ArrowRight}
            mirrorsInRtl
            to={paths.business(businessId)}
          >
            {t('subscription.wizard.outcomeUnknown.businessPage')}
          </ButtonLink>
        </>
      }
    >
      <p className={styles['warning']}>
        {isRefused
          ? t('subscription.wizard.outcomeUnknown.refused')
          : t('subscription.wizard.outcomeUnknown.text')}
      </p>
      <p className={styles['finding']} role="status">
        {t(`subscription.wizard.outcomeUnknown.finding.${reconciliation}`)}
      </p>
    </StateCard>
  );
}
