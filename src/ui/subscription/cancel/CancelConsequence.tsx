import { Minus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@/domain/shared/instant';
import { announcedChargeOf } from '@/domain/subscription/announcedCharge';
import { addOnItemsOf, planItemOf, type Subscription } from '@/domain/subscription/Subscription';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { useCatalogTexts } from '@/ui/i18n/catalogText';
import { Amount } from '@/ui/i18n/components/Amount';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatNumber } from '@/ui/i18n/formatters';
import { slot } from '@/ui/i18n/slot';
import styles from './cancel-dialog.module.scss';

interface CancelConsequenceProps {
  readonly subscription: Subscription;
  readonly now: Instant;
  readonly timeZone: string | undefined;
}

/** The charge that will not be made, and what ends with the subscription (decisions C54, C105). */
export function CancelConsequence({ subscription, now, timeZone }: CancelConsequenceProps) {
  const { t } = useTranslation();
  const charge = announcedChargeOf(subscription, now, timeZone);
  return (
    <>
      {charge !== undefined && (
        <p className={styles['charge']}>
          <Sentence
            text={t('subscription.cancel.charge', { amount: slot('amount'), date: slot('date') })}
            values={{
              amount: <Amount of={charge.amount} />,
              date: <DateText of={charge.date} timeZone={timeZone} />,
            }}
          />
        </p>
      )}
      <p>{t('subscription.cancel.consequence')}</p>
      <EndingItems subscription={subscription} />
    </>
  );
}

function EndingItems({ subscription }: Pick<CancelConsequenceProps, 'subscription'>) {
  const { t } = useTranslation();
  const headingId = useId();
  const { planTitle, addOnName } = useCatalogTexts();
  const plan = planItemOf(subscription);
  if (subscription.items.length === 0) return undefined;
  return (
    <div className={styles['ending']}>
      <p id={headingId} className={styles['heading']}>
        {t('subscription.cancel.ending')}
      </p>
      <ul className={styles['items']} aria-labelledby={headingId}>
        {plan !== undefined && (
          <li>
            <Icon of={Minus} size="small" />
            <bdi>{planTitle(plan)}</bdi>
          </li>
        )}
        {addOnItemsOf(subscription).map((item) => (
          <li key={item.id}>
            <Icon of={Minus} size="small" />
            <span>
              <bdi>{addOnName(item)}</bdi> {item.quantity > 1 && <Ltr>×{formatNumber(item.quantity)}</Ltr>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
