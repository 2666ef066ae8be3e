import { RotateCw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OrderKind } from '@/domain/subscription/orderKinds';
import { Button } from '@/ui/design/components/button/Button';
import { ErrorSummary } from '@/ui/design/components/error-summary/ErrorSummary';
import { Notice } from '@/ui/design/components/notice/Notice';
import type { TextKey } from '@/ui/i18n/Texts';
import { EMAIL_EXAMPLE } from '@/ui/i18n/emailExample';
import { RetryCountdown } from '@/ui/i18n/components/RetryCountdown';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { CARD_FIELDS } from '@/application/ports/CardFields';
import {
  type PaymentFailure,
  type PaymentFailureKind,
  paymentFailureOf,
} from '@/ui/subscription/wizard/WizardState';
import { CARD_FIELD_IDS, type CardFieldError } from './CardFieldsModel';
import { billingFieldId } from './billingFields';
import { useWizard } from '@/ui/subscription/wizard/WizardContext';
import styles from './payment-step.module.scss';

/** Above the step: what failed, what to do and whether the card was charged (DESIGN section 9). */
export const StepFailure = observer(function StepFailure() {
  const failure = paymentFailureOf(useWizard().viewModel.state);
  if (failure === undefined) return undefined;
  const { kind, attempt } = failure;
  return kind === 'fields-invalid' ? (
    <FieldSummary attempt={attempt} />
  ) : (
    <FailureNotice key={attempt} {...failure} kind={kind} />
  );
});

/** Links to every invalid field, including those of the provider. */
const FieldSummary = observer(function FieldSummary({ attempt }: { readonly attempt: number }) {
  const { billing, card } = useWizard().viewModel;
  const { t } = useTranslation();
  const labelOf = (field: TextKey, rule: TextKey): string =>
    t('subscription.wizard.fieldErrors.summaryItem', {
      field: t(field),
      rule: t(rule, { example: EMAIL_EXAMPLE }),
    });
  const items = [
    ...card.errors.map(({ field, state }) => ({
      fieldId: CARD_FIELD_IDS[field],
      label: labelOf(`subscription.wizard.payment.cardField.${field}`, CARD_ERROR_TEXT[state]),
    })),
    ...billing.shownErrors.map(({ field, error }) => ({
      fieldId: billingFieldId(field),
      label: labelOf(
        `subscription.wizard.billing.${field}`,
        `subscription.wizard.fieldErrors.short.${error.kind}`,
      ),
    })),
  ];
  if (items.length === 0) return undefined;
  return (
    <div className={styles['summary']}>
      <ErrorSummary
        attempt={attempt}
        title={t('subscription.wizard.fieldErrors.summaryTitle', { count: items.length })}
        items={items}
        onItem={(fieldId) => {
          const cardField = CARD_FIELDS.find((field) => CARD_FIELD_IDS[field] === fieldId);
          if (cardField === undefined) document.getElementById(fieldId)?.focus();
          else card.focus(cardField);
        }}
      />
    </div>
  );
});

interface FailureNoticeProps extends PaymentFailure {
  readonly kind: ExplainedFailure;
}

/** Takes the focus when it is mounted. StepFailure keys it by attempt, so that a repeated failure takes it again. */
function FailureNotice({ kind, charge, retryAfter }: FailureNoticeProps) {
  const { viewModel, selection } = useWizard();
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(() => {
    /* The first field that the server refused. */
    const refused = viewModel.billing.firstRefused;
    const field = refused && document.getElementById(billingFieldId(refused));
    (field ?? box.current)?.focus();
  });
  useEffect(() => takeFocus(), []);
  const { title, text, isReassuring, needsReload } = failureTexts(kind, selection.orderKind);
  return (
    <div ref={box} className={styles['failure']} tabIndex={-1}>
      <Notice kind={isReassuring ? 'info' : 'bad'} role="alert" title={t(title)}>
        {text !== undefined && <p>{t(text)}</p>}
        {retryAfter !== undefined && (
          <p>
            <RetryCountdown wait={retryAfter} />
          </p>
        )}
        {charge !== undefined && <p>{t(`subscription.wizard.failure.charge.${charge}`)}</p>}
        {needsReload && (
          <Button
            kind="quiet"
            size="small"
            className={styles['reload']}
            icon={RotateCw}
            onPress={viewModel.reloadPage}
          >
            {t('subscription.wizard.failure.reload')}
          </Button>
        )}
      </Notice>
    </div>
  );
}

interface FailureTexts {
  readonly title: TextKey;
  /** What to do. */
  readonly text?: TextKey;
  /** Shown as information instead of an error. */
  readonly isReassuring?: true;
  /** The page is out of date and offers a reload. */
  readonly needsReload?: true;
}

/** The failures with a text. `fields-invalid` has FieldSummary instead. */
type ExplainedFailure = Exclude<PaymentFailureKind, 'fields-invalid'>;

const TEXTS: Readonly<Record<ExplainedFailure, FailureTexts>> = {
  'payment-method-required': { title: 'subscription.wizard.failure.paymentMethodRequired' },
  'card-incomplete': {
    title: 'subscription.wizard.failure.cardIncomplete',
    text: 'subscription.wizard.failure.cardIncompleteText',
  },
  'card-not-ready': {
    title: 'subscription.wizard.failure.cardNotReady',
    text: 'subscription.wizard.failure.cardNotReadyText',
  },
  offline: {
    title: 'subscription.wizard.failure.offlineTitle',
    text: 'subscription.wizard.failure.offline',
  },
  'in-progress': {
    title: 'subscription.wizard.failure.inProgress',
    text: 'subscription.wizard.failure.inProgressText',
  },
  'subscription-changed': {
    title: 'subscription.wizard.failure.subscriptionChanged',
    text: 'subscription.wizard.failure.subscriptionChangedText',
    needsReload: true,
  },
  'prices-changed': {
    title: 'subscription.wizard.failure.pricesChanged',
    text: 'subscription.wizard.failure.pricesChangedText',
    needsReload: true,
  },
  'nothing-to-change': {
    title: 'subscription.wizard.failure.nothingToChange',
    text: 'subscription.wizard.failure.nothingToChangeText',
    isReassuring: true,
    needsReload: true,
  },
  'not-executed': {
    title: 'subscription.wizard.failure.notChargedByThis',
    text: 'subscription.wizard.failure.notChargedByThisText',
    isReassuring: true,
  },
  payment_processing_error: {
    title: 'subscription.wizard.failure.paymentFailed',
    text: 'subscription.wizard.failure.paymentProcessingError',
  },
  bad_request: { title: 'subscription.wizard.failure.badRequest' },
  general_error: { title: 'subscription.wizard.failure.generalError' },
};

/** The texts of a failure. A failed purchase and a failed change have different texts. */
function failureTexts(kind: ExplainedFailure, orderKind: OrderKind): FailureTexts {
  return kind === 'general_error' && orderKind === 'create'
    ? { title: 'subscription.wizard.failure.creationFailed' }
    : TEXTS[kind];
}

/** The short rule that follows the name of a field in the error summary, for example “required”. */
const CARD_ERROR_TEXT = {
  empty: 'subscription.wizard.fieldErrors.short.required',
  incomplete: 'subscription.wizard.fieldErrors.short.incomplete',
  invalid: 'subscription.wizard.fieldErrors.short.invalidCard',
  expired: 'subscription.wizard.fieldErrors.short.expired',
} as const satisfies Readonly<Record<CardFieldError['state'], TextKey>>;
