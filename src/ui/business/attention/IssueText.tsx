import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import type { Issue } from '@/domain/business/issues';
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

interface IssueTextProps {
  readonly issues: readonly Issue[];
  /** The time zone of the business, for the dates. */
  readonly timeZone: string | undefined;
  /** A few words for each issue, where a row has little space. */
  readonly isBrief: boolean;
}

/** What a business needs: the most urgent issue, and the next one. */
export function IssueText({ issues, timeZone, isBrief }: IssueTextProps) {
  const { t } = useTranslation();
  const textsOf = isBrief ? briefOf : sentencesOf;
  return issues
    .flatMap((issue) => textsOf(issue, t, timeZone))
    .map(({ text, values }, position) => (
      <Fragment key={text}>
        {position > 0 && (isBrief ? <span> · </span> : <Space />)}
        <Sentence text={text} values={values} />
      </Fragment>
    ));
}

interface IssueSentence {
  readonly text: string;
  readonly values: SentenceProps['values'];
}

function briefOf(issue: Issue, t: TFunction, timeZone: string | undefined): IssueSentence {
  const dated = datedIn(timeZone);
  switch (issue.kind) {
    case 'card-expired':
      return issue.expiry === undefined
        ? plain(t('attention.brief.cardExpired'))
        : ofMonth(t('attention.brief.cardExpiredOn', SLOTS), issue.expiry);
    case 'card-expiring':
      return issue.expiry === undefined
        ? plain(t('attention.brief.cardExpiresSoon'))
        : ofMonth(t('attention.brief.cardExpiresOn', SLOTS), issue.expiry);
    case 'trial-ends':
      return issue.days === 0
        ? plain(t('attention.brief.trialEndsToday'))
        : dated(t('attention.brief.trialEnds', SLOTS), issue.date);
    case 'ends':
      return issue.isToday
        ? plain(t('attention.brief.endsToday'))
        : dated(t('attention.brief.ends', SLOTS), issue.date);
    case 'paid-hidden':
      return plain(t('attention.brief.hidden'));
    case 'visible-unpaid':
      return plain(t('attention.brief.visibleUnpaid'));
    case 'unknown':
      return plain(t('attention.brief.unknown'));
    case 'paused':
      return plain(t('attention.brief.paused'));
    case 'no-plan':
      return plain(t('attention.line.none'));
  }
}

function sentencesOf(issue: Issue, t: TFunction, timeZone: string | undefined): readonly IssueSentence[] {
  const dated = datedIn(timeZone);
  switch (issue.kind) {
    case 'card-expired':
      return cardExpired(issue, t, timeZone);
    case 'card-expiring':
      return issue.expiry === undefined || issue.missed === undefined
        ? [plain(t('attention.issue.cardExpiresSoon'))]
        : [
            dated(t('attention.issue.cardExpiresBefore', SLOTS), issue.missed, {
              month: <Month of={issue.expiry} />,
            }),
          ];
    case 'trial-ends':
      return trialEnds(issue, t, timeZone);
    case 'ends':
      return issue.isToday
        ? [plain(t('attention.issue.endsToday'))]
        : [dated(t('attention.issue.ends', SLOTS), issue.date)];
    case 'paid-hidden':
      return [plain(t(issue.isTrial ? 'attention.issue.trialHidden' : 'attention.issue.paidHidden'))];
    case 'visible-unpaid':
      return [plain(t('attention.issue.visibleUnpaid'))];
    case 'unknown':
      return [plain(t('attention.issue.unknown'))];
    case 'paused':
      return [plain(t(issue.isHidden ? 'attention.issue.paused' : 'attention.issue.pausedVisible'))];
    case 'no-plan':
      return [plain(t('attention.issue.noPlan'))];
  }
}

/** The expired card, and the charge that may fail. */
function cardExpired(
  { expiry, charge, announced }: Extract<Issue, { readonly kind: 'card-expired' }>,
  t: TFunction,
  timeZone: string | undefined,
): readonly IssueSentence[] {
  const dated = datedIn(timeZone);
  const card =
    expiry === undefined
      ? plain(t('attention.issue.cardExpired'))
      : ofMonth(t('attention.issue.cardExpiredOn', SLOTS), expiry);
  if (charge === undefined) return [card];
  if (announced === undefined) return [card, plain(t('attention.issue.nextCharge'))];
  return [
    card,
    dated(t('attention.issue.chargeOn', SLOTS), announced.date, {
      price: <Amount of={announced.amount} />,
    }),
  ];
}

/** The end of the trial, and the price after it. */
function trialEnds(
  { date, days, price, cycle }: Extract<Issue, { readonly kind: 'trial-ends' }>,
  t: TFunction,
  timeZone: string | undefined,
): readonly IssueSentence[] {
  const dated = datedIn(timeZone);
  const ends =
    days === 0
      ? plain(t('attention.issue.trialEndsToday'))
      : dated(t('attention.issue.trialEnds', { ...SLOTS, ...countParams(days) }), date);
  if (price === undefined) return [ends];
  const then = <PeriodAmount of={{ amount: price, cycle }} />;
  return [ends, { text: t('attention.issue.afterTrial', SLOTS), values: { price: then } }];
}

function plain(text: string): IssueSentence {
  return { text, values: {} };
}

function ofMonth(text: string, expiry: CardExpiry): IssueSentence {
  return { text, values: { month: <Month of={expiry} /> } };
}

function datedIn(timeZone: string | undefined) {
  return (text: string, date: PointInTime, more: IssueSentence['values'] = {}): IssueSentence => ({
    text,
    values: { date: <DateText of={date} timeZone={timeZone} />, ...more },
  });
}

function Month({ of }: { readonly of: CardExpiry }) {
  return <Ltr>{formatCardExpiry(of)}</Ltr>;
}
