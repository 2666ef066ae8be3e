import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import type { Matter } from '@/domain/business/matters';
import type { PointInTime } from '@/domain/shared/pointInTime';
import type { CardExpiry } from '@/domain/subscription/paymentMethod';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Amount } from '@/ui/i18n/components/Amount';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence, type SentenceProps } from '@/ui/i18n/components/Sentence';
import { countParams } from '@/ui/business/dashboard/countParams';
import { Space } from '@/ui/design/components/space/Space';
import { formatCardExpiry } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PeriodAmount } from './PeriodAmount';
import { SLOTS } from './slots';

interface MatterTextProps {
  readonly matters: readonly Matter[];
  /** The time zone of the business, for the dates. */
  readonly timeZone: string | undefined;
}

/** The sentences about a business: of the most urgent matter, and of the next one. */
export function MatterText({ matters, timeZone }: MatterTextProps) {
  const { t } = useTranslation();
  return matters
    .flatMap((matter) => sentencesOf(matter, t, timeZone))
    .map(({ text, values }, position) => (
      <Fragment key={text}>
        {position > 0 && <Space />}
        <Sentence text={text} values={values} />
      </Fragment>
    ));
}

interface MatterSentence {
  readonly text: string;
  readonly values: SentenceProps['values'];
}

function sentencesOf(matter: Matter, t: TFunction, timeZone: string | undefined): readonly MatterSentence[] {
  const dated = datedIn(timeZone);
  switch (matter.kind) {
    case 'card-expired':
      return cardExpired(matter, t, timeZone);
    case 'card-expiring':
      return matter.expiry === undefined || matter.missed === undefined
        ? [plain(t('attention.matter.cardExpiresSoon'))]
        : [
            dated(t('attention.matter.cardExpiresBefore', SLOTS), matter.missed, {
              month: <Month of={matter.expiry} />,
            }),
          ];
    case 'trial-ends':
      return trialEnds(matter, t, timeZone);
    case 'ends':
      return matter.isToday
        ? [plain(t('attention.matter.endsToday'))]
        : [dated(t('attention.matter.ends', SLOTS), matter.date)];
    case 'paid-hidden':
      return [plain(t(matter.isTrial ? 'attention.matter.trialHidden' : 'attention.matter.paidHidden'))];
    case 'visible-unpaid':
      return [plain(t('attention.matter.visibleUnpaid'))];
    case 'unknown':
      return [plain(t('attention.matter.unknown'))];
    case 'paused':
      return [plain(t(matter.isHidden ? 'attention.matter.paused' : 'attention.matter.pausedVisible'))];
  }
}

/** The expired card, and the charge that may fail. */
function cardExpired(
  { expiry, charge, announced }: Extract<Matter, { readonly kind: 'card-expired' }>,
  t: TFunction,
  timeZone: string | undefined,
): readonly MatterSentence[] {
  const dated = datedIn(timeZone);
  const card =
    expiry === undefined
      ? plain(t('attention.matter.cardExpired'))
      : { text: t('attention.matter.cardExpiredOn', SLOTS), values: { month: <Month of={expiry} /> } };
  if (charge === undefined) return [card];
  if (announced === undefined) return [card, plain(t('attention.matter.nextCharge'))];
  return [
    card,
    dated(t('attention.matter.chargeOn', SLOTS), announced.date, {
      price: <Amount of={announced.amount} />,
    }),
  ];
}

/** The end of the trial, and the price after it. */
function trialEnds(
  { date, days, price, cycle }: Extract<Matter, { readonly kind: 'trial-ends' }>,
  t: TFunction,
  timeZone: string | undefined,
): readonly MatterSentence[] {
  const dated = datedIn(timeZone);
  const ends =
    days === 0
      ? plain(t('attention.matter.trialEndsToday'))
      : dated(t('attention.matter.trialEnds', { ...SLOTS, ...countParams(days) }), date);
  if (price === undefined) return [ends];
  const then = <PeriodAmount of={{ amount: price, cycle }} />;
  return [ends, { text: t('attention.matter.afterTrial', SLOTS), values: { price: then } }];
}

function plain(text: string): MatterSentence {
  return { text, values: {} };
}

function datedIn(timeZone: string | undefined) {
  return (text: string, date: PointInTime, more: MatterSentence['values'] = {}): MatterSentence => ({
    text,
    values: { date: <DateText of={date} timeZone={timeZone} />, ...more },
  });
}

function Month({ of }: { readonly of: CardExpiry }) {
  return <Ltr>{formatCardExpiry(of)}</Ltr>;
}
