import type { TFunction } from 'i18next';
import { nameIn } from '@/domain/business/Business';
import { calendarFile } from '@/domain/shared/calendarFile';
import type { Language } from '@/domain/shared/language';
import { chargeEventId } from '@/domain/subscription/chargeEventId';
import { PRODUCT_NAME } from '@/ui/company/companyContent';
import { formatMoney } from '@/ui/i18n/formatters';
import { isolated } from '@/ui/i18n/isolated';
import type { Confirmation } from './Confirmation';

/** A calendar file with the coming dates of a subscription, in the language of the page. */
export function calendarOf({ at, business, dates }: Confirmation, t: TFunction, language: Language): string {
  const name = isolated(nameIn(business, language).text);
  const events = dates.map((upcoming) => ({
    id:
      upcoming.kind === 'next-charge'
        ? chargeEventId(business.id, upcoming.date)
        : `${upcoming.kind}-${business.id}@amin`,
    date: upcoming.date,
    title: t(`confirmation.event.${upcoming.kind}`, { business: name }),
    text: [
      upcoming.kind === 'next-charge' && isolated(formatMoney(upcoming.amount)),
      t('confirmation.event.current'),
    ]
      .filter((sentence) => sentence !== false)
      .join('\n'),
  }));
  return calendarFile(PRODUCT_NAME.en, events, at);
}
