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
import type { TextKey } from '@/ui/i18n/Texts';
import { PeriodAmount } from './PeriodAmount';

interface IssueTextProps {
  readonly issues: readonly Issue[];
  /** The time zone of the business, for the dates. */
  readonly timeZone: string | undefined;
  /** A few words for each issue, where a row has little space. */
  readonly isBrief: boolean;
}

/** What a business needs: the most urgent issue, and the next one. */
export function IssueText({ issues, timeZone, isBrief }: IssueTextProps) {
  const textsOf = isBrief ? briefOf : sentencesOf;
  return issues
    .flatMap((issue) => textsOf(issue, timeZone))
    .map(({ of, values }, position) => (
      <Fragment key={of}>
        {position > 0 && (isBrief ? <span> · </span> : <Space />)}
        <Sentence of={of} values={values} />
      </Fragment>
    ));
}

interface IssueSentence {
  readonly of: TextKey;
  readonly values: SentenceProps['values'];
}

function briefOf(issue: Issue, timeZone: string | undefined): IssueSentence {
  const dated = datedIn(timeZone);
  switch (issue.kind) {
    case 'card-expired':
      return issue.expiry === undefined
        ? plain('attention.brief.cardExpired')
        : ofMonth('attention.brief.cardExpiredOn', issue.expiry);
    case 'card-expiring':
      return issue.expiry === undefined
        ? plain('attention.brief.cardExpiresSoon')
        : ofMonth('attention.brief.cardExpiresOn', issue.expiry);
    case 'trial-ends':
      return issue.days === 0
        ? plain('attention.brief.trialEndsToday')
        : dated('attention.brief.trialEnds', issue.date);
    case 'ends':
      return issue.isToday ? plain('attention.brief.endsToday') : dated('attention.brief.ends', issue.date);
    case 'paid-hidden':
      return plain('attention.brief.hidden');
    case 'visible-unpaid':
      return plain('attention.brief.visibleUnpaid');
    case 'unknown':
      return plain('attention.brief.unknown');
    case 'paused':
      return plain('attention.brief.paused');
    case 'no-plan':
      return plain('attention.line.none');
  }
}

function sentencesOf(issue: Issue, timeZone: string | undefined): readonly IssueSentence[] {
  const dated = datedIn(timeZone);
  switch (issue.kind) {
    case 'card-expired':
      return cardExpired(issue, timeZone);
    case 'card-expiring':
      return issue.expiry === undefined || issue.missed === undefined
        ? [plain('attention.issue.cardExpiresSoon')]
        : [
            dated('attention.issue.cardExpiresBefore', issue.missed, {
              month: <Month of={issue.expiry} />,
            }),
          ];
    case 'trial-ends':
      return trialEnds(issue, timeZone);
    case 'ends':
      return issue.isToday
        ? [plain('attention.issue.endsToday')]
        : [dated('attention.issue.ends', issue.date)];
    case 'paid-hidden':
      return [plain(issue.isTrial ? 'attention.issue.trialHidden' : 'attention.issue.paidHidden')];
    case 'visible-unpaid':
      return [plain('attention.issue.visibleUnpaid')];
    case 'unknown':
      return [plain('attention.issue.unknown')];
    case 'paused':
      return [plain(issue.isHidden ? 'attention.issue.paused' : 'attention.issue.pausedVisible')];
    case 'no-plan':
      return [plain('attention.issue.noPlan')];
  }
}

/** The expired card, and the charge that may fail. */
function cardExpired(
  { expiry, charge, announced }: Extract<Issue, { readonly kind: 'card-expired' }>,
  timeZone: string | undefined,
): readonly IssueSentence[] {
  const dated = datedIn(timeZone);
  const card =
    expiry === undefined
      ? plain('attention.issue.cardExpired')
      : ofMonth('attention.issue.cardExpiredOn', expiry);
  if (charge === undefined) return [card];
  if (announced === undefined) return [card, plain('attention.issue.nextCharge')];
  return [
    card,
    dated('attention.issue.chargeOn', announced.date, {
      price: <Amount of={announced.amount} />,
    }),
  ];
}

/** The end of the trial, and the price after it. */
function trialEnds(
  { date, days, price, cycle }: Extract<Issue, { readonly kind: 'trial-ends' }>,
  timeZone: string | undefined,
): readonly IssueSentence[] {
  const dated = datedIn(timeZone);
  const ends =
    days === 0
      ? plain('attention.issue.trialEndsToday')
      : dated('attention.issue.trialEnds', date, countParams(days));
  if (price === undefined) return [ends];
  const then = <PeriodAmount of={{ amount: price, cycle }} />;
  return [ends, { of: 'attention.issue.afterTrial', values: { price: then } }];
}

function plain(of: TextKey): IssueSentence {
  return { of, values: {} };
}

function ofMonth(of: TextKey, expiry: CardExpiry): IssueSentence {
  return { of, values: { month: <Month of={expiry} /> } };
}

function datedIn(timeZone: string | undefined) {
  return (of: TextKey, date: PointInTime, more: IssueSentence['values'] = {}): IssueSentence => ({
    of,
    values: { date: <DateText of={date} timeZone={timeZone} />, ...more },
  });
}

function Month({ of }: { readonly of: CardExpiry }) {
  return <Ltr>{formatCardExpiry(of)}</Ltr>;
}
