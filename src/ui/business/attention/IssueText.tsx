import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import type { Issue } from '@/domain/business/issues';
import type { PointInTime } from '@/domain/shared/pointInTime';
import type { CardExpiry } from '@/domain/subscription/paymentMethod';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { SPACE } from '@/ui/design/components/space/space';
import { renderAmount } from '@/ui/i18n/components/Amount';
import { renderDate } from '@/ui/i18n/components/DateText';
import { renderSentence, type SentenceProps } from '@/ui/i18n/components/Sentence';
import { countParams, formatCardExpiry } from '@/ui/i18n/formatters';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { renderPeriodAmount } from './SubscriptionParts';

interface IssueTextProps {
  readonly issues: readonly Issue[];
  /** The time zone of the business, for the dates. */
  readonly timeZone: string | undefined;
  /** Whether each issue is a few words instead of sentences. */
  readonly isBrief: boolean;
}

/** The issues of a business in words, the most urgent first. */
export function IssueText({ issues, timeZone, isBrief }: IssueTextProps) {
  const { t } = useTranslation();
  const dateValue: DateValue = (date) => ({ date: renderDate(date, timeZone) });
  return issues
    .flatMap((issue) => (isBrief ? briefOf(issue, dateValue) : sentencesOf(t, issue, dateValue)))
    .map(({ of, values }, position) => (
      <Fragment key={of}>
        {position > 0 && (isBrief ? <span> · </span> : SPACE)}
        {renderSentence(t, of, values)}
      </Fragment>
    ));
}

type Values = SentenceProps['values'];

interface IssueSentence {
  readonly of: TextKey;
  readonly values: Values;
}

function sentence(of: TextKey, values: Values = {}): IssueSentence {
  return { of, values };
}

/** Returns the value `date` of a sentence. */
type DateValue = (date: PointInTime) => Values;

function briefOf(issue: Issue, dateValue: DateValue): IssueSentence {
  switch (issue.kind) {
    case 'card-expired':
      return issue.expiry === undefined
        ? sentence('attention.brief.cardExpired')
        : sentence('attention.brief.cardExpiredOn', monthValue(issue.expiry));
    case 'card-expiring':
      return issue.expiry === undefined
        ? sentence('attention.brief.cardExpiresSoon')
        : sentence('attention.brief.cardExpiresOn', monthValue(issue.expiry));
    case 'trial-ends':
      return issue.days === 0
        ? sentence('attention.brief.trial.today')
        : sentence('attention.brief.trial.future', dateValue(issue.date));
    case 'ends':
      return issue.isToday
        ? sentence('attention.brief.cancelled.today')
        : sentence('attention.brief.cancelled.future', dateValue(issue.date));
    case 'paid-hidden':
      return sentence(issue.isTrial ? 'attention.brief.trialHidden' : 'attention.brief.hidden');
    case 'visible-unpaid':
      return sentence('attention.brief.visibleUnpaid');
    case 'unknown':
      return sentence('attention.brief.unknown');
    case 'paused':
      return sentence('attention.brief.paused');
    case 'no-plan':
      return sentence('attention.line.none');
  }
}

function sentencesOf(
  t: TFunction,
  issue: Issue,
  dateValue: DateValue,
): IssueSentence | readonly IssueSentence[] {
  switch (issue.kind) {
    case 'card-expired':
      return cardExpired(issue, dateValue);
    case 'card-expiring':
      return issue.expiry === undefined || issue.missed === undefined
        ? sentence('attention.issue.cardExpiresSoon')
        : sentence('attention.issue.cardExpiresBefore', {
            ...dateValue(issue.missed),
            ...monthValue(issue.expiry),
          });
    case 'trial-ends':
      return trialEnds(t, issue, dateValue);
    case 'ends':
      return issue.isToday
        ? sentence('attention.issue.endsToday')
        : sentence('attention.issue.ends', dateValue(issue.date));
    case 'paid-hidden':
      return sentence(issue.isTrial ? 'attention.issue.trialHidden' : 'attention.issue.paidHidden');
    case 'visible-unpaid':
      return sentence('attention.issue.visibleUnpaid');
    case 'unknown':
      return sentence('attention.issue.unknown');
    case 'paused':
      return sentence(issue.isHidden ? 'attention.issue.paused' : 'attention.issue.pausedVisible');
    case 'no-plan':
      return sentence('attention.issue.noPlan');
  }
}

function cardExpired(
  { expiry, charge, announced }: Extract<Issue, { readonly kind: 'card-expired' }>,
  dateValue: DateValue,
): IssueSentence | readonly IssueSentence[] {
  const card =
    expiry === undefined
      ? sentence('attention.issue.cardExpired')
      : sentence('attention.issue.cardExpiredOn', monthValue(expiry));
  if (charge === undefined) return card;
  if (announced === undefined) return [card, sentence('attention.issue.nextCharge')];
  const { date, amount } = announced;
  return [card, sentence('attention.issue.chargeOn', { ...dateValue(date), price: renderAmount(amount) })];
}

function trialEnds(
  t: TFunction,
  { date, days, price, cycle }: Extract<Issue, { readonly kind: 'trial-ends' }>,
  dateValue: DateValue,
): IssueSentence | readonly IssueSentence[] {
  const ends =
    days === 0
      ? sentence('attention.issue.trialEndsToday')
      : sentence('attention.issue.trialEnds', { ...dateValue(date), ...countParams(days) });
  if (price === undefined) return ends;
  const after = renderPeriodAmount(t, { amount: price, cycle });
  return [ends, sentence('attention.issue.afterTrial', { price: after })];
}

function monthValue(expiry: CardExpiry): Values {
  return { month: <Ltr>{formatCardExpiry(expiry)}</Ltr> };
}
