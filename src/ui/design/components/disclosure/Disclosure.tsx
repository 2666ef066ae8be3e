import { ChevronDown } from 'lucide-react';
import { classNames } from '@/ui/design/classNames';
import type { Elements } from '@/ui/design/Elements';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './disclosure.module.scss';

interface DisclosureProps {
  /** The row that is always visible: a name, and the state of the content. */
  readonly summary: Elements;
  readonly children: Elements;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly className?: string | undefined;
}

/** A row that opens in place. It is printed open if its content has loaded. */
export function Disclosure({ summary, children, isOpen, onToggle, className }: DisclosureProps) {
  return (
    <details
      className={classNames(styles['disclosure'], className)}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={styles['summary']}>
        {summary}
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}
