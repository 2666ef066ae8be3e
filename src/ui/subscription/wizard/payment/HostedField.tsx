import { CreditCard } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { CardField, CardFieldState } from '@/application/ports/CardFields';
import { FieldFrame } from '@/ui/design/components/field-frame/FieldFrame';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { CardFieldsModel } from '@/ui/subscription/wizard/CardFieldsModel';
import { CardBrand } from './CardBrand';
import styles from './new-card-fields.module.scss';

/** The errors that the provider reports for a field. The app does not validate card data (spec section 5). */
const ERRORS = {
  empty: 'subscription.wizard.payment.cardIncomplete',
  incomplete: 'subscription.wizard.payment.cardIncomplete',
  expired: 'subscription.wizard.payment.cardExpired',
  complete: undefined,
} as const satisfies Readonly<Record<Exclude<CardFieldState, 'invalid'>, TextKey | undefined>>;

function errorOf(field: CardField, state: CardFieldState): TextKey | undefined {
  return state === 'invalid' ? `subscription.wizard.payment.cardInvalid.${field}` : ERRORS[state];
}

interface HostedFieldProps {
  readonly card: CardFieldsModel;
  readonly field: CardField;
  readonly id: string;
  readonly label: string;
  readonly showsMissingErrors: boolean;
}

/** The label and the box around a field of the provider. The typed value stays in the provider's iframe. */
export const HostedField = observer(function HostedField(props: HostedFieldProps) {
  const { card, field, id, label, showsMissingErrors } = props;
  const { t } = useTranslation();
  const { status } = card;
  const isFocused = status.kind === 'ready' && status.state.focused === field;
  const state = status.kind === 'ready' ? status.state.fields[field] : 'complete';
  const isWrong = state === 'invalid' || state === 'expired';
  const error = (isWrong && !isFocused) || showsMissingErrors ? errorOf(field, state) : undefined;
  const isNumber = field === 'number';
  const brand = status.kind === 'ready' ? status.state.brand : undefined;
  return (
    <FieldFrame
      label={label}
      labelAs="span"
      onLabelPress={() => card.focus(field)}
      isBoxed
      isFocused={isFocused}
      isDisabled={status.kind === 'unavailable'}
      error={error && t(error)}
      leading={isNumber ? <Icon of={CreditCard} /> : undefined}
      trailing={isNumber && brand !== undefined ? <CardBrand brand={brand} /> : undefined}
    >
      {() => (
        <div className={styles['host']} aria-busy={status.kind === 'loading' || undefined}>
          {status.kind === 'loading' && <Skeleton shape="line" widthInTenths={6} />}
          <div id={id} className={styles['provider']} dir="ltr" />
        </div>
      )}
    </FieldFrame>
  );
});
