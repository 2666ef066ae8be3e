import type { ReactNode } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { Card } from '@/ui/design/components/card/Card';
import { Illustration, type IllustrationProps } from '@/ui/design/illustrations/Illustration';
import styles from './state-card.module.scss';

export interface StateCardProps {
  readonly illustration: IllustrationProps['of'];
  readonly title: ReactNode;
  /** One or two sentences about the event and the next step. */
  readonly children?: ReactNode | undefined;
  /** One button, and for errors a link to support. */
  readonly actions?: ReactNode | undefined;
  /** The content below the actions, outside the live region. */
  readonly details?: Elements;
  /** `alert` for errors. */
  readonly role?: 'alert' | 'status' | undefined;
  /** The id of the heading, which receives the focus after a navigation. */
  readonly headingId?: string | undefined;
}

/** A card for an empty, failed or finished state: picture, heading, sentence and one action. */
export function StateCard({
  illustration,
  title,
  children,
  actions,
  details,
  role,
  headingId,
}: StateCardProps) {
  return (
    <Card className={styles['card']}>
      <Illustration of={illustration} />
      <div className={styles['text']} role={role}>
        <h2 id={headingId} className={styles['title']} tabIndex={headingId === undefined ? undefined : -1}>
          {title}
        </h2>
        {children !== undefined && <div className={styles['sentence']}>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      {details}
    </Card>
  );
}
