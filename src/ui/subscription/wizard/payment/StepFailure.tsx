import { RotateCw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { ErrorSummary } from '@/ui/design/components/error-summary/ErrorSummary';
import { Notice } from '@/ui/design/components/notice/Notice';
import { EMAIL_EXAMPLE } from '@/ui/i18n/emailExample';
import { RetryCountdown } from '@/ui/i18n/components/RetryCountdown';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
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

/**
 * Takes the focus when it is mounted, unless the server refused single fields: then the first of these takes it, and
 * the notice is an alert. StepFailure keys it by attempt, so that a repeated failure takes it again.
 */
function FailureNotice({ kind, chargeOutcome, retryAfter }: FailureNoticeProps) {
  const { viewModel, selection } = useWizard();
  const { t } = useTranslation();
  const noticeId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [refused] = useState(viewModel.billing.firstRefused);
  useEffect(() => {
    const field = refused && document.getElementById(billingFieldId(refused));
    (field ?? box.current)?.focus();
  }, [refused]);
  /* A failed purchase and a failed change have different texts. */
  const title = kind === 'general_error' && selection.orderKind === 'create' ? 'creation_failed' : kind;
  return (
    <div ref={box} role="group" aria-labelledby={noticeId} className={styles['failure']} tabIndex={-1}>
      <Notice
        kind={REASSURING.includes(kind) ? 'info' : 'bad'}
        id={noticeId}
        role={refused && 'alert'}
        title={t(`subscription.wizard.failure.title.${title}`)}
      >
        {hasText(kind) && <p>{t(`subscription.wizard.failure.text.${kind}`)}</p>}
        {retryAfter !== undefined && (
          <p>
            <RetryCountdown retryAfter={retryAfter} />
          </p>
        )}
        {/* Read with the notice at first. It may change later. */}
        {chargeOutcome !== undefined && (
          <p role="status">{t(`subscription.wizard.failure.charge.${chargeOutcome}`)}</p>
        )}
        {OUT_OF_DATE.includes(kind) && (
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

/** The failures that this notice explains. `fields-invalid` has FieldSummary instead. */
type ExplainedFailure = Exclude<PaymentFailureKind, 'fields-invalid'>;

/** The failures whose title says everything. */
const WITHOUT_TEXT = ['payment-method-required', 'bad_request', 'general_error'] as const;

const REASSURING: readonly ExplainedFailure[] = ['nothing-to-change', 'not-executed'];

/** The page is out of date and offers a reload. */
const OUT_OF_DATE: readonly ExplainedFailure[] = [
  'subscription-changed',
  'prices-changed',
  'nothing-to-change',
];

function hasText(kind: ExplainedFailure): kind is Exclude<ExplainedFailure, (typeof WITHOUT_TEXT)[number]> {
  return WITHOUT_TEXT.every((each) => each !== kind);
}

/** The short rule that follows the name of a field in the error summary, for example “required”. */
const CARD_ERROR_TEXT = {
  empty: 'subscription.wizard.fieldErrors.short.required',
  incomplete: 'subscription.wizard.fieldErrors.short.incomplete',
  invalid: 'subscription.wizard.fieldErrors.short.invalidCard',
  expired: 'subscription.wizard.fieldErrors.short.expired',
} as const satisfies Readonly<Record<CardFieldError['state'], TextKey>>;
