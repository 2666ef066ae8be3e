import type { ComponentType } from 'react';
import styles from './illustrations.module.scss';

export interface IllustrationProps {
  readonly of: ComponentType;
}

/** A small decorative picture of a state in the colours of the theme. */
export function Illustration({ of: Drawing }: IllustrationProps) {
  return (
    <div className={styles['illustration']}>
      <Drawing />
    </div>
  );
}
