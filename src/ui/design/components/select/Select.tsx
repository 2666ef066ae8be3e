import { ChevronDown } from 'lucide-react';
import { FieldFrame } from '@/ui/design/components/field-frame/FieldFrame';
import { Icon } from '@/ui/design/components/icon/Icon';
import type { TextFieldProps } from '@/ui/design/components/text-field/TextField';
import styles from './select.module.scss';

interface SelectOption {
  readonly id: string;
  readonly label: string;
}

export interface SelectProps extends Pick<
  TextFieldProps,
  'label' | 'description' | 'error' | 'name' | 'id' | 'autoComplete' | 'isRequired'
> {
  readonly options: readonly SelectOption[];
  /** The id of the selected option. */
  readonly value: string;
  readonly onChange: (id: string) => void;
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
