import { nameIn } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import { calendarFile, type CalendarEvent } from '@/domain/shared/calendarFile';
import { csvFile } from '@/domain/shared/csvFile';
import type { Money } from '@/domain/shared/Money';
import { chargeEventId } from '@/domain/subscription/chargeEventId';
import { billingCycleOfSubscription } from '@/domain/subscription/Subscription';
import { amountCell, type FileContext } from '@/ui/business/amountCell';
import type { BusinessSubscription } from '@/ui/business/businessSubscriptions';
import { PRODUCT_NAME } from '@/ui/company/companyContent';
import { formatDate, formatMoney, isoDate } from '@/ui/i18n/formatters';
import { isolated } from '@/ui/i18n/isolated';
import { saveFile } from '@/ui/shell/saveFile';
import { noteText, planText, reasonText } from './chargeTexts';
import type { OwnersYear } from './OwnersYear';

/** Days between a reminder and its charge. */
const REMINDER_DAYS = 7;

function fileName(now: FileContext['now']): string {
  return `amin-charges-${isoDate({ kind: 'instant', instant: now })}`;
}

/** Saves a calendar with an event for each charge. Only an annual charge has a reminder. */
export function saveCalendar({ charges }: OwnersYear, { t, language, now }: FileContext): void {
  const events = charges.map(({ of: { business, subscription }, date, amount, note }): CalendarEvent => {
    const what = [isolated(formatMoney(amount)), planText(t, subscription), noteText(t, note)];
    return {
      id: chargeEventId(business.id, date),
      date,
      title: t('charges.event', { business: isolated(nameIn(business, language).text) }),
      text: [...what, t('charges.note')].filter((line) => line !== undefined).join('\n'),
      reminders: billingCycleOfSubscription(subscription) === 'annual' ? [REMINDER_DAYS] : [],
    };
  });
  saveFile(`${fileName(now)}.ics`, 'text/calendar', calendarFile(PRODUCT_NAME.en, events, now));
}

type RowSubject = Pick<BusinessSubscription, 'business'> &
  Partial<Pick<BusinessSubscription, 'subscription'>>;

/**
 * Saves a CSV file with a row for each charge, then for charges without a date, then for businesses without a known
 * charge, and last for those that could not be loaded.
 */
export function saveTable(
  year: OwnersYear,
  unloaded: readonly BusinessId[],
  { t, language, now }: FileContext,
): void {
  const { charges, undated, leftOut, unchecked } = year;
  const head = [
    t('charges.column.date'),
    t('charges.column.business'),
    t('errors.businessId'),
    t('charges.column.for'),
    t('charges.table.amount'),
    t('charges.table.reason'),
  ];
  const row = (date: string, of: RowSubject, amount: Money | undefined, note = '') => [
    date,
    nameIn(of.business, language).text,
    of.business.id,
    (of.subscription && planText(t, of.subscription)) ?? '',
    amountCell(amount),
    note,
  ];
  const table = csvFile([
    head,
    ...charges.map(({ of, date, amount, note }) =>
      row(isoDate({ kind: 'plain-date', date }), of, amount, noteText(t, note)),
    ),
    ...undated.map(({ of, amount }) => row('', of, amount, t('charges.undated'))),
    ...leftOut.map((entry) => {
      const { subscription, timeZone } = entry.of;
      const end = subscription.cancelledAt;
      const date = end === undefined ? '' : formatDate(end, timeZone);
      return row('', entry.of, undefined, t(reasonText(entry), { date }));
    }),
    ...unchecked.map((business) => row('', { business }, undefined, t('charges.out.unchecked'))),
    ...unloaded.map((id) => ['', '', id, '', '', t('charges.out.unchecked')]),
  ]);
  saveFile(`${fileName(now)}.csv`, 'text/csv', table);
}
