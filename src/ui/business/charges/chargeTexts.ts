import type { TFunction } from 'i18next';
import type { ChargedMonths, DatedCharge, LeftOut, Month } from '@/domain/subscription/comingYear';
import { addOnItemsOf, planItemOf, type Subscription } from '@/domain/subscription/Subscription';
import { countParams } from '@/ui/i18n/formatters';
import { isolated } from '@/ui/i18n/isolated';
import type { TextKey } from '@/ui/i18n/useTranslation';
import { catalogTexts } from '@/ui/subscription/catalogTexts';

/* Not from `Intl`, because dates have one locale in every language (decision C19). */
const MONTHS = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11', 'm12'] as const;

function monthName(t: TFunction, { month }: Month): string {
  const name = MONTHS[month - 1] ?? 'm1';
  return t(`charges.month.${name}`);
}

function monthText(t: TFunction, month: Month): string {
  return t('charges.period', { month: monthName(t, month), year: month.year });
}

/** For example "December 2026" or "July to November 2027". */
export function periodText(t: TFunction, { from, to }: Pick<ChargedMonths, 'from' | 'to'>): string {
  if (from.year !== to.year)
    return t('charges.periodsOfYears', { from: monthText(t, from), to: monthText(t, to) });
  return from.month === to.month
    ? monthText(t, from)
    : t('charges.periods', { from: monthName(t, from), to: monthName(t, to), year: from.year });
}

/** The plan and the number of its add-ons. Undefined if the service sent no plan. */
export function planText(t: TFunction, subscription: Subscription): string | undefined {
  const item = planItemOf(subscription);
  if (item === undefined) return undefined;
  const plan = catalogTexts(t).planName(item);
  const addOns = addOnItemsOf(subscription).length;
  return addOns === 0 ? plan : t('charges.addOns', { plan: isolated(plan), ...countParams(addOns) });
}

export function noteText(t: TFunction, note: DatedCharge['note']): string | undefined {
  return note && t(`charges.${note}`);
}

/** Why a subscription has no charges, with the end date of a cancelled one. */
export function reasonText({ of: { subscription }, reason }: LeftOut): TextKey {
  return reason === 'cancelled' && subscription.cancelledAt !== undefined
    ? 'charges.out.cancelledUntil'
    : `charges.out.${reason}`;
}
