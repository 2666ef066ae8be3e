import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { type BillingField, BILLING_COUNTRIES } from '@/domain/validation/BillingAddress';
import { Button } from '@/ui/design/components/button/Button';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { TextField } from '@/ui/design/components/text-field/TextField';
import { serverText } from '@/ui/i18n/serverText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { Select } from '@/ui/design/components/select/Select';
import type { BillingFormModel } from './BillingFormModel';
import {
  billingFieldId,
  EMAIL_EXAMPLE,
  fieldErrorText,
  INPUT_PROPS,
  type BillingTextFieldName,
} from './billingFields';

export interface BillingFieldsProps {
  readonly billing: BillingFormModel;
  readonly onChange: (field: BillingField, value: string) => void;
}

interface BillingTextFieldProps extends BillingFieldsProps {
  readonly field: BillingTextFieldName;
}

const BillingTextField = observer(function BillingTextField(props: BillingTextFieldProps) {
  const { field, billing, onChange } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const error = billing.shownErrorOf(field);
  const suggestion = error !== undefined && 'suggestion' in error ? error.suggestion : undefined;
  const isVat = field === 'taxRegistrationNumber';
  const warning = isVat && billing.mayHaveMistypedVat ? t('subscription.wizard.billing.vatHint') : undefined;
  return (
    <div>
      <TextField
        {...INPUT_PROPS[field]}
        ref={input}
        id={billingFieldId(field)}
        name={field}
        label={t(`subscription.wizard.billing.${field}`)}
        hint={isVat ? t('subscription.wizard.billing.nineDigits') : undefined}
        value={billing.values[field]}
        onChange={(value) => onChange(field, value)}
        onBlur={() => billing.touch(field)}
        error={error && t(fieldErrorText(error), { example: EMAIL_EXAMPLE })}
        warning={warning}
        description={suggestion && <Suggestion value={suggestion} onUse={() => accept(suggestion)} />}
        isRequired
      />
      {isVat && <VisuallyHidden role="status">{warning}</VisuallyHidden>}
      {error?.kind === 'refused' && <ServerDetails message={serverText(error.message)} />}
    </div>
  );

  function accept(corrected: string): void {
    onChange(field, corrected);
    /* The pressed button is removed. */
    input.current?.focus();
  }
});

/** A button that replaces a number by the suggested correction (decisions C21, C30). */
function Suggestion({ value, onUse }: { readonly value: string; readonly onUse: () => void }) {
  return (
    <Button kind="quiet" size="small" flush="start" onPress={onUse}>
      <Sentence of="subscription.wizard.billing.useSuggestion" values={{ value: <Ltr>{value}</Ltr> }} />
    </Button>
  );
}

/** The country of the invoice. Only Israel is offered (spec section 9). */
const CountryField = observer(function CountryField({ billing, onChange }: BillingFieldsProps) {
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
      onChange={(value) => onChange('country', value)}
      error={error && t(fieldErrorText(error))}
      isRequired
    />
  );
});

export function BillingInput({ field, ...common }: BillingFieldsProps & { readonly field: BillingField }) {
  return field === 'country' ? <CountryField {...common} /> : <BillingTextField {...common} field={field} />;
}
