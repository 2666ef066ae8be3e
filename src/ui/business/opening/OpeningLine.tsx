import type { OpeningState } from '@/domain/business/openingState';
import { classNames } from '@/ui/design/classNames';
import styles from './opening-line.module.scss';

interface OpeningLineProps {
  readonly state: OpeningState;
  /** The sentence, for example from `openingText`. */
  readonly children: string;
}

/** Whether a business is open now, as a sentence with a shape. Changes are not announced. */
export function OpeningLine({ state: { kind }, children }: OpeningLineProps) {
  const isOpen = kind === 'open' || kind === 'always-open';
  return (
    <p className={classNames(styles['line'], isOpen && styles['isOpen'])}>
      <span className={styles['shape']} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
