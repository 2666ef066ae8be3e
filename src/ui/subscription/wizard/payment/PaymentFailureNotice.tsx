import { RotateCw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChargeEvidence } from '@/domain/subscription/paymentRefusal';
import type { BillingField } from '@/domain/validation/BillingAddress';
import type { OrderKind } from '@/domain/subscription/PlacedOrder';
import { Button } from '@/ui/design/components/button/Button';
import { ErrorSummary } from '@/ui/design/components/error-summary/ErrorSummary';
import { Notice } from '@/ui/design/components/notice/Notice';
import type { TextKey } from '@/ui/i18n/Texts';
import { RetryCountdown } from '@/ui/i18n/components/RetryCountdown';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { BillingFormModel } from '@/ui/subscription/wizard/BillingFormModel';
import type { CardFieldsModel } from '@/ui/subscription/wizard/CardFieldsModel';
import type { PaymentFailure } from '@/ui/subscription/wizard/WizardState';
import { BILLING_LABEL, billingFieldId, EMAIL_EXAMPLE, shortFieldErrorText } from './billingFields';
import { CARD_LABEL, CARD_ERROR_TEXT, cardFieldId, cardFieldOf } from './cardFieldTexts';
import { EVIDENCE_TEXT, failureTexts, type ExplainedFailure } from './paymentFailureTexts';
import styles from './payment-step.module.scss';

interface PaymentFailureNoticeProps {
  readonly failure: PaymentFailure;
  readonly orderKind: OrderKind;
  readonly billing: BillingFormModel;
  readonly card: CardFieldsModel;
  readonly onReload: () => void;
}

/** The notice above the step. It tells what failed, what to do and whether the card was charged (DESIGN section 9). */
export function PaymentFailureNotice(props: PaymentFailureNoticeProps) {
  const { failure, orderKind, billing, card, onReload } = props;
  const { kind, attempt, evidence, retryAfter } = failure;
  return kind === 'fields-invalid' ? (
    <FieldSummary billing={billing} card={card} attempt={attempt} />
  ) : (
    <FailureNotice
      key={attempt}
      kind={kind}
      evidence={evidence}
      retryAfter={retryAfter}
      orderKind={orderKind}
      refusedField={billing.firstRefused}
      onReload={onReload}
    />
  );
}

interface FieldSummaryProps {
  readonly billing: BillingFormModel;
  readonly card: CardFieldsModel;
  readonly attempt: number;
}

/** A link to every invalid field, including those of the provider. */
const FieldSummary = observer(function FieldSummary({ billing, card, attempt }: FieldSummaryProps) {
  const { t } = useTranslation();
  const item = (field: TextKey, rule: TextKey): string =>
    t('subscription.wizard.fieldErrors.summaryItem', {
      field: t(field),
      rule: t(rule, { example: EMAIL_EXAMPLE }),
    });
  const items = [
    ...card.errors.map(({ field, state }) => ({
      fieldId: cardFieldId(field),
      label: item(CARD_LABEL[field], CARD_ERROR_TEXT[state]),
    })),
    ...billing.shownErrors.map(({ field, error }) => ({
      fieldId: billingFieldId(field),
      label: item(BILLING_LABEL[field], shortFieldErrorText(error)),
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
          const cardField = cardFieldOf(fieldId);
          if (cardField === undefined) document.getElementById(fieldId)?.focus();
          else card.focus(cardField);
        }}
      />
    </div>
  );
});

interface FailureNoticeProps {
  readonly kind: ExplainedFailure;
  readonly evidence: ChargeEvidence | undefined;
  readonly retryAfter: number | undefined;
  readonly orderKind: OrderKind;
  /** The first field that the server refused. It takes the focus. */
  readonly refusedField: BillingField | undefined;
  readonly onReload: () => void;
}

/** The caller keys it by attempt, so that a repeated failure takes the focus again. */
function FailureNotice({
  kind,
  evidence,
  retryAfter,
  orderKind,
  refusedField,
  onReload,
}: FailureNoticeProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(() => {
    const field = refusedField && document.getElementById(billingFieldId(refusedField));
    (field ?? box.current)?.focus();
  });
  useEffect(() => takeFocus(), []);
  const { title, text, isReassuring, needsReload } = failureTexts(kind, orderKind);
  return (
    <div ref={box} className={styles['failure']} tabIndex={-1}>
      <Notice kind={isReassuring ? 'info' : 'bad'} role="alert" title={t(title)}>
        {text !== undefined && <p>{t(text)}</p>}
        {retryAfter !== undefined && (
          <p>
            <RetryCountdown wait={retryAfter} />
          </p>
        )}
        {evidence !== undefined && <p>{t(EVIDENCE_TEXT[evidence])}</p>}
        {needsReload && (
          <Button kind="quiet" size="small" className={styles['reload']} icon={RotateCw} onPress={onReload}>
            {t('subscription.wizard.failure.reload')}
          </Button>
        )}
      </Notice>
    </div>
  );
}
