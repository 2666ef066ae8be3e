import { Scene } from '@/ui/design/illustrations/Scene';
import styles from './hero.module.scss';

const COLUMNS = [['electric'], ['plumbing', 'sea', 'cleaning'], ['garden', 'tutor', 'ac']] as const;

/** Three staggered columns of arches with trades. */
export function HeroArches() {
  return (
    <div className={styles['columns']} aria-hidden="true">
      {COLUMNS.map((column) => (
        <div key={column[0]} className={styles['column']}>
          {column.map((name) => (
            <div key={name} className={styles['arch']}>
              <Scene name={name} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
