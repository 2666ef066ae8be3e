import { CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { Money } from '@/domain/shared/Money';
import type { PlainDate } from '@/domain/shared/pointInTime';
import { cardWarningOf } from '@/domain/subscription/cardWarning';
import { monthsOf, periodsOf, type ChargedMonths, type DatedCharge } from '@/domain/subscription/comingYear';
import { sumsByCurrency } from '@/domain/subscription/subscriptionTotals';
import { BusinessWall } from '@/ui/business/BusinessPicture';
import { Card } from '@/ui/design/components/card/Card';
import { Disclosure } from '@/ui/design/components/disclosure/Disclosure';
import { Icon } from '@/ui/design/components/icon/Icon';
import { SPACE } from '@/ui/design/components/space/space';
import { Amount } from '@/ui/i18n/components/Amount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatPlainDate, formatNumber, isoDate } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { FirstItems } from '@/ui/shell/first-items/FirstItems';
import { paths } from '@/ui/shell/paths';
import { SavedCardText } from '@/ui/subscription/section/SavedCardText';
import { BusinessName } from '@/ui/business/BusinessName';
import type { BusinessSubscription } from '@/ui/business/businessSubscriptions';
import { renderExpiredCard } from '@/ui/business/attention/SubscriptionParts';
import { noteText, periodText, planText } from './chargeTexts';
import type { OwnersYear } from './OwnersYear';
import styles from './charges.module.scss';

/** How many charges a period shows at first, and how many each press on its button adds. */
const PAGE_SIZE = 50;

/** A period with more charges is folded at first, unless it is the next one. */
const MAX_OPEN = 20;

const COLUMNS = ['date', 'business', 'for', 'card', 'amount'] as const;

/** A charge whose date may be unknown. */
type ListedCharge = Pick<DatedCharge<BusinessSubscription>, 'of' | 'amount'> &
  Partial<Pick<DatedCharge, 'date' | 'note'>>;

/** All charges by date. Open at first are the next period, and short ones with a note, such as an annual charge. */
export function ChargesList({ year }: { readonly year: OwnersYear }) {
  const { t } = useTranslation();
  const isPrinted = useIsPrinted();
  const periods = periodsOf(monthsOf(year.charges));
  return (
    <Card isBare className={styles['list']}>
      <div className={styles['columns']} aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column}>{t(`charges.column.${column}`)}</span>
        ))}
      </div>
      {year.undated.length > 0 && (
        <Period title={t('charges.undated')} charges={year.undated} isOpenAtFirst isPrinted={isPrinted} />
      )}
      {periods.map((period, position) => (
        <Period
          key={keyOf(period)}
          title={periodText(t, period)}
          charges={period.charges}
          isOpenAtFirst={position === 0 || isShortWithNote(period)}
          isPrinted={isPrinted}
        />
      ))}
    </Card>
  );
}

/** Whether the page has been printed. It stays true, because Android can print again after `afterprint`. */
function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    /* The browser prints what is rendered when this listener returns. */
    const onBeforePrint = (): void => flushSync(() => setIsPrinted(true));
    addEventListener('beforeprint', onBeforePrint);
    return () => removeEventListener('beforeprint', onBeforePrint);
  }, []);
  return isPrinted;
}

const keyOf = ({ from, to }: ChargedMonths): string =>
  [from.year, from.month, to.year, to.month].map(String).join(' ');

const isShortWithNote = ({ charges }: ChargedMonths): boolean =>
  charges.length <= MAX_OPEN && charges.some(({ note }) => note !== undefined);

interface PeriodProps {
  readonly title: string;
  readonly charges: readonly ListedCharge[];
  readonly isOpenAtFirst: boolean;
  /** Whether all charges are rendered. */
  readonly isPrinted: boolean;
}

function Period({ title, charges, isOpenAtFirst, isPrinted }: PeriodProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [wasOpen, setWasOpen] = useState(isOpenAtFirst);
  return (
    <Disclosure
      className={styles['period']}
      isOpen={isOpen}
      onToggle={(opens) => {
        setIsOpen(opens);
        if (opens) setWasOpen(true);
      }}
      summary={
        <>
          <h2 className={styles['periodTitle']}>{title}</h2>
          {SPACE}
          {/* Charges without a date are due at different times, so their sum would say nothing. */}
          {charges.every(({ date }) => date !== undefined) && (
            <Sums of={sumsByCurrency(charges.map(({ amount }) => amount))} />
          )}
        </>
      }
    >
      {/* A long period has no charges before it is opened. Its list is there, so that its title and sum are printed. */}
      <FirstItems
        items={wasOpen || isPrinted || charges.length <= PAGE_SIZE ? charges : []}
        step={isPrinted ? charges.length : PAGE_SIZE}
        label={(added) => t('charges.more', { number: formatNumber(added) })}
      >
        {(shown) => (
          <ul role="list" className={styles['charges']}>
            {shown.map((charge) => (
              <ChargeRow
                key={`${charge.of.business.id} ${String(charge.date?.year)} ${String(charge.date?.month)}`}
                charge={charge}
              />
            ))}
          </ul>
        )}
      </FirstItems>
    </Disclosure>
  );
}

/** One sum for each currency. */
export function Sums({ of }: { readonly of: readonly Money[] }) {
  return (
    <span className={styles['sums']}>
      {of.map((sum) => (
        <span key={sum.currency}>
          <Amount of={sum} />
        </span>
      ))}
    </span>
  );
}

function ChargeRow({ charge: { of, date, amount, note } }: { readonly charge: ListedCharge }) {
  const { business, subscription } = of;
  return (
    <li className={styles['charge']}>
      <span className={styles['date']}>{date !== undefined && <ChargeDate of={date} />}</span>
      {SPACE}
      <BusinessWall business={business} size="row" className={styles['wall']} />
      <span className={styles['name']}>
        <BusinessName of={business} />
      </span>
      {SPACE}
      <ChargedItems of={of} note={note} />
      {SPACE}
      <span className={styles['card']}>
        <ChargedCard business={business} subscription={subscription} />
      </span>
      {SPACE}
      <span className={styles['amount']}>
        <Amount of={amount} />
      </span>
    </li>
  );
}

/** The date of a charge. Phones leave out the year, because the title of the period has it. */
function ChargeDate({ of }: { readonly of: PlainDate }) {
  const text = formatPlainDate(of);
  const year = text.lastIndexOf('.');
  return (
    <time dateTime={isoDate({ kind: 'plain-date', date: of })} translate="no">
      <bdi dir="ltr" data-figures>
        <span>{text.slice(0, year)}</span>
        <span className={styles['ofYear']}>{text.slice(year)}</span>
      </bdi>
    </time>
  );
}

/** The plan with its add-ons, and the note on the charge. */
function ChargedItems({ of, note }: Pick<ListedCharge, 'of' | 'note'>) {
  const { t } = useTranslation();
  const plan = planText(t, of.subscription);
  const what = plan === undefined ? undefined : <bdi>{plan}</bdi>;
  const noteMark = note && <span className={styles[note]}>{noteText(t, note)}</span>;
  return (
    <span className={styles['for']}>
      {noteMark === undefined || what === undefined ? (
        (what ?? noteMark)
      ) : (
        <Sentence of="charges.noted" values={{ what, note: noteMark }} />
      )}
    </span>
  );
}

/** The card that is charged. An expired one is marked and links to the form for a new one. */
function ChargedCard({ business, subscription }: Pick<BusinessSubscription, 'business' | 'subscription'>) {
  const { t } = useTranslation();
  const { card } = subscription;
  if (card === undefined) return undefined;
  if (cardWarningOf(subscription) !== 'expired')
    return (
      <span className={styles['valid']}>
        <SavedCardText card={card} />
      </span>
    );
  return (
    <span className={styles['expired']}>
      <Icon of={CircleX} size="small" />
      <span className={styles['warning']}>{renderExpiredCard(t, card.expiry)}</span>
      {SPACE}
      <Link className={styles['change']} to={paths.newCard(business.id)}>
        {t('attention.action.changeCard')}
      </Link>
    </span>
  );
}
