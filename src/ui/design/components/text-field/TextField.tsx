import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { FieldFrame, type FieldFrameProps } from '@/ui/design/components/field-frame/FieldFrame';
import styles from './text-field.module.scss';

export interface TextFieldProps extends Pick<
  FieldFrameProps,
  'label' | 'hint' | 'description' | 'error' | 'warning' | 'id'
> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  /** Never `email`: browsers rewrite such a value, for example the letters of a Hebrew domain. */
  readonly type?: 'text' | 'tel' | undefined;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /**
   * `auto` for free text, a fixed direction for a known language. The value aligns with the start edge of the page in
   * both cases.
   */
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** An example value. It never replaces the label. */
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, description, error, warning, id, onChange, onBlur } = props;
  const isEmail = props.inputMode === 'email';
  return (
    <FieldFrame label={label} hint={hint} description={description} error={error} warning={warning} id={id}>
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
          autoCapitalize={isEmail ? 'none' : undefined}
          autoCorrect={isEmail ? 'off' : undefined}
          dir={props.dir}
          readOnly={props.isReadOnly}
          placeholder={props.placeholder}
          spellCheck={props.dir === 'ltr' ? false : undefined}
          aria-required={props.isRequired || undefined}
          aria-invalid={control.isInvalid || undefined}
          aria-describedby={control.describedBy}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  );
}
