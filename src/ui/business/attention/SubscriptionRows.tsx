import { Children } from 'react';
import { isActive, isDraft, nameIn, type Business } from '@/domain/business/Business';
import type { PointInTime } from '@/domain/shared/pointInTime';
import type { Money } from '@/domain/shared/Money';
import type { PlanItem } from '@/domain/subscription/Subscription';
import type { PeriodPrice } from '@/domain/subscription/subscriptionLine';
import type { Elements } from '@/ui/design/Elements';
import { Button } from '@/ui/design/components/button/Button';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Space } from '@/ui/design/components/space/Space';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { formatCardExpiry } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import type { BusinessLine } from './SubscriptionLines';
import { PeriodAmount } from './PeriodAmount';
import styles from './business-subscription.module.scss';
import { SLOTS } from './slots';

export type ShownLine = Exclude<BusinessLine, { readonly kind: 'loading' }>;

/** The first row: what it is. */
export function SubscriptionTitle({ line }: { readonly line: ShownLine }) {
  const { t } = useTranslation();
  switch (line.kind) {
    case 'active':
    case 'card-expired':
      return (
        <Parts>
          {line.plan !== undefined && <PlanName of={line.plan} />}
          <Price of={line.price} />
        </Parts>
      );
    case 'trial':
    case 'cancelled':
    case 'paused':
    case 'unknown':
      return (
        <Parts>
          <span>{t(`attention.line.${line.kind}`)}</span>
          {line.plan !== undefined && <PlanName of={line.plan} />}
        </Parts>
      );
    case 'none':
      return <span>{t('attention.line.none')}</span>;
    case 'failed':
      return <span>{t('attention.line.unchecked')}</span>;
  }
}

/** Separates its parts by dots. A part that starts a line has no dot. */
function Parts({ children }: { readonly children: Elements }) {
  return (
    <span className={styles['parts']}>
      {Children.map(
        children,
        (part) =>
          part !== false && (
            <span className={styles['part']}>
              {part}
              <Space />
            </span>
          ),
      )}
    </span>
  );
}

const CANCELLED_TEXTS = { future: 'activeUntil', today: 'endsToday', past: 'endedOn' } as const;
const TRIAL_TEXTS = { future: 'trialEnds', today: 'trialEndsToday', past: 'trialEnded' } as const;

interface SubscriptionTextProps {
  readonly line: ShownLine;
  readonly business: Business;
  /** The price of the cheapest monthly plan. */
  readonly lowestPrice: Money | undefined;
  readonly onCheck: () => void;
}

/** The second row: what comes next. */
export function SubscriptionText({ line, business, lowestPrice, onCheck }: SubscriptionTextProps) {
  const { t } = useTranslation();
  const dated = (text: string, date: PointInTime) => (
    <Sentence text={text} values={{ date: <DateText of={date} timeZone={business.timezone} /> }} />
  );
  switch (line.kind) {
    case 'active':
      return line.nextCharge === undefined ? (
        <span>{t('attention.line.noNextCharge')}</span>
      ) : (
        dated(t('attention.line.nextCharge', SLOTS), line.nextCharge)
      );
    case 'cancelled':
      if (line.end === undefined) return <span>{t('attention.line.ended')}</span>;
      return dated(t(`attention.line.${CANCELLED_TEXTS[line.end.tense]}`, SLOTS), line.end.date);
    case 'paused':
      return (
        <span>{t(isActive(business) ? 'attention.line.pausedVisible' : 'attention.line.pausedHidden')}</span>
      );
    case 'unknown':
      return (
        <span>
          {t(line.isCardExpiring ? 'attention.line.cardExpiresSoon' : 'attention.line.unknownText')}
        </span>
      );
    case 'trial':
      return <TrialText line={line} timeZone={business.timezone} />;
    case 'card-expired':
      return <CardExpiredText line={line} />;
    case 'none':
      return <NoneText isDraft={isDraft(business)} lowestPrice={lowestPrice} />;
    case 'failed':
      return <CheckButton business={business} onCheck={onCheck} />;
  }
}

type LineOf<Kind extends ShownLine['kind']> = Extract<ShownLine, { readonly kind: Kind }>;

interface TrialTextProps {
  readonly line: LineOf<'trial'>;
  readonly timeZone: string | undefined;
}

function TrialText({ line: { end, price }, timeZone }: TrialTextProps) {
  const { t } = useTranslation();
  if (end === undefined) return <Price of={price} />;
  const isPriced = end.tense === 'future' && price.amount !== undefined;
  const text = t(`attention.line.${isPriced ? 'trialEndsThen' : TRIAL_TEXTS[end.tense]}`, SLOTS);
  const date = <DateText of={end.date} timeZone={timeZone} />;
  return <Sentence text={text} values={{ date, price: <Price of={price} /> }} />;
}

function CardExpiredText({ line: { expiry } }: { readonly line: LineOf<'card-expired'> }) {
  const { t } = useTranslation();
  if (expiry === undefined) return <span>{t('attention.line.cardExpired')}</span>;
  const month = <Ltr>{formatCardExpiry(expiry)}</Ltr>;
  return <Sentence text={t('attention.line.cardExpiredOn', SLOTS)} values={{ month }} />;
}

interface NoneTextProps {
  readonly isDraft: boolean;
  readonly lowestPrice: Money | undefined;
}

function NoneText({ isDraft: isUnpublished, lowestPrice }: NoneTextProps) {
  const { t } = useTranslation();
  if (isUnpublished) return <span>{t('business.status.draft')}</span>;
  if (lowestPrice === undefined) return <span>{t('attention.line.noneText')}</span>;
  const price = <PeriodAmount of={{ amount: lowestPrice, cycle: 'monthly' }} />;
  return <Sentence text={t('attention.line.from', SLOTS)} values={{ price }} />;
}

interface CheckButtonProps {
  readonly business: Business;
  readonly onCheck: () => void;
}

/** The name of the business distinguishes the buttons of a list for screen readers. */
function CheckButton({ business, onCheck }: CheckButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Button kind="quiet" size="small" className={styles['check']} onPress={onCheck}>
      <span>{t('errors.tryAgain')}</span>
      <VisuallyHidden>
        <span>,</span>
        <Space />
        <TextInLanguage of={nameIn(business, language)} />
      </VisuallyHidden>
    </Button>
  );
}

function PlanName({ of }: { readonly of: PlanItem }) {
  const { planTitle } = useCatalogTexts();
  return <bdi>{planTitle(of)}</bdi>;
}

/** The price of each period, or a text that it is unknown. */
function Price({ of: { amount, cycle } }: { readonly of: PeriodPrice }) {
  const { t } = useTranslation();
  return amount === undefined ? (
    <span>{t('attention.line.priceUnknown')}</span>
  ) : (
    <PeriodAmount of={{ amount, cycle }} />
  );
}
