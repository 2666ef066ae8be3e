import { Lock, CreditCard, type LucideIcon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, type ReactNode } from 'react';
import { directionOf } from '@/domain/shared/language';
import { classNames } from '@/ui/design/classNames';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { byCardField, type CardField, type CardFieldState } from '@/application/ports/CardFields';
import { FieldFrame } from '@/ui/design/components/field-frame/FieldFrame';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { Card } from '@/ui/design/components/card/Card';
import type { Elements } from '@/ui/design/Elements';
import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';
import { showsMissingCardErrors } from '@/ui/subscription/wizard/WizardState';
import { CARD_FIELD_IDS, type CardFieldsModel } from './CardFieldsModel';
import { useWizard } from '@/ui/subscription/wizard/WizardContext';
import styles from './new-card-fields.module.scss';
import methods from './payment-methods.module.scss';
import noteStyles from './payment-note.module.scss';
import brandStyles from './card-brand.module.scss';

/** The provider's fields for number, expiry date and security code (spec section 5). */
export const NewCardFields = observer(function NewCardFields() {
  const { card } = useWizard().viewModel;
  const { t } = useTranslation();
  useCardFieldLabels(card);
  useEffect(() => {
    card.show(CARD_FIELD_IDS);
    return () => card.hide();
  }, [card]);
  return (
    <div className={styles['fields']}>
      {card.status.kind === 'unavailable' && <Unavailable onRetry={() => card.retry()} />}
      <VisuallyHidden role="status">
        {card.status.kind === 'loading' ? t('subscription.wizard.payment.cardFieldsLoading') : ''}
      </VisuallyHidden>
      <HostedField field="number" />
      <div className={styles['pair']}>
        <HostedField field="expiry" />
        <HostedField field="securityCode" />
      </div>
      <PaymentNote icon={Lock}>{t('subscription.wizard.payment.hosted')}</PaymentNote>
    </div>
  );
});

function useCardFieldLabels(card: CardFieldsModel): void {
  const { t, language } = useTranslation();
  useEffect(() => {
    card.setLabels({
      language,
      direction: directionOf(language),
      labels: byCardField((field) => t(`subscription.wizard.payment.cardField.${field}`)),
      placeholders: {
        number: '',
        expiry: t('subscription.wizard.payment.expiryPlaceholder'),
        securityCode: '',
      },
    });
  }, [card, language, t]);
}

function Unavailable({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice kind="bad" role="alert">
      <p>{t('subscription.wizard.payment.cardFieldsUnavailable')}</p>
      <Button kind="quiet" size="small" flush="start" onPress={onRetry}>
        {t('errors.tryAgain')}
      </Button>
    </Notice>
  );
}

/** The errors that the provider reports for a field. The app does not validate card data (spec section 5). */
const ERRORS = {
  empty: 'subscription.wizard.fieldErrors.required',
  incomplete: 'subscription.wizard.payment.cardIncomplete',
  expired: 'subscription.wizard.payment.cardExpired',
  complete: undefined,
} as const satisfies Readonly<Record<Exclude<CardFieldState, 'invalid'>, TextKey | undefined>>;

function errorOf(field: CardField, state: CardFieldState): TextKey | undefined {
  return state === 'invalid' ? `subscription.wizard.payment.cardInvalid.${field}` : ERRORS[state];
}

/** The label and the frame of a field that the provider renders in an iframe, which keeps the typed value. */
const HostedField = observer(function HostedField({ field }: { readonly field: CardField }) {
  const { card, state: wizardState } = useWizard().viewModel;
  const { t } = useTranslation();
  const { status } = card;
  const isFocused = status.kind === 'ready' && status.state.focused === field;
  const state = status.kind === 'ready' ? status.state.fields[field] : 'complete';
  const wasLeftWrong = (state === 'invalid' || state === 'expired') && !isFocused;
  const errorKey = wasLeftWrong || showsMissingCardErrors(wizardState) ? errorOf(field, state) : undefined;
  const error = errorKey && t(errorKey);
  const brand = status.kind === 'ready' ? status.state.brand : undefined;
  /* A press on the label or anywhere in the box. The Tab key reaches the field in the iframe itself. */
  const press = { onClick: () => card.focus(field) };
  return (
    <>
      <FieldFrame
        label={t(`subscription.wizard.payment.cardField.${field}`)}
        onLabelPress={press.onClick}
        error={error}
      >
        {({ isInvalid }) => (
          <div
            className={classNames(styles['box'], isFocused && styles['focused'])}
            data-invalid={isInvalid || undefined}
            data-disabled={status.kind === 'unavailable' || undefined}
            {...press}
          >
            <div className={styles['host']} aria-busy={status.kind === 'loading' || undefined}>
              {status.kind === 'loading' && <Skeleton shape="line" widthInTenths={6} />}
              <div id={CARD_FIELD_IDS[field]} className={styles['provider']} dir="ltr" />
            </div>
            {field === 'number' && <CardBrandLogo brand={brand} />}
          </div>
        )}
      </FieldFrame>
      {/* The input in the iframe cannot refer to the error. After Pay the summary names it. */}
      <VisuallyHidden role="status">{wasLeftWrong && error}</VisuallyHidden>
    </>
  );
});

/** The fields of a new card where the owner has no other method: no saved card (decision C66), or a change of card. */
export const OnlyNewCard = observer(function OnlyNewCard() {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <Card labelledBy={nameId}>
      <div className={methods['only']}>
        <h3 id={nameId} className={methods['title']}>
          {t('subscription.wizard.payment.card')}
        </h3>
        <p className={methods['detail']}>{t('subscription.wizard.payment.acceptedCards')}</p>
      </div>
      <NewCardFields />
    </Card>
  );
});

interface MethodRowProps {
  readonly picture: ReactNode;
  readonly name: ReactNode;
  readonly detail?: ReactNode;
  readonly badge?: Elements;
}

export function MethodRow({ picture, name, detail, badge }: MethodRowProps) {
  return (
    <div className={methods['row']}>
      <span className={methods['picture']}>{picture}</span>
      <span className={methods['text']}>
        <span className={methods['name']}>{name}</span>
        {detail !== undefined && <span className={methods['detail']}>{detail}</span>}
      </span>
      {badge}
    </div>
  );
}

export function PaymentNote({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <p className={noteStyles['note']}>
      <Icon of={icon} size="small" />
      <span>{children}</span>
    </p>
  );
}

/** The logo of a card brand, hidden from assistive technology, because the name follows as text. */
export function CardBrandLogo({ brand }: { readonly brand: string | undefined }) {
  const name = normalizeSpelling(brand);
  if (name === 'visa')
    return (
      <span className={brandStyles['sign']} aria-hidden="true">
        <span className={brandStyles['visa']}>VISA</span>
      </span>
    );
  if (name === 'mastercard')
    return (
      <span className={brandStyles['sign']} aria-hidden="true">
        <svg viewBox="0 0 36 22" className={brandStyles['circles']}>
          <circle cx="13" cy="11" r="10" className={brandStyles['left']} />
          <circle cx="23" cy="11" r="10" className={brandStyles['right']} />
        </svg>
      </span>
    );
  return <Icon of={CreditCard} size="large" />;
}
