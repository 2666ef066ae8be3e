import type { ReactNode } from 'react';
import { classNames } from '@/ui/design/classNames';
import styles from './page-container.module.scss';

interface PageContainerProps {
  readonly children: ReactNode;
  /** `wide` for grids, `profile` for forms. */
  readonly width?: 'wide' | 'profile' | undefined;
  readonly className?: string | undefined;
}

/** The column of the page with its gutters and its block padding. */
export function PageContainer({ children, width = 'wide', className }: PageContainerProps) {
  return <div className={classNames(styles['container'], styles[width], className)}>{children}</div>;
}
