import { Check, Pencil, ReceiptText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { type BillingField, BILLING_FIELDS } from '@/domain/validation/BillingAddress';
import { ArchMark } from '@/ui/design/components/arch-mark/ArchMark';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { useFocusAfterRender } from '@/ui/design/useFocusAfterRender';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { classNames } from '@/ui/design/classNames';
import { BILLING_CHANGE_ID, BILLING_FORM_ID, billingFieldId, BILLING_WIDTH } from './billingFields';
import { InvoiceLines } from './InvoiceLines';
import { BillingInput } from './BillingInput';
import { useWizard } from '@/ui/subscription/wizard/WizardContext';
import { RememberChoice, RememberedNote } from './RememberedBillingParts';
import styles from './billing-card.module.scss';

/**
 * The billing address, whose ten fields are required (spec section 3). If most of them are known, it is folded to the
 * recipient of the invoice and the missing fields.
 */
export const BillingCard = observer(function BillingCard() {
  const { viewModel } = useWizard();
  const headingId = useId();
  const { layout } = viewModel.billing;
  return (
    <Card labelledBy={headingId}>
      <Head headingId={headingId} />
      <form
        id={BILLING_FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          viewModel.submit();
        }}
      >
        {layout.kind === 'all' ? (
          <AllBillingFields isUnfolding={layout.canFold} />
        ) : (
          layout.open.length > 0 && <OpenBillingFields open={layout.open} />
        )}
      </form>
      {layout.kind === 'folded' && <RememberedNote />}
    </Card>
  );
});

const Head = observer(function Head({ headingId }: { readonly headingId: string }) {
  const { billing } = useWizard().viewModel;
  const { t } = useTranslation();
  const focusAfterRender = useFocusAfterRender();
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
              focusAfterRender(first === undefined ? BILLING_CHANGE_ID : billingFieldId(first));
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
        id={BILLING_CHANGE_ID}
        kind="quiet"
        icon={Pencil}
        flush="end"
        label={t('subscription.wizard.billing.changeLabel')}
        onPress={() => {
          billing.unfold();
          focusAfterRender(billingFieldId('firstName'));
        }}
      >
        {t('subscription.wizard.billing.change')}
      </Button>
      <InvoiceLines
        values={billing.values}
        open={layout.open}
        isBrief={layout.open.length === 0 && !billing.isChanged && billing.rememberedSince === undefined}
      />
    </div>
  );
});

/** Two halves share a row, also on phones, unless their labels do not fit. */
const CLASSES = { half: undefined, short: styles['wide'], long: styles['wide'], row: styles['row'] };

function AllBillingFields({ isUnfolding }: { readonly isUnfolding: boolean }) {
  return (
    <div className={classNames(isUnfolding && styles['unfolding'])}>
      <div className={styles['form']}>
        {BILLING_FIELDS.map((field) => (
          <div key={field} className={CLASSES[BILLING_WIDTH[field]]}>
            <BillingInput field={field} />
          </div>
        ))}
        <div className={styles['row']}>
          <RememberChoice />
        </div>
      </div>
    </div>
  );
}

/** The heading of the open fields, by the number of those that are missing. */
const MISSING_TITLES: readonly TextKey[] = [
  'subscription.wizard.billing.missing.none',
  'subscription.wizard.billing.missing.one',
  'subscription.wizard.billing.missing.two',
  'subscription.wizard.billing.missing.three',
  'subscription.wizard.billing.missing.four',
];

/** Whether an open field has its own row on phones. */
const hasOwnRow = (field: BillingField): boolean => ['long', 'row'].includes(BILLING_WIDTH[field]);

interface OpenBillingFieldsProps {
  readonly open: readonly BillingField[];
}

/** The fields that were missing or invalid when the billing address was folded. */
const OpenBillingFields = observer(function OpenBillingFields({ open }: OpenBillingFieldsProps) {
  const { billing } = useWizard().viewModel;
  const { t } = useTranslation();
  const missing = MISSING_TITLES[billing.missingCount];
  return (
    <div className={styles['missing']}>
      {missing !== undefined && <h4>{t(missing)}</h4>}
      <div className={styles['openFields']}>
        {open.map((field) => (
          <div key={field} className={hasOwnRow(field) ? styles['wide'] : undefined}>
            <BillingInput field={field} />
          </div>
        ))}
      </div>
    </div>
  );
});
