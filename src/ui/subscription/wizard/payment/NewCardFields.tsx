import { Lock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo } from 'react';
import { directionOf } from '@/domain/shared/language';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import type { CardFieldsModel } from '@/ui/subscription/wizard/CardFieldsModel';
import { HostedField } from './HostedField';
import { PaymentNote } from './PaymentNote';
import styles from './new-card-fields.module.scss';

interface NewCardFieldsProps {
  readonly card: CardFieldsModel;
  /** Shows an error at each incomplete field, after a submission with an incomplete card. */
  readonly showsMissingErrors: boolean;
}

/** The provider's fields for number, expiry date and security code (spec section 5). */
export const NewCardFields = observer(function NewCardFields(props: NewCardFieldsProps) {
  const { card, showsMissingErrors } = props;
  const { t } = useTranslation();
  const base = useId();
  const ids = useMemo(() => {
    const prefix = `card${base.replaceAll(/[^\w-]/g, '')}`;
    return {
      number: `${prefix}-number`,
      expiry: `${prefix}-expiry`,
      securityCode: `${prefix}-security-code`,
    };
  }, [base]);
  useCardFieldLabels(card);
  useEffect(() => {
    card.show(ids);
    return () => card.hide();
  }, [card, ids]);
  const common = { card, showsMissingErrors };
  return (
    <div className={styles['fields']}>
      {card.status.kind === 'unavailable' && <Unavailable onRetry={() => card.retry()} />}
      <VisuallyHidden role="status">
        {card.status.kind === 'loading' ? t('subscription.wizard.payment.cardFieldsLoading') : ''}
      </VisuallyHidden>
      <HostedField
        {...common}
        field="number"
        id={ids.number}
        label={t('subscription.wizard.payment.cardNumber')}
      />
      <div className={styles['pair']}>
        <HostedField
          {...common}
          field="expiry"
          id={ids.expiry}
          label={t('subscription.wizard.payment.cardExpiry')}
        />
        <HostedField
          {...common}
          field="securityCode"
          id={ids.securityCode}
          label={t('subscription.wizard.payment.cardSecurityCode')}
        />
      </div>
      <PaymentNote icon={Lock}>{t('subscription.wizard.payment.hosted')}</PaymentNote>
    </div>
  );
});

/** Keeps the labels of the provider's fields in the language of the page. */
function useCardFieldLabels(card: CardFieldsModel): void {
  const { t } = useTranslation();
  const language = useLanguage();
  useEffect(() => {
    card.setLabels({
      language,
      direction: directionOf(language),
      labels: {
        number: t('subscription.wizard.payment.cardNumber'),
        expiry: t('subscription.wizard.payment.cardExpiry'),
        securityCode: t('subscription.wizard.payment.cardSecurityCode'),
      },
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
        {t('subscription.wizard.payment.tryAgain')}
      </Button>
    </Notice>
  );
}
