import type { ReactNode } from 'react';
import { classNames } from '@/ui/design/classNames';
import styles from './for-visitors.module.scss';

interface ForVisitorsProps {
  /** Set while the app restores the session. */
  readonly isRestoring?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Content for visitors only. A prerendered page does not know the session. In a tab that may hold one, this content
 * stays hidden until the session is known, so that no signed-in owner is asked to log in.
 */
export function ForVisitors({ isRestoring = false, children }: ForVisitorsProps) {
  return <span className={classNames(styles['slot'], isRestoring && styles['restoring'])}>{children}</span>;
}
