import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import type { Issue } from '@/domain/business/issues';
import type { PointInTime } from '@/domain/shared/pointInTime';
import type { CardExpiry } from '@/domain/subscription/paymentMethod';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { renderAmount } from '@/ui/i18n/components/Amount';
import { renderDate } from '@/ui/i18n/components/DateText';
import { renderSentence, type SentenceProps } from '@/ui/i18n/components/Sentence';
import { countParams } from '@/ui/business/dashboard/countParams';
import { SPACE } from '@/ui/design/components/space/Space';
import { formatCardExpiry } from '@/ui/i18n/formatters';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { renderPeriodAmount } from './renderPeriodAmount';

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
  const words: Words = {
    t,
    say: (of, values = {}) => ({ of, values }),
    dated: (date) => ({ date: renderDate(date, timeZone) }),
  };
  return issues
    .flatMap((issue) => (isBrief ? briefOf(issue, words) : sentencesOf(issue, words)))
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

interface Words {
  readonly t: TFunction;
  readonly say: (of: TextKey, values?: Values) => IssueSentence;
  /** The value `date` of a sentence. */
  readonly dated: (date: PointInTime) => Values;
}

function briefOf(issue: Issue, { say, dated }: Words): IssueSentence {
  switch (issue.kind) {
    case 'card-expired':
      return issue.expiry === undefined
        ? say('attention.brief.cardExpired')
        : say('attention.brief.cardExpiredOn', monthOf(issue.expiry));
    case 'card-expiring':
      return issue.expiry === undefined
        ? say('attention.brief.cardExpiresSoon')
        : say('attention.brief.cardExpiresOn', monthOf(issue.expiry));
    case 'trial-ends':
      return issue.days === 0
        ? say('attention.brief.trialEndsToday')
        : say('attention.brief.trialEnds', dated(issue.date));
    case 'ends':
      return issue.isToday
        ? say('attention.brief.endsToday')
        : say('attention.brief.ends', dated(issue.date));
    case 'paid-hidden':
      return say('attention.brief.hidden');
    case 'visible-unpaid':
      return say('attention.brief.visibleUnpaid');
    case 'unknown':
      return say('attention.brief.unknown');
    case 'paused':
      return say('attention.brief.paused');
    case 'no-plan':
      return say('attention.line.none');
  }
}

function sentencesOf(issue: Issue, words: Words): IssueSentence | readonly IssueSentence[] {
  const { say, dated } = words;
  switch (issue.kind) {
    case 'card-expired':
      return cardExpired(issue, words);
    case 'card-expiring':
      return issue.expiry === undefined || issue.missed === undefined
        ? say('attention.issue.cardExpiresSoon')
        : say('attention.issue.cardExpiresBefore', { ...dated(issue.missed), ...monthOf(issue.expiry) });
    case 'trial-ends':
      return trialEnds(issue, words);
    case 'ends':
      return issue.isToday
        ? say('attention.issue.endsToday')
        : say('attention.issue.ends', dated(issue.date));
    case 'paid-hidden':
      return say(issue.isTrial ? 'attention.issue.trialHidden' : 'attention.issue.paidHidden');
    case 'visible-unpaid':
      return say('attention.issue.visibleUnpaid');
    case 'unknown':
      return say('attention.issue.unknown');
    case 'paused':
      return say(issue.isHidden ? 'attention.issue.paused' : 'attention.issue.pausedVisible');
    case 'no-plan':
      return say('attention.issue.noPlan');
  }
}

/** The expired card, and the charge that may fail. */
function cardExpired(
  { expiry, charge, announced }: Extract<Issue, { readonly kind: 'card-expired' }>,
  { say, dated }: Words,
): IssueSentence | readonly IssueSentence[] {
  const card =
    expiry === undefined
      ? say('attention.issue.cardExpired')
      : say('attention.issue.cardExpiredOn', monthOf(expiry));
  if (charge === undefined) return card;
  if (announced === undefined) return [card, say('attention.issue.nextCharge')];
  const { date, amount } = announced;
  return [card, say('attention.issue.chargeOn', { ...dated(date), price: renderAmount(amount) })];
}

/** The end of the trial, and the price after it. */
function trialEnds(
  { date, days, price, cycle }: Extract<Issue, { readonly kind: 'trial-ends' }>,
  { t, say, dated }: Words,
): IssueSentence | readonly IssueSentence[] {
  const ends =
    days === 0
      ? say('attention.issue.trialEndsToday')
      : say('attention.issue.trialEnds', { ...dated(date), ...countParams(days) });
  if (price === undefined) return ends;
  const after = renderPeriodAmount(t, { amount: price, cycle });
  return [ends, say('attention.issue.afterTrial', { price: after })];
}

/** The value `month` of a sentence. */
function monthOf(expiry: CardExpiry): Values {
  return { month: <Ltr>{formatCardExpiry(expiry)}</Ltr> };
}
