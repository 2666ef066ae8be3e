import { useId, type ReactNode } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { Card } from './Card';
import styles from './titled-card.module.scss';

interface TitledCardProps {
  /** The heading, which names the card. */
  readonly title: ReactNode;
  /** The content at the end of the heading's line. */
  readonly beside?: Elements;
  readonly children: Elements;
}

/** A card that is a section of its page. */
export function TitledCard({ title, beside, children }: TitledCardProps) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </Card>
  );
}
