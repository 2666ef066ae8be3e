import { Check, Pencil, ReceiptText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import type { BillingField } from '@/domain/validation/BillingAddress';
import { ArchMark } from '@/ui/design/components/arch-mark/ArchMark';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { BillingFormModel } from '@/ui/subscription/wizard/BillingFormModel';
import { AllBillingFields } from './AllBillingFields';
import { BILLING_FORM_ID, billingFieldId } from './billingFields';
import { InvoiceLines } from './InvoiceLines';
import { OpenBillingFields } from './OpenBillingFields';
import styles from './billing-card.module.scss';

const CHANGE_ID = `${BILLING_FORM_ID}-change`;

interface BillingCardProps {
  readonly billing: BillingFormModel;
  readonly onChange: (field: BillingField, value: string) => void;
  readonly onSubmit: () => void;
}

/**
 * The billing address with ten required fields (spec section 3). When most of them are known, it is a card with the
 * recipient of the invoice and the missing fields.
 */
export const BillingCard = observer(function BillingCard({ billing, onChange, onSubmit }: BillingCardProps) {
  const headingId = useId();
  const { layout } = billing;
  return (
    <Card labelledBy={headingId}>
      <Head billing={billing} headingId={headingId} />
      <form
        id={BILLING_FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {layout.kind === 'all' ? (
          <AllBillingFields billing={billing} isUnfolding={layout.canFold} onChange={onChange} />
        ) : (
          layout.open.length > 0 && (
            <OpenBillingFields billing={billing} open={layout.open} onChange={onChange} />
          )
        )}
      </form>
    </Card>
  );
});

interface HeadProps {
  readonly billing: BillingFormModel;
  readonly headingId: string;
}

const Head = observer(function Head({ billing, headingId }: HeadProps) {
  const { t } = useTranslation();
  const focusLater = useFocusAfterRender();
  const { layout } = billing;
  if (layout.kind === 'all')
    return (
      <div className={styles['head']}>
        <h3 id={headingId} className={styles['heading']}>
          {t('subscription.wizard.billing.heading')}
        </h3>
        {layout.canFold && (
          <Button
            kind="quiet"
            icon={Check}
            flush="end"
            onPress={() => {
              billing.fold();
              const first = billing.shownErrors[0]?.field;
              focusLater(first === undefined ? CHANGE_ID : billingFieldId(first));
            }}
          >
            {t('subscription.wizard.billing.done')}
          </Button>
        )}
        <p className={styles['lead']}>{t('subscription.wizard.billing.text')}</p>
      </div>
    );
  return (
    <div className={styles['invoice']}>
      <ArchMark icon={ReceiptText} />
      <h3 id={headingId} className={styles['caption']}>
        {t('subscription.wizard.billing.invoiceTo')}
      </h3>
      <Button
        id={CHANGE_ID}
        kind="quiet"
        icon={Pencil}
        flush="end"
        label={t('subscription.wizard.billing.changeLabel')}
        onPress={() => {
          billing.unfold();
          focusLater(billingFieldId('firstName'));
        }}
      >
        {t('subscription.wizard.billing.change')}
      </Button>
      <InvoiceLines values={billing.values} open={layout.open} />
    </div>
  );
});

/** @returns A function that focuses an element by its id after the next rendering, because it may not exist yet. */
function useFocusAfterRender(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (wanted !== undefined) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
}
