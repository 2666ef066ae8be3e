import { Smartphone, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { CheckboxCard } from '@/ui/design/controls/checkbox-card/CheckboxCard';
import { useFocusAfterRender } from '@/ui/design/useFocusAfterRender';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useWizard } from '@/ui/subscription/wizard/WizardContext';
import { BILLING_CHANGE_ID } from './billingFields';
import styles from './remembered-billing.module.scss';

/** Offers to remember the invoice details on this device. Not checked at first, because the device may be shared. */
export const RememberChoice = observer(function RememberChoice() {
  const { billing, rememberBilling } = useWizard().viewModel;
  const { t } = useTranslation();
  const base = useId();
  return (
    <CheckboxCard
      isSelected={billing.willRemember}
      onChange={rememberBilling}
      labelledBy={`${base}-name`}
      describedBy={`${base}-text`}
    >
      <div id={`${base}-name`} className={styles['name']}>
        {t('subscription.wizard.billing.remember.label')}
      </div>
      <div id={`${base}-text`} className={styles['text']}>
        {t('subscription.wizard.billing.remember.text')}
      </div>
    </CheckboxCard>
  );
});

/** Since when the invoice details are remembered, and the button that deletes them. */
export const RememberedNote = observer(function RememberedNote() {
  const { billing, rememberBilling } = useWizard().viewModel;
  const { t } = useTranslation();
  const focusAfterRender = useFocusAfterRender();
  if (billing.rememberedSince === undefined) return undefined;
  return (
    <div className={styles['remembered']}>
      <Icon of={Smartphone} size="small" />
      <p className={styles['since']}>
        <Sentence
          of="subscription.wizard.billing.remember.since"
          values={{ date: <DateText of={{ kind: 'instant', instant: billing.rememberedSince }} /> }}
        />
      </p>
      <Button
        kind="danger-quiet"
        icon={Trash2}
        flush="end"
        onPress={() => {
          rememberBilling(false);
          /* The pressed button is removed. */
          focusAfterRender(BILLING_CHANGE_ID);
        }}
      >
        {t('subscription.wizard.billing.remember.forget')}
      </Button>
    </div>
  );
});
