import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './field-frame.module.scss';

/** The attributes that connect a control to its label, hint and error. */
interface FieldControl {
  readonly id: string;
  readonly labelId: string;
  /** The ids of error, warning, hint and description for `aria-describedby`. */
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

export interface FieldFrameProps {
  readonly label: ReactNode;
  /** A short rule on the line of the label, for example "9 digits". */
  readonly hint?: ReactNode | undefined;
  /** A sentence below the control. A boolean would leave an empty paragraph that describes the control. */
  readonly description?: ReactElement | string | undefined;
  /** The instruction for a valid value. Its presence makes the field invalid. */
  readonly error?: string | undefined;
  /** A doubt about a value that is accepted nevertheless. */
  readonly warning?: string | undefined;
  /** The id of the control, which the error summary links to. It is generated when it is left out. */
  readonly id?: string | undefined;
  /** Draws the 50 pixel field box around a control without its own box, such as a hosted card field. */
  readonly isBoxed?: boolean | undefined;
  /** Shows the focus ring on the box, for controls in an iframe. */
  readonly isFocused?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** The content at the inline end of the box. */
  readonly trailing?: Elements;
  /** `span` when the label names a group or a widget that a `label` element cannot point at. */
  readonly labelAs?: 'label' | 'span' | undefined;
  /** Called when a `span` label or the box is pressed, so that a script can move the focus to the control. */
  readonly onLabelPress?: (() => void) | undefined;
  readonly children: (control: FieldControl) => ReactElement;
}

/** The label above a control and the messages below it (DESIGN section 9). */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, description, error, warning, labelAs: Label = 'label', children } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const idOf = (name: string) => `${id}-${name}`;
  const isInvalid = error !== undefined;
  const describedBy = [
    isInvalid && idOf('error'),
    warning !== undefined && idOf('warning'),
    hint !== undefined && idOf('hint'),
    description !== undefined && idOf('description'),
  ]
    .filter(Boolean)
    .join(' ');
  const control = children({
    id,
    labelId: idOf('label'),
    describedBy: describedBy === '' ? undefined : describedBy,
    isInvalid,
  });
  return (
    <div className={styles['frame']}>
      <div className={styles['line']}>
        <Label
          id={idOf('label')}
          className={styles['label']}
          {...(Label === 'label' ? { htmlFor: id } : { onClick: props.onLabelPress })}
        >
          {label}
        </Label>
        {hint !== undefined && (
          <span id={idOf('hint')} className={styles['hint']}>
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
        <p id={idOf('error')} className={styles['error']}>
          <Icon of={CircleAlert} size="small" />
          <span>{error}</span>
        </p>
      )}
      {warning !== undefined && (
        <p id={idOf('warning')} className={styles['warning']}>
          <Icon of={TriangleAlert} size="small" />
          <span>{warning}</span>
        </p>
      )}
      {description !== undefined && (
        <p id={idOf('description')} className={styles['description']}>
          {description}
        </p>
      )}
    </div>
  );
}

interface BoxProps extends Pick<FieldFrameProps, 'isFocused' | 'isDisabled' | 'trailing' | 'onLabelPress'> {
  readonly isInvalid: boolean;
  readonly children: ReactNode;
}

function Box({ isFocused, isInvalid, isDisabled, trailing, onLabelPress, children }: BoxProps) {
  return (
    <div
      className={classNames(styles['box'], isFocused && styles['focused'])}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      {...(onLabelPress !== undefined && { 'data-pressable': true, onClick: onLabelPress })}
    >
      <div className={styles['control']}>{children}</div>
      {trailing}
    </div>
  );
}
