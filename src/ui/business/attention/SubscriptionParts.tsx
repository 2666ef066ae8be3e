import { CirclePause, CircleQuestionMark, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { PlanItem } from '@/domain/subscription/Subscription';
import type { PeriodPrice } from '@/domain/subscription/subscriptionLine';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { PeriodAmount } from './PeriodAmount';
import type { BusinessLine } from './SubscriptionLines';
import styles from './subscription-parts.module.scss';

export type ShownLine = Exclude<BusinessLine, { readonly kind: 'loading' }>;

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
