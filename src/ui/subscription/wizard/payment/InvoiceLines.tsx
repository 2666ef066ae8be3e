import type { ReactElement } from 'react';
import { cleanCharacters, cleanText } from '@/domain/shared/pastedText';
import type { BillingField, BillingFormValues } from '@/domain/validation/BillingAddress';
import { cleanEmail } from '@/domain/validation/email';
import { cleanPhone } from '@/domain/validation/phoneNumber';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './billing-card.module.scss';

interface InvoiceLinesProps {
  readonly values: BillingFormValues;
  /** The fields that are inputs below. Their values are not shown here. */
  readonly open: readonly BillingField[];
  /** Whether to show only the name, the company and its number. */
  readonly isBrief?: boolean | undefined;
}

/** The recipient of the invoice in a few lines. */
export function InvoiceLines({ values, open, isBrief = false }: InvoiceLinesProps) {
  const known = (field: BillingField, clean = cleanText): string | undefined =>
    open.includes(field) ? undefined : clean(values[field]);
  const name = [known('firstName'), known('lastName')].filter((part) => part !== undefined);
  return (
    <>
      <p className={styles['recipient']}>
        <bdi>{name.join(' ')}</bdi>
      </p>
      <div className={styles['lines']}>
        <InvoiceLine
          parts={[
            inOwnDirection(known('company')),
            leftToRight(known('taxRegistrationNumber', cleanCharacters)),
          ]}
        />
        {!isBrief && (
          <>
            <AddressLine street={known('line1')} city={known('city')} zip={known('zip', cleanCharacters)} />
            <InvoiceLine parts={[leftToRight(known('email', cleanEmail))]} />
            <InvoiceLine parts={[leftToRight(known('phone', cleanPhone))]} />
          </>
        )}
      </div>
    </>
  );
}

/** One value, or two with a comma between them. Undefined values are left out. */
function InvoiceLine({ parts }: { readonly parts: readonly (ReactElement | undefined)[] }) {
  const [first, second] = parts.filter((part) => part !== undefined);
  if (first === undefined) return undefined;
  if (second === undefined) return <p>{first}</p>;
  return (
    <p>
      <Sentence of="subscription.wizard.billing.invoiceLine" values={{ first, second }} />
    </p>
  );
}

interface AddressLineProps {
  readonly street: string | undefined;
  readonly city: string | undefined;
  readonly zip: string | undefined;
}

/** The address in one `<bdi>`, so that its parts have the order of its own language and not of the page. */
function AddressLine({ street, city, zip }: AddressLineProps) {
  const { t } = useTranslation();
  const cityAndZip = [city, zip].filter((part) => part !== undefined).join(' ');
  const [first = '', second] = [street, cityAndZip].filter((part) => part !== undefined && part !== '');
  if (first === '') return undefined;
  const line = second === undefined ? first : t('subscription.wizard.billing.invoiceLine', { first, second });
  return (
    <p>
      <bdi>{line}</bdi>
    </p>
  );
}

function inOwnDirection(text: string | undefined): ReactElement | undefined {
  return text === undefined ? undefined : <bdi>{text}</bdi>;
}

function leftToRight(text: string | undefined): ReactElement | undefined {
  return text === undefined ? undefined : <Ltr>{text}</Ltr>;
}
