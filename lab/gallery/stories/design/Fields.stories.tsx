import { useState } from 'react';
import { ErrorSummary as AnErrorSummary } from '@/ui/design/components/error-summary/ErrorSummary';
import { FieldFrame as AFieldFrame } from '@/ui/design/components/field-frame/FieldFrame';
import { Select as ASelect, type SelectProps } from '@/ui/design/components/select/Select';
import { TextField as ATextField, type TextFieldProps } from '@/ui/design/components/text-field/TextField';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { States } from '../../States';

export default {};

function Phone({ value = '0521234567', ...props }: Partial<TextFieldProps>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  return (
    <ATextField
      label={t('profile.contact.phone')}
      inputMode="tel"
      dir="ltr"
      value={typed}
      onChange={setTyped}
      {...props}
    />
  );
}

export function TextField() {
  const { t } = useTranslation();
  return (
    <States>
      <Phone />
      <Phone value="" placeholder="052-123-4567" />
      <Phone hint={t('subscription.wizard.billing.nineDigits')} description={t('profile.names.note')} />
      <Phone error={t('profile.errors.invalid_phone')} />
      <Phone warning={t('subscription.wizard.billing.vatHint')} />
      <Phone isReadOnly />
      <Phone dir="auto" value={t('errors.storageBlocked')} label={t('errors.storageBlocked')} />
    </States>
  );
}

function Cycle(props: Partial<SelectProps>) {
  const { t } = useTranslation();
  const [value, setValue] = useState('monthly');
  const options = (['monthly', 'annual'] as const).map((id) => ({
    id,
    label: t(`subscription.wizard.cycle.${id}`),
  }));
  return (
    <ASelect
      label={t('subscription.wizard.cycle.label')}
      options={options}
      value={value}
      onChange={setValue}
      {...props}
    />
  );
}

export function Select() {
  const { t } = useTranslation();
  return (
    <States>
      <Cycle />
      <Cycle description={t('subscription.wizard.cycle.only.monthly')} />
      <Cycle error={t('subscription.wizard.fieldErrors.required')} />
      <Cycle options={[{ id: 'monthly', label: t('errors.storageBlocked') }]} />
    </States>
  );
}

/** The frame of a control that is no text field, like the card fields of the payment provider. */
export function FieldFrame() {
  const { t } = useTranslation();
  const label = t('subscription.wizard.payment.cardField.number');
  const states = [{}, { error: t('subscription.wizard.payment.cardIncomplete') }];
  return (
    <States>
      {states.map((state) => (
        <AFieldFrame key={Object.keys(state).join()} label={label} {...state}>
          {({ id, describedBy }) => (
            <output id={id} aria-describedby={describedBy} dir="ltr">
              4242 4242 4242 4242
            </output>
          )}
        </AFieldFrame>
      ))}
    </States>
  );
}

export function ErrorSummary() {
  const { t } = useTranslation();
  const fields = ['firstName', 'email', 'taxRegistrationNumber'] as const;
  const rule = t('subscription.wizard.fieldErrors.short.required');
  const items = fields.map((fieldId) => ({
    fieldId,
    label: t('subscription.wizard.fieldErrors.summaryItem', {
      field: t(`subscription.wizard.billing.${fieldId}`),
      rule,
    }),
  }));
  return <AnErrorSummary title={t('profile.edit.corrections', { count: items.length })} items={items} />;
}
