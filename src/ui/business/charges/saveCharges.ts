import type { TFunction } from 'i18next';
import { nameIn } from '@/domain/business/Business';
import { calendarFile, type CalendarEvent } from '@/domain/shared/calendarFile';
import { csvFile } from '@/domain/shared/csvFile';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { Money } from '@/domain/shared/Money';
import { billingCycleOfSubscription } from '@/domain/subscription/Subscription';
import { amountCell } from '@/ui/business/amountCell';
import type { OwnersSubscription } from '@/ui/business/ownersSubscriptions';
import { PRODUCT_NAME } from '@/ui/company/companyContent';
import { formatDate, formatMoney, isoDate } from '@/ui/i18n/formatters';
import { isolated } from '@/ui/i18n/isolated';
import { saveFile } from '@/ui/shell/saveFile';
import { noteText, planText, reasonText } from './chargeTexts';
import type { OwnersYear } from './OwnersYear';

interface FileContext {
  readonly t: TFunction;
  readonly language: Language;
  readonly now: Instant;
}

/** Days between a reminder and its charge. */
const REMINDER_DAYS = 7;

export function saveCalendar(year: OwnersYear, context: FileContext): void {
  saveFile(`${fileName(context)}.ics`, 'text/calendar', calendarOf(year, context));
}

export function saveTable(year: OwnersYear, context: FileContext): void {
  saveFile(`${fileName(context)}.csv`, 'text/csv', tableOf(year, context));
}

function fileName({ now }: FileContext): string {
  return `amin-charges-${isoDate({ kind: 'instant', instant: now })}`;
}

/**
 * An event for each charge. The id of an event contains only the month, so that a newer file moves the event if the day
 * of the charge has changed. Only an annual charge has a reminder.
 */
function calendarOf({ charges }: OwnersYear, { t, language, now }: FileContext): string {
  const events = charges.map(({ of: { business, subscription }, date, amount, note }): CalendarEvent => {
    const month = `${String(date.year)}-${String(date.month).padStart(2, '0')}`;
    const what = [isolated(formatMoney(amount)), planText(t, subscription), noteText(t, note)];
    return {
      id: `charge-${month}-${business.id}@amin`,
      date,
      title: t('charges.event', { business: isolated(nameIn(business, language).text) }),
      text: [...what, t('charges.note')].filter((line) => line !== undefined).join('\n'),
      reminders: billingCycleOfSubscription(subscription) === 'annual' ? [REMINDER_DAYS] : [],
    };
  });
  return calendarFile(PRODUCT_NAME.en, events, now);
}

type RowSubject = Pick<OwnersSubscription, 'business'> & Partial<Pick<OwnersSubscription, 'subscription'>>;

/** A row for each charge, then for charges without a date, then for businesses without a known charge. */
function tableOf(year: OwnersYear, { t, language }: FileContext): string {
  const { charges, undated, leftOut, unchecked } = year;
  const head = [
    t('charges.column.date'),
    t('charges.column.business'),
    t('charges.table.id'),
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
  return csvFile([
    head,
    ...charges.map(({ of, date, amount, note }) =>
      row(isoDate({ kind: 'civil-date', date }), of, amount, noteText(t, note)),
    ),
    ...undated.map(({ of, amount }) => row('', of, amount, t('charges.undated'))),
    ...leftOut.map((entry) => {
      const { subscription, timeZone } = entry.of;
      const end = subscription.cancelledAt;
      const date = end === undefined ? '' : formatDate(end, timeZone);
      return row('', entry.of, undefined, t(reasonText(entry), { date }));
    }),
    ...unchecked.map((business) => row('', { business }, undefined, t('charges.out.unchecked'))),
  ]);
}
