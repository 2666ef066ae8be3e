import { displayStatus, type Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import { csvFile } from '@/domain/shared/csvFile';
import { COMPLETE_LANGUAGES, type Language } from '@/domain/shared/language';
import { nonBlank, textIn } from '@/domain/shared/LocalizedText';
import { nextChargeOf } from '@/domain/subscription/nextCharge';
import {
  billingCycleOfSubscription,
  displayStatusOf,
  isUsable,
  planItemOf,
  totalOfSubscription,
  type Subscription,
} from '@/domain/subscription/Subscription';
import { amountCell, type FileContext } from '@/ui/business/amountCell';
import type { KnownSubscriptions } from '@/ui/business/businessSubscriptions';
import { isoDate } from '@/ui/i18n/formatters';
import { saveFile } from '@/ui/shell/saveFile';
import { catalogTexts } from '@/ui/subscription/catalogTexts';

/** Saves the list as a CSV file. What is not known of a business or of its subscription is empty. */
export function saveBusinesses(
  businesses: readonly Business[],
  unloaded: readonly BusinessId[],
  known: KnownSubscriptions,
  { t, language, now }: FileContext,
): void {
  const { planName } = catalogTexts(t);
  const head = [
    t('bulk.csv.id'),
    ...COMPLETE_LANGUAGES.map((each) => t(`bulk.csv.name.${each}`)),
    t('bulk.csv.status'),
    t('bulk.csv.subscriptionStatus'),
    t('bulk.csv.plan'),
    t('bulk.csv.price'),
    t('bulk.csv.cycle'),
    t('bulk.csv.nextCharge'),
    t('bulk.csv.card'),
  ];
  const rows = businesses.map((business) => [
    business.id,
    ...namesOf(business, language),
    t(`business.status.${displayStatus(business)}`),
    ...(known.has(business.id) ? cellsOf(known.get(business.id), business.timezone) : NO_CELLS),
  ]);
  const day = isoDate({ kind: 'instant', instant: now });
  saveFile(
    `amin-${day}.csv`,
    'text/csv',
    csvFile([head, ...rows, ...unloaded.map((id) => [id, ...head.slice(1).map(() => '')])]),
  );

  function cellsOf(subscription: Subscription | undefined, timeZone: string | undefined): readonly string[] {
    if (!isUsable(subscription, { now, timeZone })) return [t('bulk.csv.none'), ...NO_CELLS.slice(1)];
    const [plan, cycle] = [planItemOf(subscription), billingCycleOfSubscription(subscription)];
    const date = nextChargeOf(subscription, { now, timeZone })?.date;
    const expiry = subscription.card?.expiry;
    return [
      t(`subscription.section.status.${displayStatusOf(subscription)}`),
      plan === undefined ? '' : planName(plan),
      amountCell(totalOfSubscription(subscription)),
      cycle === undefined ? '' : t(`bulk.csv.${cycle}`),
      date === undefined ? '' : isoDate(date, timeZone),
      expiry === undefined ? '' : `${expiry.year}-${String(expiry.month).padStart(2, '0')}`,
    ];
  }
}

/** Empty cells for the status of the subscription, plan, price, cycle, next charge and card. */
const NO_CELLS: readonly string[] = ['', '', '', '', '', ''];

/** A name of unknown language goes into the column of the page language. */
function namesOf(business: Business, language: Language): readonly string[] {
  const names = COMPLETE_LANGUAGES.map(
    (each) => (textIn(business.names, each) ?? textIn(business.displayNames, each))?.text ?? '',
  );
  if (names.some((name) => name !== '')) return names;
  const name = nonBlank(business.name) ?? nonBlank(business.displayName) ?? '';
  return COMPLETE_LANGUAGES.map((each) => (each === language ? name : ''));
}
