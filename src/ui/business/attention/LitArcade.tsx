import styles from './good-card.module.scss';

const ARCH_WIDTH = 34;
const GAP = 14;
const ARCHES = [0, 1, 2, 3, 4, 5] as const;

/** An arch that stands on the ground line of the drawing. */
function archPath(x: number, width: number, top: number): string {
  const radius = width / 2;
  return `M${String(x)} 96V${String(top + radius)}a${String(radius)} ${String(radius)} 0 0 1 ${String(width)} 0V96z`;
}

/** Six arches with lit doors, and the sun behind them. It is a picture, not a chart. */
export function LitArcade({ className }: { readonly className: string | undefined }) {
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
