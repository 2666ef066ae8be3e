import { CirclePause, CircleQuestionMark, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { PlanItem } from '@/domain/subscription/Subscription';
import type { PeriodPrice } from '@/domain/subscription/subscriptionLine';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { computed } from 'mobx';
import { useMemo } from 'react';
import type { Business } from '@/domain/business/Business';
import type { CardExpiry } from '@/domain/subscription/paymentMethod';
import type { PointInTime } from '@/domain/shared/pointInTime';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatCardExpiry } from '@/ui/i18n/formatters';
import { PeriodAmount } from './PeriodAmount';
import type { SubscriptionProps } from './AttentionScope';
import type { BusinessLine } from './AttentionViewModel';
import styles from './subscription-parts.module.scss';

export type ShownLine = Exclude<BusinessLine, { readonly kind: 'loading' }>;

/** Each result changes the state of the list. A card or row renders again only when its own line changes. */
export function useLine({ viewModel, business }: SubscriptionProps): BusinessLine {
  return useMemo(() => computed(() => viewModel.lineOf(business)), [viewModel, business]).get();
}

interface Look {
  readonly shape: 'dot' | 'ring' | LucideIcon;
  readonly tone: 'ok' | 'sea' | 'warn' | 'bad' | 'neutral';
}

const LOOKS: Readonly<Record<ShownLine['kind'], Look>> = {
  active: { shape: 'dot', tone: 'ok' },
  trial: { shape: Clock, tone: 'sea' },
  cancelled: { shape: CircleX, tone: 'warn' },
  paused: { shape: CirclePause, tone: 'neutral' },
  unknown: { shape: CircleQuestionMark, tone: 'neutral' },
  'card-expired': { shape: CircleX, tone: 'bad' },
  none: { shape: 'ring', tone: 'neutral' },
  failed: { shape: CircleQuestionMark, tone: 'neutral' },
};

/** The shape and colour of a state. The words beside it say the same. */
export function SubscriptionMark({ kind }: { readonly kind: ShownLine['kind'] }) {
  const { shape, tone } = LOOKS[kind];
  return (
    <span className={classNames(styles['mark'], styles[tone])} aria-hidden="true">
      {typeof shape === 'string' ? <span className={styles[shape]} /> : <Icon of={shape} size="small" />}
    </span>
  );
}

export function PlanName({ of }: { readonly of: PlanItem }) {
  const { planName } = useCatalogTexts();
  return <bdi>{planName(of)}</bdi>;
}

/** The price of each period, or a text that it is unknown. */
export function Price({ of: { amount, cycle } }: { readonly of: PeriodPrice }) {
  const { t } = useTranslation();
  return amount === undefined ? (
    <span>{t('attention.line.priceUnknown')}</span>
  ) : (
    <PeriodAmount of={{ amount, cycle }} />
  );
}

interface DatedTextProps {
  /** A text with a date. */
  readonly text: TextKey;
  readonly date: PointInTime;
  readonly business: Business;
}

/** A text with a date in the time zone of the business. */
export function DatedText({ text, date, business: { timezone } }: DatedTextProps) {
  return <Sentence of={text} values={{ date: <DateText of={date} timeZone={timezone} /> }} />;
}

/** Says that a card has expired, and when if that is known. */
export function ExpiredCardText({ expiry }: { readonly expiry: CardExpiry | undefined }) {
  const { t } = useTranslation();
  if (expiry === undefined) return <span>{t('attention.brief.cardExpired')}</span>;
  const month = <Ltr>{formatCardExpiry(expiry)}</Ltr>;
  return <Sentence of="attention.brief.cardExpiredOn" values={{ month }} />;
}
