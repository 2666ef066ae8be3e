import { type ReactNode, useId } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '@/ui/design/classNames';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { given } from '@/ui/design/given';
import styles from './radio-cards.module.scss';

export interface RadioCardsProps {
  /** Names the group. */
  readonly label: ReactNode;
  /** Leaves the name to assistive technology, where a heading above already says it. */
  readonly isLabelHidden?: boolean | undefined;
  /** The value of the chosen card. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** A sentence under the name. */
  readonly description?: ReactNode | undefined;
  /** Cards under each other, or up to three beside each other. */
  readonly layout?: 'stack' | 'columns' | undefined;
  readonly isDisabled?: boolean | undefined;
  /** `RadioCard`s. */
  readonly children: ReactNode;
}

/** A choice between cards; the arrow keys move and choose. */
export function RadioCards(props: RadioCardsProps) {
  const { label, isLabelHidden = false, value, description, layout = 'stack', children } = props;
  const base = useId();
  return (
    <RadioGroup
      className={styles['group'] ?? ''}
      aria-labelledby={`${base}-label`}
      {...given({ 'aria-describedby': description === undefined ? undefined : `${base}-description` })}
      value={value ?? null}
      onChange={props.onChange}
      orientation={layout === 'columns' ? 'horizontal' : 'vertical'}
      isDisabled={props.isDisabled ?? false}
    >
      {isLabelHidden ? (
        <VisuallyHidden id={`${base}-label`}>{label}</VisuallyHidden>
      ) : (
        <span id={`${base}-label`} className={styles['label']}>
          {label}
        </span>
      )}
      {description !== undefined && (
        <span id={`${base}-description`} className={styles['description']}>
          {description}
        </span>
      )}
      <div className={classNames(styles['cards'], styles[layout])}>{children}</div>
    </RadioGroup>
  );
}
