import type { ReactNode } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { classNames } from '@/ui/design/classNames';
import { PageHeading } from '@/ui/shell/PageHeading';
import styles from './page-head.module.scss';

interface PageHeadProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: ReactNode | undefined;
  /** Below title and sentence, for example version and date. */
  readonly details?: Elements;
  /** At the inline end of the last line, for example a button. */
  readonly aside?: ReactNode | undefined;
  /** Whether cards of the page overlap the lower part of the head. */
  readonly isBehindCards?: boolean | undefined;
  /** Whether the title has the size of the marketing pages. */
  readonly isLarge?: boolean | undefined;
}

export function PageHead({
  title,
  lead,
  details,
  aside,
  isBehindCards = false,
  isLarge = false,
}: PageHeadProps) {
  return (
    <div className={classNames(styles['head'], isBehindCards && styles['carrier'])}>
      <div className={styles['container']}>
        <div className={styles['words']}>
          <PageHeading className={classNames(isLarge && styles['large'])}>{title}</PageHeading>
          {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
          {details}
        </div>
        {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      </div>
    </div>
  );
}
