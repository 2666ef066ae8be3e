import { useId } from 'react';
import { nameIn } from '@/domain/business/Business';
import { BusinessPicture } from '@/ui/business/BusinessPicture';
import { Card } from '@/ui/design/components/card/Card';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import { ConfirmationArea } from '@/ui/subscription/confirmation/ConfirmationArea';
import { OrderLines } from '@/ui/subscription/wizard/summary/OrderLines';
import type { OrderSummary } from '@/ui/subscription/wizard/WizardState';
import { OutcomeSentences } from './OutcomeSentences';
import styles from './order-details.module.scss';

interface OrderDetailsProps {
  readonly summary: OrderSummary;
  /** Whether the sentences about the order stand here, because the card above is about the next step. */
  readonly hasNote: boolean;
}

/** The order and its business. It shows no status, because one could be mistaken for the status of the business. */
export function OrderDetails({ summary, hasNote }: OrderDetailsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const language = useLanguage();
  const { business, order, selection, afterwards, billing } = summary;
  const name = nameIn(business, language);
  return (
    <Card labelledBy={headingId} className={styles['card']}>
      <div className={styles['head']}>
        <BusinessPicture business={business} name={name} size="small" />
        <div className={styles['names']}>
          <h2 id={headingId} className={styles['heading']}>
            {t('subscription.wizard.done.summary')}
          </h2>
          <p className={styles['name']}>
            <TextInLanguage of={name} />
          </p>
        </div>
      </div>
      <OrderLines selection={selection} isQuiet />
      {hasNote && (
        <p className={styles['note']}>
          <OutcomeSentences summary={summary} />
        </p>
      )}
      {afterwards.kind !== 'reading' && (
        <ConfirmationArea
          business={business}
          order={order}
          selection={selection}
          billing={billing}
          subscription={afterwards.kind === 'read' ? afterwards.subscription : undefined}
        />
      )}
    </Card>
  );
}
