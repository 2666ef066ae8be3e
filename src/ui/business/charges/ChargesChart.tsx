import type { ChargedMonths } from '@/domain/subscription/comingYear';
import { classNames } from '@/ui/design/classNames';
import { formatWholeAmount } from '@/ui/i18n/formatters';
import styles from './charges.module.scss';

/* In SVG units. The drawing is never shown larger than one pixel per unit. */
const STEP = 68;
const BAR = 34;
const TOP = 24;
const BASE = 216;
const HEIGHT = 244;

/**
 * A column with the sum of each month, from left to right in every language. It is hidden from assistive technology,
 * because ChargesList says the same. All charges must be in one currency.
 */
export function ChargesChart({ months }: { readonly months: readonly ChargedMonths[] }) {
  const sums = months.map(({ charges }) => charges.reduce((sum, { amount }) => sum + amount.minor, 0));
  const highest = Math.max(...sums);
  const currency = months[0]?.charges[0]?.amount.currency ?? '';
  const width = months.length * STEP;
  return (
    <svg
      className={styles['chart']}
      viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`}
      width={width}
      height={HEIGHT}
      aria-hidden="true"
    >
      {months.map(({ from: { year, month } }, position) => {
        const sum = sums[position] ?? 0;
        const middle = (position + 0.5) * STEP;
        const height = ((BASE - TOP) * sum) / highest;
        return (
          <g
            key={`${String(year)} ${String(month)}`}
            className={classNames(position === 0 && styles['next'])}
          >
            {sum > 0 && <path className={styles['bar']} d={columnPath(middle, height)} />}
            {sum > 0 && (
              <text className={styles['barSum']} x={middle} y={BASE - height - 9}>
                {formatWholeAmount(sum, currency)}
              </text>
            )}
            <text className={styles['barMonth']} x={middle} y={HEIGHT - 6}>
              {`${String(month)}.${String(year % 100).padStart(2, '0')}`}
            </text>
          </g>
        );
      })}
      <path className={styles['base']} d={`M0 ${String(BASE)}H${String(width)}`} />
    </svg>
  );
}

/** A column with a round top. */
function columnPath(middle: number, height: number): string {
  const [half, round] = [BAR / 2, Math.min(BAR / 2, height)];
  const arc = `a${String(half)} ${String(round)} 0 0 1 ${String(BAR)} 0`;
  return `M${String(middle - half)} ${String(BASE)}v${String(round - height)}${arc}v${String(height - round)}z`;
}
