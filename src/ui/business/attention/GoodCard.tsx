import { useId } from 'react';
import type { Instant } from '@/domain/shared/instant';
import { countParams } from '@/ui/business/dashboard/countParams';
import { Card } from '@/ui/design/components/card/Card';
import { Wall } from '@/ui/design/components/wall/Wall';
import { formatRecent } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './good-card.module.scss';

interface GoodCardProps {
  /** The number of subscriptions. */
  readonly subscribed: number;
  readonly checkedAt: Instant;
  readonly now: Instant;
}

/** Every subscription was read, and none needs attention. */
export function GoodCard({ subscribed, checkedAt, now }: GoodCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const time = formatRecent(checkedAt, now);
  return (
    <Card isBare labelledBy={headingId} className={styles['card']}>
      <Wall tint="mint" className={styles['wall']}>
        <LitArcade className={styles['arcade']} />
        <div>
          <h2 id={headingId} className={styles['heading']}>
            {t('attention.good.title')}
          </h2>
          <p className={styles['text']}>{t('attention.good.text', { ...countParams(subscribed), time })}</p>
        </div>
      </Wall>
    </Card>
  );
}

const ARCH_WIDTH = 34;
const GAP = 14;
const ARCHES = [0, 1, 2, 3, 4, 5] as const;

/** An arch that stands on the ground line of the drawing. */
function archPath(x: number, width: number, top: number): string {
  const radius = width / 2;
  return `M${String(x)} 96V${String(top + radius)}a${String(radius)} ${String(radius)} 0 0 1 ${String(width)} 0V96z`;
}

/** Six arches with lit doors, and the sun behind them. It is a picture, not a chart. */
function LitArcade({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 300 96" aria-hidden="true" focusable="false">
      <circle className={styles['sun']} cx="150" cy="60" r="36" />
      {ARCHES.map((position) => {
        const x = 13 + position * (ARCH_WIDTH + GAP);
        return (
          <g key={position}>
            <path className={styles['arch']} d={archPath(x, ARCH_WIDTH, 52)} />
            <path className={styles['door']} d={archPath(x + 9, ARCH_WIDTH - 18, 66)} />
          </g>
        );
      })}
    </svg>
  );
}
