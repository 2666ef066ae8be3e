import { CirclePause, CircleQuestionMark, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { Business } from '@/domain/business/Business';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { AttentionViewModel } from './AttentionViewModel';
import { SubscriptionText, SubscriptionTitle, type ShownLine } from './SubscriptionRows';
import styles from './business-subscription.module.scss';

interface Look {
  readonly shape: 'dot' | 'ring' | LucideIcon;
  readonly tone: 'ok' | 'sea' | 'warn' | 'bad' | 'neutral';
}

const LOOKS = {
  active: { shape: 'dot', tone: 'ok' },
  trial: { shape: Clock, tone: 'sea' },
  cancelled: { shape: CircleX, tone: 'warn' },
  paused: { shape: CirclePause, tone: 'neutral' },
  unknown: { shape: CircleQuestionMark, tone: 'neutral' },
  'card-expired': { shape: CircleX, tone: 'bad' },
  none: { shape: 'ring', tone: 'neutral' },
  failed: { shape: CircleQuestionMark, tone: 'neutral' },
} as const satisfies Record<ShownLine['kind'], Look>;

interface BusinessSubscriptionProps {
  readonly viewModel: AttentionViewModel;
  readonly business: Business;
}

/** The subscription of a business on its card: what it is, and what comes next. */
export const BusinessSubscription = observer(function BusinessSubscription({
  viewModel,
  business,
}: BusinessSubscriptionProps) {
  const { t } = useTranslation();
  /* Each result changes the state of the list. A row renders again only when its own line changes. */
  const line = useMemo(() => computed(() => viewModel.lineOf(business)), [viewModel, business]).get();
  if (line.kind === 'loading')
    return (
      <div tabIndex={-1} className={styles['box']}>
        <span className={styles['bars']} aria-hidden="true">
          <Skeleton shape="line" widthInTenths={7} className={styles['firstBar']} />
          <Skeleton shape="line" widthInTenths={5} className={styles['secondBar']} />
        </span>
        <VisuallyHidden>{t('attention.line.loading')}</VisuallyHidden>
      </div>
    );
  const { shape, tone } = LOOKS[line.kind];
  return (
    <div tabIndex={-1} className={styles['box']}>
      <div className={styles['line']}>
        <span className={styles[tone]} aria-hidden="true">
          {typeof shape === 'string' ? <span className={styles[shape]} /> : <Icon of={shape} size="small" />}
        </span>
        <div className={styles['texts']}>
          <p className={styles['what']}>
            <VisuallyHidden>{`${t('attention.line.subscription')}: `}</VisuallyHidden>
            <SubscriptionTitle line={line} />
          </p>
          <p className={styles[line.kind === 'card-expired' ? 'expired' : 'next']}>
            <SubscriptionText
              line={line}
              business={business}
              lowestPrice={viewModel.lowestPrice}
              onCheck={() => viewModel.checkOne(business.id)}
            />
          </p>
        </div>
      </div>
    </div>
  );
});
