import { type ReactNode, useId } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '@/ui/design/classNames';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import { withoutUndefined } from '@/ui/design/withoutUndefined';
import styles from './radio-cards.module.scss';

export interface RadioCardsProps {
  /** The name of the group. */
  readonly label: ReactNode;
  /** Shows the name only to assistive technology, when a heading above already contains it. */
  readonly isLabelHidden?: boolean | undefined;
  /** The value of the selected card. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** A sentence below the name. */
  readonly description?: ReactNode | undefined;
  /** Cards in one column, or up to three in a row. */
  readonly layout?: 'stack' | 'columns' | undefined;
  readonly isDisabled?: boolean | undefined;
  /** The `RadioCard` elements. */
  readonly children: ReactNode;
}

/** A group of cards of which one is selected. The arrow keys move the focus and select. */
export function RadioCards(props: RadioCardsProps) {
  const { label, isLabelHidden = false, value, description, layout = 'stack', children } = props;
  const base = useId();
  return (
    <PageLocale>
      <RadioGroup
        className={styles['group'] ?? ''}
        aria-labelledby={`${base}-label`}
        {...withoutUndefined({
          'aria-describedby': description === undefined ? undefined : `${base}-description`,
        })}
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
    </PageLocale>
  );
}
