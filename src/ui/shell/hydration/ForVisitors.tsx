import type { ReactNode } from 'react';
import { classNames } from '@/ui/design/classNames';
import styles from './for-visitors.module.scss';

interface ForVisitorsProps {
  /** The app has started and is restoring the session. */
  readonly isUnsure?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Content for visitors only. A prerendered page does not know the session. In a tab that may hold one, the content
 * stays hidden until the app knows, so that a signed-in owner is not asked to log in.
 */
export function ForVisitors({ isUnsure = false, children }: ForVisitorsProps) {
  return <span className={classNames(styles['slot'], isUnsure && styles['quiet'])}>{children}</span>;
}
