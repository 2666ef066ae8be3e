import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './error-summary.module.scss';

export interface ErrorSummaryItem {
  /** Id of the field to put right. */
  readonly fieldId: string;
  /** Field and rule, as "Phone: 10 digits starting with 0". */
  readonly label: string;
}

export interface ErrorSummaryProps {
  /** The count, as "3 fields need a correction". */
  readonly title: string;
  readonly items: readonly ErrorSummaryItem[];
  /** Counts failed submissions: each new value moves focus here again. */
  readonly attempt?: number | undefined;
  /** For fields the page cannot focus by id, as hosted card fields. */
  readonly onItem?: ((fieldId: string) => void) | undefined;
}

/**
 * What a failed submission asks for, with a link to each field (DESIGN section 9). It takes the focus when it appears, and
 * is read for that: no live region, which would be read a second time, and anew with each field that is put right.
 */
export function ErrorSummary({ title, items, attempt = 0, onItem }: ErrorSummaryProps) {
  const titleId = useId();
  const goTo = (fieldId: string) => (onItem === undefined ? focusField(fieldId) : onItem(fieldId));
  return (
    <div
      key={attempt}
      ref={takeFocus}
      className={styles['box']}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={styles['title']}>
        <Icon of={CircleAlert} />
        {title}
      </h2>
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.fieldId}>
            <a
              className={styles['link']}
              href={`#${item.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(item.fieldId);
              }}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function takeFocus(box: HTMLElement | null): void {
  box?.focus();
}

function focusField(fieldId: string): void {
  document.getElementById(fieldId)?.focus();
}
