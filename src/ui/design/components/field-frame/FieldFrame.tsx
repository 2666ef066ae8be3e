import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './field-frame.module.scss';

/** The attributes that connect a control to its label, hint and error. */
interface FieldControl {
  readonly id: string;
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
  /**
   * Called when the label is pressed, so that a script can move the focus to a control that a `label` element cannot
   * point at. Without it the label is a `label` element.
   */
  readonly onLabelPress?: (() => void) | undefined;
  readonly children: (control: FieldControl) => ReactElement;
}

/** The label above a control and the messages below it (DESIGN section 9). */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, description, error, warning, onLabelPress, children } = props;
  const Label = onLabelPress === undefined ? 'label' : 'span';
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
  return (
    <div className={styles['frame']}>
      <div className={styles['line']}>
        <Label
          className={styles['label']}
          {...(Label === 'label' ? { htmlFor: id } : { onClick: onLabelPress })}
        >
          {label}
        </Label>
        {hint !== undefined && (
          <span id={idOf('hint')} className={styles['hint']}>
            {hint}
          </span>
        )}
      </div>
      {children({ id, describedBy: describedBy === '' ? undefined : describedBy, isInvalid })}
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
