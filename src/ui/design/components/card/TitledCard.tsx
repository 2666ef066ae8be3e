import { useId, type ReactNode } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { Card } from './Card';
import styles from './titled-card.module.scss';

interface TitledCardProps {
  /** The heading, which names the card. */
  readonly title: ReactNode;
  readonly level?: 2 | 3;
  /** The content at the end of the heading's line. */
  readonly beside?: Elements;
  readonly children: Elements;
}

/** A card that is a section of its page. */
export function TitledCard({ title, level = 2, beside, children }: TitledCardProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <Card labelledBy={id}>
      <div className={styles['head']}>
        <Heading id={id} className={styles['title']}>
          {title}
        </Heading>
        {beside}
      </div>
      {children}
    </Card>
  );
}
