import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { nameIn } from '@/domain/business/Business';
import { minutesOfDayAt } from '@/domain/shared/plainDate';
import { DEFAULT_TIME_ZONE, usableTimeZone } from '@/domain/shared/timeZone';
import { displayStatusOf, isRunning } from '@/domain/subscription/Subscription';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Logo } from '@/ui/design/logo/Logo';
import { Amount } from '@/ui/i18n/components/Amount';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { formatMinutesOfDay } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useProductName } from '@/ui/shell/useProductName';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { SavedCardText } from '@/ui/subscription/section/SavedCardText';
import { InvoiceLines } from '@/ui/subscription/wizard/payment/InvoiceLines';
import { ItemName } from '@/ui/subscription/ItemName';
import { PeriodPriceText } from '@/ui/subscription/PeriodPriceText';
import { BusinessName } from '@/ui/business/BusinessName';
import type { Confirmation, ConfirmedItem } from './Confirmation';
import styles from './printed-sheet.module.scss';

export interface PrintedSheetProps {
  readonly confirmation: Confirmation;
  readonly onPrinted: () => void;
}

/**
 * Prints a sheet instead of the page. It is invisible on the screen (beyond D9), and stays until the first press after it
 * was printed, because Android sends `afterprint` after the first preview and renders again for another printer.
 */
export function PrintedSheet({ onPrinted, ...shown }: PrintedSheetProps) {
  const reportPrinted = useEffectEvent(onPrinted);
  useEffect(() => {
    const root = document.documentElement;
    const listeners = new AbortController();
    const { signal } = listeners;
    const onAfterPrint = (): void => {
      for (const press of ['pointerdown', 'keydown'])
        addEventListener(press, () => reportPrinted(), { capture: true, once: true, signal });
    };
    root.dataset['prints'] = 'sheet';
    addEventListener('afterprint', onAfterPrint, { once: true, signal });
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      listeners.abort();
      delete root.dataset['prints'];
    };
  }, []);
  return createPortal(
    <article className={styles['sheet']}>
      <Sheet {...shown} />
    </article>,
    document.body,
  );
}

type SheetProps = Omit<PrintedSheetProps, 'onPrinted'>;

function Sheet(props: SheetProps) {
  const { t, language } = useTranslation();
  const product = useProductName();
  const { business, order, subscription } = props.confirmation;
  const name = nameIn(business, language);
  const kind = order === undefined ? 'subscription' : 'order';
  return (
    <>
      <header className={styles['head']}>
        <Logo language={language} label={product} />
        <p className={styles['kind']}>
          <strong>{t(`confirmation.${kind}`)}</strong>
          <span>{t('confirmation.notAnInvoice')}</span>
        </p>
      </header>
      <h1 className={styles['title']}>
        <Sentence of="confirmation.title" values={{ business: <TextInLanguage of={name} /> }} />
      </h1>
      <Time {...props} />
      <div className={styles['columns']}>
        <Facts {...props} />
        <InvoiceTo {...props} />
      </div>
      <Items {...props} />
      {subscription?.hasUnreadItems === true && (
        <p className={styles['sentence']}>{t('subscription.section.itemsUnread')}</p>
      )}
      <Dates {...props} />
      {subscription !== undefined && isRunning(subscription) && (
        <p className={styles['sentence']}>{t('confirmation.renews')}</p>
      )}
      <footer className={styles['foot']}>{t(`confirmation.foot.${kind}`)}</footer>
    </>
  );
}

function Time({ confirmation: { at, business, order } }: SheetProps) {
  const { t } = useTranslation();
  const zone = usableTimeZone(business.timezone);
  return (
    <p className={styles['sentence']}>
      <Sentence
        of={order === undefined ? 'confirmation.asOf' : 'confirmation.sent'}
        values={{
          date: <DateText of={{ kind: 'instant', instant: at }} timeZone={zone} />,
          time: <Ltr>{formatMinutesOfDay(minutesOfDayAt(at, zone))}</Ltr>,
          zone: zone === DEFAULT_TIME_ZONE ? <span>{t('confirmation.israelTime')}</span> : <Ltr>{zone}</Ltr>,
        }}
      />
    </p>
  );
}

function Facts({ confirmation: { business, order, cycle, subscription } }: SheetProps) {
  const { t } = useTranslation();
  const card = subscription?.card;
  return (
    <dl>
      <Fact label={t('confirmation.business')}>
        <BusinessName of={business} />
      </Fact>
      <Fact label={t('confirmation.id')}>
        <Ltr>{business.id}</Ltr>
      </Fact>
      {subscription !== undefined && (
        <Fact label={t('confirmation.status')}>
          {t(`subscription.section.status.${displayStatusOf(subscription)}`)}
        </Fact>
      )}
      {cycle !== undefined && (
        <Fact label={t('subscription.wizard.cycle.label')}>{t(`subscription.wizard.cycle.${cycle}`)}</Fact>
      )}
      {card !== undefined && (
        <Fact label={t('subscription.section.card')}>
          <SavedCardText card={card} />
        </Fact>
      )}
      {order !== undefined && (
        <Fact label={t('confirmation.reference')}>
          <Ltr>{order.key}</Ltr>
        </Fact>
      )}
    </dl>
  );
}

/** The billing address of the order. It is not known for a subscription. */
function InvoiceTo({ confirmation: { order } }: SheetProps) {
  const { t } = useTranslation();
  const headingId = useId();
  if (order?.billing === undefined) return undefined;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['invoiceTo']}>
        {t('subscription.wizard.billing.invoiceTo')}
      </h2>
      <InvoiceLines values={order.billing} open={[]} />
    </section>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const PRICES = { monthly: 'confirmation.priceMonthly', annual: 'confirmation.priceAnnual' } as const;

function Items({ confirmation: { items, total, cycle } }: SheetProps) {
  const { t } = useTranslation();
  return (
    <table className={styles['items']}>
      <thead>
        <tr>
          <th scope="col">{t('confirmation.item')}</th>
          <th scope="col">{t(cycle === undefined ? 'confirmation.price' : PRICES[cycle])}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            <th scope="row">
              {t(
                cycle === undefined
                  ? 'subscription.wizard.bar.total'
                  : `subscription.wizard.bar.totalOf.${cycle}`,
              )}
            </th>
            <td>
              <Amount of={total} />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Item({ item }: { readonly item: ConfirmedItem }) {
  const { type, quantity, price } = item;
  const { planTitle, addOnName } = useCatalogTexts();
  return (
    <tr>
      <th scope="row">
        <ItemName quantity={quantity}>{type === 'plan' ? planTitle(item) : addOnName(item)}</ItemName>
      </th>
      <td>
        <PeriodPriceText of={price?.times(quantity)} />
      </td>
    </tr>
  );
}

function Dates({ confirmation: { dates } }: SheetProps) {
  const { t } = useTranslation();
  if (dates.length === 0) return undefined;
  return (
    <>
      <h2 className={styles['caption']}>{t('confirmation.dates.heading')}</h2>
      <ul className={styles['dates']}>
        {dates.map((upcoming) => (
          <li key={upcoming.kind}>
            <strong>
              <DateText of={{ kind: 'plain-date', date: upcoming.date }} />
            </strong>
            <span>
              {upcoming.kind === 'next-charge' ? (
                <Sentence
                  of="confirmation.dates.nextCharge"
                  values={{ amount: <Amount of={upcoming.amount} /> }}
                />
              ) : (
                t(`confirmation.dates.${upcoming.kind}`)
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
