import type { TFunction } from 'i18next';
import { nameIn, type Business } from '@/domain/business/Business';
import { calendarFile, type CalendarEvent } from '@/domain/shared/calendarFile';
import { csvFile } from '@/domain/shared/csvFile';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { Money } from '@/domain/shared/Money';
import { amountCell } from '@/ui/business/amountCell';
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

const WEEK = 7;

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
 * An event for each charge. The id of an event names only the month of the charge, so that a file that is imported
 * later moves the event to another day. Only the charge for a whole year has a reminder.
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
      reminders: note === 'year' ? [WEEK] : [],
    };
  });
  return calendarFile(PRODUCT_NAME.en, events, now);
}

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
  const row = (date: string, business: Business, what: string, amount: Money | undefined, note = '') => [
    date,
    nameIn(business, language).text,
    business.id,
    what,
    amountCell(amount),
    note,
  ];
  return csvFile([
    head,
    ...charges.map(({ of: { business, subscription }, date, amount, note }) =>
      row(
        isoDate({ kind: 'civil-date', date }),
        business,
        planText(t, subscription) ?? '',
        amount,
        noteText(t, note),
      ),
    ),
    ...undated.map(({ of: { business, subscription }, amount }) =>
      row('', business, planText(t, subscription) ?? '', amount, t('charges.undated')),
    ),
    ...leftOut.map((left) => {
      const { business, subscription, timeZone } = left.of;
      const end = subscription.cancelledAt;
      const date = end === undefined ? '' : formatDate(end, timeZone);
      return row('', business, planText(t, subscription) ?? '', undefined, t(reasonText(left), { date }));
    }),
    ...unchecked.map((business) => row('', business, '', undefined, t('charges.out.unchecked'))),
  ]);
}
