import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Spinner } from '@/ui/design/components/spinner/Spinner';
import styles from './notice.module.scss';

export type NoticeKind = 'info' | 'warn' | 'bad' | 'ok' | 'plain';

export interface NoticeProps {
  readonly kind: NoticeKind;
  /** Replaces the icon of the kind, for example by a lock for a blocked action. */
  readonly icon?: LucideIcon | undefined;
  /** Shows a spinner in place of the icon. */
  readonly isBusy?: boolean | undefined;
  readonly title?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
  /** Set when the notice appears after an action, left out when it is part of the page from the start. */
  readonly role?: 'alert' | 'status' | undefined;
  /** The target of `aria-describedby` and `disabledReasonId`. */
  readonly id?: string | undefined;
}

const ICONS: Readonly<Record<NoticeKind, LucideIcon>> = {
  info: Info,
  warn: TriangleAlert,
  bad: CircleAlert,
  ok: CircleCheck,
  plain: Info,
};

/** A tinted box in the page, which stays. */
export function Notice({ kind, icon, isBusy = false, title, children, role, id }: NoticeProps) {
  return (
    <div className={classNames(styles['notice'], styles[kind])} role={role} id={id}>
      {isBusy ? <Spinner /> : <Icon of={icon ?? ICONS[kind]} />}
      <div className={styles['text']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  );
}
