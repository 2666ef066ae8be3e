import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { FieldFrame } from '@/ui/design/components/field-frame/FieldFrame';
import styles from './text-field.module.scss';

export interface TextFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onFocus?: (() => void) | undefined;
  /** A short rule on the label line, as "9 digits". */
  readonly hint?: ReactNode | undefined;
  /** A sentence below the field that is always there. */
  readonly description?: ReactNode | undefined;
  /** How to put the value right; its presence makes the field invalid. */
  readonly error?: string | undefined;
  readonly name?: string | undefined;
  /** Id of the input, the target of an error summary. */
  readonly id?: string | undefined;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** `auto` for free text, fixed for a known language; the value stays at the start edge of the page either way. */
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  readonly lang?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly maxLength?: number | undefined;
  /** An example of the form of the value; never instead of the label. */
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text with label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, hint, description, error, id, onChange, onBlur, onFocus } = props;
  return (
    <FieldFrame label={label} hint={hint} description={description} error={error} id={id}>
      {(control) => (
        <input
          ref={props.ref}
          id={control.id}
          className={styles['input']}
          value={props.value}
          name={props.name}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete}
          dir={props.dir}
          lang={props.lang}
          readOnly={props.isReadOnly}
          disabled={props.isDisabled}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          spellCheck={props.dir === 'ltr' ? false : undefined}
          aria-required={props.isRequired || undefined}
          aria-invalid={control.isInvalid || undefined}
          aria-describedby={control.describedBy}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          onFocus={onFocus}
        />
      )}
    </FieldFrame>
  );
}
