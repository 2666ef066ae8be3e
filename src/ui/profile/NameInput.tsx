import { observer } from 'mobx-react-lite';
import type { NamePart } from '@/domain/profile/profileFields';
import { directionOf, type Language } from '@/domain/shared/language';
import type { ProfileFormModel } from './ProfileFormModel';
import styles from './names-fields.module.scss';

interface NameInputProps {
  readonly part: NamePart;
  readonly language: Language;
  readonly form: ProfileFormModel;
  readonly isReadOnly: boolean;
  /** Whether the field has an `autocomplete` attribute. Browsers store a name in one language only. */
  readonly isForAutofill: boolean;
  /** The ids of the column header and of the row header. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly placeholder?: string | undefined;
}

const AUTOFILL: Readonly<Record<NamePart, string>> = { firstName: 'given-name', lastName: 'family-name' };

/** A name in one language, in the text direction of that language. */
export const NameInput = observer(function NameInput(props: NameInputProps) {
  const { part, language, form } = props;
  return (
    <input
      className={styles['input']}
      type="text"
      lang={language}
      dir={directionOf(language)}
      value={form.values[part][language]}
      autoComplete={props.isForAutofill ? AUTOFILL[part] : 'off'}
      placeholder={props.placeholder}
      readOnly={props.isReadOnly}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid === true || undefined}
      onChange={(event) => form.changeName(part, language, event.target.value)}
    />
  );
});
