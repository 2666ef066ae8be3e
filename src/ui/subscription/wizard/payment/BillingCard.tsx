import { Check, Pencil, ReceiptText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { type BillingField, BILLING_FIELDS } from '@/domain/validation/BillingAddress';
import { ArchMark } from '@/ui/design/components/arch-mark/ArchMark';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { classNames } from '@/ui/design/classNames';
import type { TextKey } from '@/ui/i18n/Texts';
import type { BillingFormModel } from './BillingFormModel';
import { BILLING_FORM_ID, billingFieldId, BILLING_WIDTH } from './billingFields';
import { InvoiceLines } from './InvoiceLines';
import { BillingInput } from './BillingInput';
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
        <h3 id={headingId}>{t('subscription.wizard.billing.heading')}</h3>
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
      <InvoiceLines
        values={billing.values}
        open={layout.open}
        isBrief={layout.open.length === 0 && !billing.isChanged}
      />
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

interface AllBillingFieldsProps {
  readonly billing: BillingFormModel;
  /** Animates the appearance. */
  readonly isUnfolding: boolean;
  readonly onChange: (field: BillingField, value: string) => void;
}

/** Every field of the billing address. */
function AllBillingFields({ isUnfolding, ...common }: AllBillingFieldsProps) {
  return (
    <div className={classNames(isUnfolding && styles['unfolding'])}>
      <div className={styles['form']}>
        {inRows().map((fields) => {
          const inputs = fields.map((field) => <BillingInput key={field} {...common} field={field} />);
          const width = fields.map((field) => BILLING_WIDTH[field])[0];
          if (width === 'half')
            return (
              <div key={fields[0]} className={styles['pair']}>
                {inputs}
              </div>
            );
          return width === 'row' ? (
            <div key={fields[0]} className={styles['whole']}>
              {inputs}
            </div>
          ) : (
            inputs
          );
        })}
      </div>
    </div>
  );
}

/** The fields in rows. Halves that follow each other share one. */
function inRows(): readonly (readonly BillingField[])[] {
  const rows: BillingField[][] = [];
  for (const field of BILLING_FIELDS) {
    const before = rows.at(-1);
    if (BILLING_WIDTH[field] === 'half' && before?.every((other) => BILLING_WIDTH[other] === 'half') === true)
      before.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** The heading by the number of missing fields, which is a word up to the largest number of open fields. */
const MISSING: readonly TextKey[] = [
  'subscription.wizard.billing.missing.none',
  'subscription.wizard.billing.missing.one',
  'subscription.wizard.billing.missing.two',
  'subscription.wizard.billing.missing.three',
  'subscription.wizard.billing.missing.four',
];

/** Whether a field has a row of its own on a phone. */
const isWide = (field: BillingField): boolean => ['long', 'row'].includes(BILLING_WIDTH[field]);

interface OpenBillingFieldsProps {
  readonly billing: BillingFormModel;
  readonly open: readonly BillingField[];
  readonly onChange: (field: BillingField, value: string) => void;
}

/** The missing fields below the folded billing address. */
const OpenBillingFields = observer(function OpenBillingFields(props: OpenBillingFieldsProps) {
  const { open, ...common } = props;
  const { t } = useTranslation();
  const missing = MISSING[common.billing.missingCount];
  return (
    <div className={styles['missing']}>
      {missing !== undefined && <h4>{t(missing)}</h4>}
      <div className={styles['openFields']}>
        {open.map((field) => (
          <div key={field} className={isWide(field) ? styles['wide'] : undefined}>
            <BillingInput {...common} field={field} />
          </div>
        ))}
      </div>
    </div>
  );
});
