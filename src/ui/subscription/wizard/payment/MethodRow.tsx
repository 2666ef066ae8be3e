import type { ReactNode } from 'react';
import type { Elements } from '@/ui/design/Elements';
import styles from './payment-methods.module.scss';

interface MethodRowProps {
  readonly picture: ReactNode;
  readonly name: ReactNode;
  readonly detail?: ReactNode;
  readonly badge?: Elements;
}

/** The row of a payment method: picture, name, detail, and a badge at the end. */
export function MethodRow({ picture, name, detail, badge }: MethodRowProps) {
  return (
    <div className={styles['row']}>
      <span className={styles['picture']}>{picture}</span>
      <span className={styles['text']}>
        <span className={styles['name']}>{name}</span>
        {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      </span>
      {badge}
    </div>
  );
}
