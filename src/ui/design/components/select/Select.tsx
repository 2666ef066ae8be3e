import { ChevronDown } from 'lucide-react';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from '@/ui/design/components/field-frame/FieldFrame';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './select.module.scss';

export interface SelectOption {
  readonly id: string;
  readonly label: string;
}

export interface SelectProps {
  readonly label: ReactNode;
  readonly options: readonly SelectOption[];
  /** The id of the selected option. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly description?: FieldFrameProps['description'];
  /** The instruction for a valid choice. Its presence makes the field invalid. */
  readonly error?: string | undefined;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly isRequired?: boolean | undefined;
}

/** A native select, so that phones show their picker and autofill works. */
export function Select(props: SelectProps) {
  const { label, description, error, id, onChange } = props;
  return (
    <FieldFrame label={label} description={description} error={error} id={id}>
      {(control) => (
        <span className={styles['holder']}>
          <select
            id={control.id}
            className={styles['select']}
            value={props.value}
            name={props.name}
            autoComplete={props.autoComplete}
            aria-required={props.isRequired || undefined}
            aria-invalid={control.isInvalid || undefined}
            aria-describedby={control.describedBy}
            onChange={(event) => onChange(event.target.value)}
          >
            {props.options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size="small" />
        </span>
      )}
    </FieldFrame>
  );
}
