import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { type BillingField, BILLING_COUNTRIES } from '@/domain/validation/BillingAddress';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { TextField } from '@/ui/design/components/text-field/TextField';
import { EMAIL_EXAMPLE } from '@/ui/i18n/emailExample';
import { serverText } from '@/ui/i18n/serverText';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { SuggestionButton } from '@/ui/i18n/components/SuggestionButton';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { Select } from '@/ui/design/components/select/Select';
import { useWizard } from '@/ui/subscription/wizard/WizardContext';
import { billingFieldId, BILLING_INPUT_PROPS, type BillingTextFieldName } from './billingFields';

interface BillingTextFieldProps {
  readonly field: BillingTextFieldName;
}

const BillingTextField = observer(function BillingTextField({ field }: BillingTextFieldProps) {
  const { billing, changeBilling } = useWizard().viewModel;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const error = billing.shownErrorOf(field);
  const suggestion = error !== undefined && 'suggestion' in error ? error.suggestion : undefined;
  const isVat = field === 'taxRegistrationNumber';
  const warning = isVat && billing.mayHaveMistypedVat ? t('subscription.wizard.billing.vatHint') : undefined;
  return (
    <div>
      <TextField
        {...BILLING_INPUT_PROPS[field]}
        ref={input}
        id={billingFieldId(field)}
        name={field}
        label={t(`subscription.wizard.billing.${field}`)}
        hint={isVat ? t('subscription.wizard.billing.nineDigits') : undefined}
        value={billing.values[field]}
        onChange={(value) => changeBilling(field, value)}
        onBlur={() => billing.touch(field)}
        error={error && t(`subscription.wizard.fieldErrors.${error.kind}`, { example: EMAIL_EXAMPLE })}
        warning={warning}
        description={suggestion && <SuggestionButton value={suggestion} onUse={() => accept(suggestion)} />}
        isRequired
      />
      {isVat && <VisuallyHidden role="status">{warning}</VisuallyHidden>}
      {error?.kind === 'refused' && <ServerDetails message={serverText(error.message)} />}
    </div>
  );

  function accept(corrected: string): void {
    changeBilling(field, corrected);
    /* The pressed button is removed. */
    input.current?.focus();
  }
});

/** The country of the invoice. Only Israel is offered (spec section 9). */
const CountryField = observer(function CountryField() {
  const { billing, changeBilling } = useWizard().viewModel;
  const { t } = useTranslation();
  const error = billing.shownErrorOf('country');
  return (
    <Select
      id={billingFieldId('country')}
      name="country"
      label={t('subscription.wizard.billing.country')}
      autoComplete="billing country"
      options={BILLING_COUNTRIES.map((id) => ({
        id,
        label: t(`subscription.wizard.billing.countries.${id}`),
      }))}
      value={billing.values.country}
      onChange={(value) => changeBilling('country', value)}
      error={error && t(`subscription.wizard.fieldErrors.${error.kind}`)}
      isRequired
    />
  );
});

export function BillingInput({ field }: { readonly field: BillingField }) {
  return field === 'country' ? <CountryField /> : <BillingTextField field={field} />;
}
