import type { Business } from '@/domain/business/Business';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { StateCard } from '@/ui/design/components/state-card/StateCard';
import { DoorIllustration } from '@/ui/design/illustrations/DoorIllustration';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { WizardHead } from '@/ui/subscription/wizard/shell/WizardHead';
import wizard from '@/ui/subscription/wizard/shell/wizard.module.scss';
import type { RefusedCardChange } from '@/ui/subscription/wizard/WizardState';

interface Refusal {
  readonly text: TextKey;
  /** The button that opens the wizard. Undefined where only the support can help. */
  readonly action?: TextKey;
}

const REFUSALS: Readonly<Record<RefusedCardChange, Refusal>> = {
  cancelled: {
    text: 'subscription.cardChange.refused.cancelled',
    action: 'subscription.section.reactivate',
  },
  'not-active': { text: 'subscription.cardChange.refused.notActive' },
  'plan-retired': {
    text: 'subscription.cardChange.refused.planRetired',
    action: 'subscription.section.update',
  },
  'add-ons-retired': {
    text: 'subscription.cardChange.refused.addOnsRetired',
    action: 'subscription.section.update',
  },
};

interface CardChangeRefusedProps {
  readonly business: Business;
  readonly obstacle: RefusedCardChange;
  readonly onContinue: () => void;
  readonly onCancel: () => void;
}

/** Says before any field is shown why the card cannot be changed on its own, and what can be done instead. */
export function CardChangeRefused({ business, obstacle, onContinue, onCancel }: CardChangeRefusedProps) {
  const { t } = useTranslation();
  const { text, action } = REFUSALS[obstacle];
  return (
    <>
      <WizardHead title={t('subscription.cardChange.title')} business={business} onCancel={onCancel} />
      <div className={wizard['step']}>
        <StateCard
          illustration={DoorIllustration}
          role="status"
          title={t('subscription.cardChange.refused.title')}
          actions={
            <>
              {action !== undefined && <Button onPress={onContinue}>{t(action)}</Button>}
              <ButtonLink kind={action === undefined ? 'primary' : 'quiet'} to={paths.contact}>
                {t('subscription.section.contactSupport')}
              </ButtonLink>
            </>
          }
        >
          {t(text)}
        </StateCard>
      </div>
    </>
  );
}
