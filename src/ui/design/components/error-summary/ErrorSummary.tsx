import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { takeFocus } from '@/ui/design/takeFocus';
import styles from './error-summary.module.scss';

interface ErrorSummaryItem {
  readonly fieldId: string;
  /** The field and its rule, for example "Phone: 10 digits starting with 0". */
  readonly label: string;
}

interface ErrorSummaryProps {
  /** The number of errors, for example "3 fields need a correction". */
  readonly title: string;
  readonly items: readonly ErrorSummaryItem[];
  /** The number of failed submissions. Each new value moves the focus to the summary. */
  readonly attempt?: number | undefined;
  /** Handles links to fields that the page cannot focus by id, such as hosted card fields. */
  readonly onItem?: ((fieldId: string) => void) | undefined;
}

/**
 * The errors of a failed submission with a link to each field (DESIGN section 9). It takes the focus when it appears,
 * which makes screen readers read it. It is not a live region, because a screen reader would read that twice, and
 * again after each corrected field.
 */
export function ErrorSummary({ title, items, attempt = 0, onItem = focusField }: ErrorSummaryProps) {
  const titleId = useId();
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
        <span>{title}</span>
      </h2>
      <ul role="list" className={styles['list']}>
        {items.map((item) => (
          <li key={item.fieldId}>
            <a
              className={styles['link']}
              href={`#${item.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                onItem(item.fieldId);
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

function focusField(fieldId: string): void {
  document.getElementById(fieldId)?.focus();
}
