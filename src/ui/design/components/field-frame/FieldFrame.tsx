import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './field-frame.module.scss';

/** What a control needs to belong to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly labelId: string;
  /** Ids of error, hint and description, for `aria-describedby`. */
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

export interface FieldFrameProps {
  readonly label: ReactNode;
  /** A short rule on the label line, as "9 digits". */
  readonly hint?: ReactNode | undefined;
  /** A sentence below the control that is always there. */
  readonly description?: ReactNode | undefined;
  /** How to put the value right; its presence makes the field invalid. */
  readonly error?: string | undefined;
  /** Id of the control; one is made up when it is left out. */
  readonly id?: string | undefined;
  /** Draws the 50 pixel field box around a control that has none of its own, as a hosted card field. */
  readonly isBoxed?: boolean | undefined;
  /** Shows the focus ring on the box, for controls whose focus the page cannot see. */
  readonly isFocused?: boolean | undefined;
  /** Disabled look of the box. */
  readonly isDisabled?: boolean | undefined;
  /** At the inline start inside the box. */
  readonly leading?: ReactNode | undefined;
  /** At the inline end inside the box. */
  readonly trailing?: ReactNode | undefined;
  /** The label names a group or a widget that no `label` element can point at. */
  readonly labelAs?: 'label' | 'span' | undefined;
  /** Pressing a `span` label, or the box beside its control, to move focus by script. */
  readonly onLabelPress?: (() => void) | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label above, control, message below (DESIGN section 9). */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, description, error, labelAs: Label = 'label', children } = props;
  const base = useId();
  const id = props.id ?? base;
  const part = (name: string) => `${id}-${name}`;
  const isInvalid = error !== undefined;
  const describedBy = [
    isInvalid && part('error'),
    hint !== undefined && part('hint'),
    description !== undefined && part('description'),
  ]
    .filter(Boolean)
    .join(' ');
  const control = children({
    id,
    labelId: part('label'),
    describedBy: describedBy === '' ? undefined : describedBy,
    isInvalid,
  });
  return (
    <div className={styles['frame']}>
      <div className={styles['line']}>
        <Label
          id={part('label')}
          className={styles['label']}
          {...(Label === 'label' ? { htmlFor: id } : { onClick: props.onLabelPress })}
        >
          {label}
        </Label>
        {hint !== undefined && (
          <span id={part('hint')} className={styles['hint']}>
            {hint}
          </span>
        )}
      </div>
      {props.isBoxed ? (
        <Box {...props} isInvalid={isInvalid}>
          {control}
        </Box>
      ) : (
        control
      )}
      {isInvalid && (
        <p id={part('error')} className={styles['error']}>
          <Icon of={CircleAlert} size="small" />
          <span>{error}</span>
        </p>
      )}
      {description !== undefined && (
        <p id={part('description')} className={styles['description']}>
          {description}
        </p>
      )}
    </div>
  );
}

interface BoxProps extends Pick<
  FieldFrameProps,
  'isFocused' | 'isDisabled' | 'leading' | 'trailing' | 'onLabelPress'
> {
  readonly isInvalid: boolean;
  readonly children: ReactNode;
}

function Box({ isFocused, isInvalid, isDisabled, leading, trailing, onLabelPress, children }: BoxProps) {
  return (
    <div
      className={classNames(styles['box'], isFocused && styles['focused'])}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      {...(onLabelPress !== undefined && { 'data-pressable': true, onClick: onLabelPress })}
    >
      {leading}
      <div className={styles['control']}>{children}</div>
      {trailing}
    </div>
  );
}
