import type { ReactNode } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { classNames } from '@/ui/design/classNames';
import { PageHeading } from '@/ui/shell/PageHeading';
import styles from './page-head.module.scss';

interface PageHeadProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: ReactNode | undefined;
  /** The content below both, for example version and date. */
  readonly details?: Elements;
  /** The content at the inline end of the last line, for example a version. */
  readonly aside?: ReactNode | undefined;
  /** Leaves room for cards that stand half on the head. */
  readonly carriesCards?: boolean | undefined;
  /** Gives the title the size of the marketing pages. */
  readonly isLarge?: boolean | undefined;
}

/** The head of a public page, with plaster background and light beam. */
export function PageHead({
  title,
  lead,
  details,
  aside,
  carriesCards = false,
  isLarge = false,
}: PageHeadProps) {
  return (
    <div className={classNames(styles['head'], carriesCards && styles['carrier'])}>
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
