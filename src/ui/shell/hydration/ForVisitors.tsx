import type { ReactNode } from 'react';
import { classNames } from '@/ui/design/classNames';
import styles from './for-visitors.module.scss';

interface ForVisitorsProps {
  /** The app is here, and is finding out who else is. */
  readonly isUnsure?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * What a page says to visitors alone. A written page knows nobody: in a tab that may hold a session, the place of
 * these words stays quiet until the app knows who is here, so that nobody who is signed in is asked to log in.
 */
export function ForVisitors({ isUnsure = false, children }: ForVisitorsProps) {
  return <span className={classNames(styles['place'], isUnsure && styles['quiet'])}>{children}</span>;
}
